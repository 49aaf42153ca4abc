/** Maps items through an async function, a few at a time. */
import { availableParallelism } from 'node:os';

/** Encoding runs on Node's thread pool of four; one thread is left for reading and writing files. */
const usual = Math.min(availableParallelism(), 3);
let concurrency = usual;

/** For the whole process, whose thread pool all work shares. Undefined: as many as the machine can do at once, up to three. */
export function limitConcurrency(jobs: number | undefined): void {
  concurrency = jobs ?? usual;
}

/**
 * Results are in the order of the items. Starts nothing new once an item has failed, and settles only
 * when no item is running: a running encoder would keep the process alive although its result is useless.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
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
