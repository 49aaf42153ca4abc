/** What publishing costs, in processor time: `npx tsx tests/bench/publish.ts [--files N]`. Writes to a temporary folder and removes it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspectSite } from '../../src/emit/publication/current-site.ts';
import { openPublication } from '../../src/emit/publication/publication.ts';

const at = process.argv.indexOf('--files');
const count = at === -1 ? 12_000 : Number(process.argv[at + 1]);
const pages = Array.from(
  { length: Math.round((count * 5) / 6) },
  (_, index) => `areas/place-number-${index}-nc/index.html`,
);
const others = Array.from({ length: count - pages.length }, (_, index) => `assets/card-${index}.abcdef.png`);
const files = [...pages, ...others];
const body = (seed: string) => Buffer.from(`${seed} `.padEnd(15_000, 'some words of a page '));

async function timed<Result>(label: string, work: () => Promise<Result> | Result, divisor = 0): Promise<Result> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const spent = process.cpuUsage(cpu);
  const milliseconds = (spent.user + spent.system) / 1000;
  const each = divisor > 0 ? `${((milliseconds * 1000) / divisor).toFixed(1)} us per file` : '';
  console.log(
    label.padEnd(46),
    `${milliseconds.toFixed(1)} ms of processor time,`,
    `${(performance.now() - wall).toFixed(1)} ms,`,
    each,
  );
  return result;
}

async function publishAll(out: string, edit: Readonly<Record<string, string>>, isKept: boolean) {
  const publication = await openPublication(out);
  for (const [file, { hash }] of isKept ? publication.previous.files : []) publication.keep(file, hash);
  const written = isKept ? Object.keys(edit) : files;
  for (const file of written) publication.write(file, body(edit[file] ?? file));
  return publication.commit({ pages, base: '' });
}

const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-bench-'));
try {
  const out = path.join(root, 'dist');
  console.log(`${files.length} files of 15 kB, ${pages.length} of them pages; Node ${process.version}`);
  for (const file of files.slice(0, 500)) body(file);
  await timed('first publish', () => publishAll(out, {}, false), files.length);
  await timed('inspectSite', () => inspectSite(out), files.length);
  await timed('second publish, one edit', () => publishAll(out, { [pages[1] ?? '']: 'second' }, true), files.length);
  for (let round = 0; round < 4; round++) {
    await timed(`one edit (${round + 1})`, () => publishAll(out, { [pages[round] ?? '']: `round ${round}` }, true));
  }
  writeFileSync(path.join(out, pages[3] ?? ''), 'edited by hand');
  await timed('all written again, one damaged', () => publishAll(out, {}, false), files.length);
} finally {
  rmSync(root, { recursive: true, force: true });
}
