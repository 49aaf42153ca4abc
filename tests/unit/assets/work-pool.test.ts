/** Slow work is done a few things at a time, and no more is begun after a failure. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency, mapConcurrently } from '../../../src/assets/work-pool.ts';
import { maxConcurrency } from '../../support/max-concurrency.ts';

it('runs as many tasks at the same time as the machine can, up to three', async () => {
  limitConcurrency(undefined);
  expect(await maxConcurrency()).toBe(Math.min(availableParallelism(), 3));
});

it('starts nothing more after a failure, and leaves nothing underway', async () => {
  let underway = 0;
  let begun = 0;
  const failing = mapConcurrently([5, 1, 20, ...Array(20).fill(1)], async (milliseconds) => {
    begun += 1;
    underway += 1;
    await wait(milliseconds);
    underway -= 1;
    if (milliseconds === 1) throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(underway).toBe(0);
  expect(begun).toBeLessThan(6);
});
