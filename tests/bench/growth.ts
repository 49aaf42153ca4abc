/**
 * `npm run bench:growth [-- --sizes 1000,2000,4000 --seed S]`: one cold build of a made-up site of each size, and how the time of each
 * stage, the processor time and the peak memory grow: the exponent of the power of the number of places that fits best. A report, not a test.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from './generate-site.ts';
import { measure } from './measure.ts';
import { ownCompany } from './own-company.ts';
import { askForStages, readStages } from './profile.ts';
import { treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,2000,4000,8000,16000,32000' },
    seed: { type: 'string', default: '1' },
  },
});
const sizes = flags.sizes.split(',').map(Number);

/** Seconds by stage, and of the whole process tree; memory in MiB. One row per name, one value per size. */
const rows = new Map<string, number[]>();

function add(name: string, index: number, value: number): void {
  const row = rows.get(name) ?? sizes.map(() => Number.NaN);
  row[index] = value;
  rows.set(name, row);
}

const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-growth-'));
try {
  for (const [index, places] of sizes.entries()) {
    const folder = path.join(root, `${places}`);
    mkdirSync(folder, { recursive: true });
    treesite.write(folder, generateSite({ places, seed: Number(flags.seed), ...ownCompany() }));
    const { processor, memory, stderr } = await measure({ ...treesite.build(folder), env: askForStages });
    for (const [stage, { milliseconds }] of Object.entries(readStages(stderr))) add(stage, index, milliseconds / 1000);
    add('all: processor time', index, processor);
    add('all: peak memory, MiB', index, memory ?? Number.NaN);
    console.error(`${places} places: ${processor.toFixed(2)} s, ${memory?.toFixed(0)} MiB`);
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

console.log(`| stage, s | ${sizes.join(' | ')} | exponent |\n|---|${sizes.map(() => '---').join('|')}|---|`);
const largestFirst = [...rows].sort(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0));
for (const [name, values] of largestFirst) {
  const digits = name.endsWith('MiB') ? 0 : 2;
  console.log(`| ${name} | ${values.map((value) => value.toFixed(digits)).join(' | ')} | ${exponent(values)} |`);
}

/** By least squares of the logarithms. Stages of less than 0.05 s at the largest size are left out. */
function exponent(values: readonly number[]): string {
  if (!((values.at(-1) ?? 0) >= 0.05)) return '–';
  const points = values.flatMap((value, index) => {
    const places = sizes[index];
    return places !== undefined && value > 0 ? [{ x: Math.log(places), y: Math.log(value) }] : [];
  });
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const slope = mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
  return slope.toFixed(2);
}
