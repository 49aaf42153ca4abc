/** How many of a dozen jobs the work pool runs at once. */
import { setTimeout as wait } from 'node:timers/promises';
import { mapConcurrently } from '../../src/assets/work-pool.ts';

export async function maxConcurrency(): Promise<number> {
  let [now, most] = [0, 0];
  await mapConcurrently(Array.from({ length: 12 }), async () => {
    now += 1;
    most = Math.max(most, now);
    await wait(1);
    now -= 1;
  });
  return most;
}
