/** A data folder → the number of files of each kind. Reads names only. */
import glob from 'fast-glob';
import { countEach } from '../domain/groups.ts';
import { classify } from '../load/classify.ts';

export async function countDataFiles(data: string): Promise<Record<string, number>> {
  const names = await glob('**/*', { cwd: data, suppressErrors: true });
  const counts = countEach(names.map(classify));
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
