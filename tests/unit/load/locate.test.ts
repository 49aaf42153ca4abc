/** Locations in many files, requested in one job: V8 does not clear a WeakRef before the job ends. */
import { expect, test } from 'vitest';
import { lazyLocate } from '../../../src/load/locate.ts';

const text = `name: a\n${'# filler\n'.repeat(1100)}`;

function files(count: number): { ask: () => void; reads: () => number } {
  let reads = 0;
  const read = () => {
    reads++;
    return text;
  };
  const locates = Array.from({ length: count }, (_, n) => lazyLocate(`data/${n}.yaml`, read));
  const ask = () => {
    for (const locate of locates) locate(['name']);
  };
  return { ask, reads: () => reads };
}

test('the most recently requested files are read only once', () => {
  const few = files(20);
  few.ask();
  few.ask();
  expect(few.reads()).toBe(20);
});

test('of many files only some are kept', () => {
  const many = files(2000);
  many.ask();
  many.ask();
  expect(many.reads()).toBeGreaterThan(3000);
});
