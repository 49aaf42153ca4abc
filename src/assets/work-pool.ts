/** Does the same to many things, a few at a time. */
import { availableParallelism } from 'node:os';

/** Encoding runs on Node's four threads for slow work; one is left for reading and writing files. */
const atOnce = Math.min(availableParallelism(), 3);

/** Results in the order of the items. Begins nothing new once `signal` is aborted or something has failed. */
export async function mapFew<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (failed || signal?.aborted) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
