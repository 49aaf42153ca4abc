/** Does the same to many things, a few at a time. */
import { availableParallelism } from 'node:os';

/** Encoding runs on Node's four threads for slow work; one is left for reading and writing files. */
const concurrency = Math.min(availableParallelism(), 3);

/**
 * Results in the order of the items. Begins nothing new once `signal` is aborted or an item has failed, and settles only when
 * nothing is underway any more: what is still encoding would keep the process alive after its result has lost its use.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0 || signal?.aborted) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
