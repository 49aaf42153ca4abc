/** Two threads that repeatedly compete for the lock of a process that has ended. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { holderName } from '../../../../src/emit/publication/lock.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const rounds = 60;

/** Both begin each round at once, and neither waits for the other. Counts how often both held the lock. */
const racer = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { acquireLock, releaseLock } from './lock.mjs';

const { folder, dead, shared, rounds } = workerData;
const [ARRIVED, INSIDE, BOTH] = [0, 1, 2];
for (let round = 0; round < rounds; round++) {
  const lock = folder + round;
  mkdirSync(lock, { recursive: true });
  writeFileSync(lock + '/' + dead, '');
  Atomics.add(shared, ARRIVED, 1);
  while (Atomics.load(shared, ARRIVED) < 2 * (round + 1));
  const held = await acquireLock(lock, { timeoutMs: -1 }).catch(() => undefined);
  if (!held) continue;
  if (Atomics.add(shared, INSIDE, 1) > 0) Atomics.add(shared, BOTH, 1);
  const until = performance.now() + 0.5;
  while (performance.now() < until);
  Atomics.sub(shared, INSIDE, 1);
  releaseLock(held);
}
`;

test('a lock that a dead process left is taken over by one of two', async () => {
  const folder = tempFolder();
  await build({
    entryPoints: [path.join(projectRoot, 'src/emit/publication/lock.ts')],
    outfile: path.join(folder, 'lock.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  writeFileSync(path.join(folder, 'racer.mjs'), racer);
  const shared = new Int32Array(new SharedArrayBuffer(12));
  const dead = holderName(999_999_999, 'abc');
  const workerData = { folder: path.join(folder, 'lock-'), dead, shared, rounds };
  const workers = [1, 2].map(() => new Worker(path.join(folder, 'racer.mjs'), { workerData }));
  const ends = workers.map(
    (worker) => new Promise((resolve, reject) => worker.on('error', reject).on('exit', resolve)),
  );
  try {
    expect(await Promise.all(ends)).toEqual([0, 0]);
  } finally {
    // If one of them failed, the other waits for it.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  expect(shared[2]).toBe(0);
});
