/**
 * `npm run bench:floor [-- --places 10000 --runs 5]`: how much of a build's processor time a minimal program takes that only reads and
 * writes files (floor-program.mjs), beside the builds themselves, in turns. A report, not a test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from './generate-site.ts';
import { measure } from './measure.ts';
import { ownCompany } from './own-company.ts';
import { treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: { places: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' } },
});
const program = path.join(import.meta.dirname, 'floor-program.mjs');

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-floor-'));
const figures = new Map<string, number[]>();

async function run(name: string, args: readonly string[]): Promise<void> {
  const { processor } = await measure({ args, cwd: folder });
  figures.set(name, [...(figures.get(name) ?? []), processor]);
}

try {
  const site = generateSite({ places: Number(flags.places), seed: 1, ...ownCompany() });
  treesite.write(folder, site);
  const { args: build } = treesite.build(folder);
  for (let index = 0; index < Number(flags.runs); index += 1) {
    treesite.clean(folder);
    await run('treesite, from nothing', build);
    await run('minimal program, from nothing', [process.execPath, program, 'cold']);
    rmSync(path.join(folder, 'copy'), { recursive: true });
    await run('start of Node', [process.execPath, '-e', '0']);
    await run('minimal program, unchanged', [process.execPath, program, 'unchanged']);
    await run('minimal program, one edit', [process.execPath, program, 'edit']);
    treesite.edit(folder, { site, words: `Edit ${index}.` });
    await run('treesite, one edit', build);
    // File times must be older than a step of the clock before a build trusts them.
    await measure({ args: build, cwd: folder });
    await run('treesite, unchanged', build);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const [name, seconds] of figures) {
  const [least = 0, most = 0] = [Math.min(...seconds), Math.max(...seconds)];
  const median = seconds.sort((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0;
  console.log(`${name.padEnd(30)} ${median.toFixed(2)} s (${least.toFixed(2)} to ${most.toFixed(2)})`);
}
