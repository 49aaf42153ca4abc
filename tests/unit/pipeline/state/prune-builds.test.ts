import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pruneBuilds } from '../../../../src/pipeline/state/prune-builds.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Two files of 100 bytes together, saved so many days ago. */
function aBuild(name: string, days: number): void {
  for (const [ending, bytes] of [
    ['rows', 90],
    ['last', 10],
  ] as const) {
    const file = path.join(folder, `${name}.${ending}`);
    writeFileSync(file, 'x'.repeat(bytes));
    const time = Date.now() / 1000 - days * 24 * 60 * 60;
    utimesSync(file, time, time);
  }
}
const kept = () => [...new Set(readdirSync(folder).map((file) => file.replace(/\..*/, '')))].sort();

test('builds below the limit stay', () => {
  for (const [days, name] of ['a', 'b', 'c'].entries()) aBuild(name, days);
  pruneBuilds(folder, 'a', 300);
  expect(kept()).toEqual(['a', 'b', 'c']);
});

test('beyond the limit, the oldest are deleted with all their files', () => {
  for (const [days, name] of ['a', 'b', 'c', 'd'].entries()) aBuild(name, days);
  pruneBuilds(folder, 'a', 250);
  expect(kept()).toEqual(['a', 'b']);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('the build in progress stays, however old and large it is', () => {
  for (const [days, name] of ['a', 'b', 'c'].entries()) aBuild(name, days);
  pruneBuilds(folder, 'c', 50);
  expect(kept()).toEqual(['c']);
});

test('at most eight builds are kept', () => {
  for (let days = 0; days < 12; days++) aBuild(`build-${days}`, days);
  pruneBuilds(folder, 'build-11', 1e6);
  expect(kept()).toEqual([0, 1, 11, 2, 3, 4, 5, 6].map((days) => `build-${days}`));
});

test('a missing folder is not an error', () => {
  expect(() => pruneBuilds(path.join(folder, 'none'), 'a')).not.toThrow();
});
