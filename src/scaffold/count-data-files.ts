/** A data folder → the number of files of each kind. Reads names only. */
import glob from 'fast-glob';
import { classify } from '../load/classify.ts';

export async function countDataFiles(data: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await glob('**/*', { cwd: data, suppressErrors: true })) {
    const kind = classify(name);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
