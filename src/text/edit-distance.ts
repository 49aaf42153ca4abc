/** Two texts → the number of characters to add, remove or replace to get one from the other. Pure. */
import { createRequire } from 'node:module';
import { once } from '../memo/memoize.ts';

/** Loaded on first use, because most runs find no misspelled name. */
const library = once(
  () => createRequire(import.meta.url)('fastest-levenshtein') as typeof import('fastest-levenshtein'),
);

export function editDistance(one: string, other: string): number {
  return library().distance(one, other);
}
