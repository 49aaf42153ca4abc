/** Slow files are made a few at a time, each once, and no longer when the build is canceled. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeFiles } from '../../../src/assets/make-files.ts';
import { limitConcurrency, mapConcurrently } from '../../../src/assets/work-pool.ts';
import { maxConcurrency } from '../../support/max-concurrency.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('making files', () => {
  it('gives them in the order they were asked for, each path once', async () => {
    const made: string[] = [];
    const file = (path: string, after: number) => ({
      path,
      make: async () => {
        made.push(path);
        await wait(after);
        return bytes(path);
      },
    });
    const { files } = makeFiles([file('slow', 20), file('quick', 1), file('slow', 20)]);
    expect((await files).map(({ path }) => path)).toEqual(['slow', 'quick']);
    expect(made).toEqual(['slow', 'quick']);
  });

  it('reports a failure where the files are awaited, and starts no more', async () => {
    let begun = 0;
    const failing = Array.from({ length: 20 }, (_, index) => ({
      path: String(index),
      make: async () => {
        begun += 1;
        await wait(1);
        throw new Error('no');
      },
    }));
    const making = makeFiles(failing);
    await wait(10);
    await expect(making.files).rejects.toThrow('no');
    expect(begun).toBeLessThan(5);
  });

  it('begins no more once it is canceled', async () => {
    let begun = 0;
    const files = Array.from({ length: 20 }, (_, index) => ({
      path: String(index),
      make: async () => {
        begun += 1;
        await wait(1);
        return bytes('');
      },
    }));
    const making = makeFiles(files);
    making.cancel();
    await making.files;
    expect(begun).toBeLessThan(5);
  });
});

it('works on a few things at a time, or as many as asked for', async () => {
  expect(await maxConcurrency()).toBe(Math.min(availableParallelism(), 3));
  limitConcurrency(5);
  expect(await maxConcurrency()).toBe(5);
  limitConcurrency(undefined);
  expect(await maxConcurrency()).toBe(Math.min(availableParallelism(), 3));
});

it('leaves nothing underway after a failure', async () => {
  let underway = 0;
  const failing = mapConcurrently([5, 1, 20, 1], async (milliseconds) => {
    underway += 1;
    await wait(milliseconds);
    underway -= 1;
    if (milliseconds === 1) throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(underway).toBe(0);
});
