/** `npm run bench`: processor and wall time of whole builds of this site, five each after one to warm up. A report, never a test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const runs = 5;
const out = path.join(mkdtempSync(path.join(os.tmpdir(), 'treesite-bench-')), 'dist');

/** Seconds. The shell's `times` counts every process that a build starts. */
function measure(flags: string): { processor: number; wall: number } {
  const started = performance.now();
  const script = `node bin/treesite.js build --quiet --out "${out}" ${flags} 2>/dev/null; times`;
  const lines = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
  const parts = [...(lines.at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const processor = parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
  return { processor, wall: (performance.now() - started) / 1000 };
}

function row(name: string, values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((value) =>
    (value ?? 0).toFixed(2),
  );
  return `${name.padEnd(44)}${shown.map((value) => value.padStart(9)).join('')}`;
}

console.log(`${'seconds'.padEnd(44)}${['min', 'median', 'max'].map((head) => head.padStart(9)).join('')}`);
for (const [name, flags] of [
  ['build, pictures and cards remembered', ''],
  ['build, everything made anew', '--no-cache'],
] as const) {
  measure(flags);
  const results = Array.from({ length: runs }, () => measure(flags));
  console.log(
    row(
      `${name}: processor`,
      results.map((result) => result.processor),
    ),
  );
  console.log(
    row(
      `${name}: wall`,
      results.map((result) => result.wall),
    ),
  );
}
rmSync(path.dirname(out), { recursive: true, force: true });
