/** ajv's way of naming a place in a file, as ours. Pure. */
import type { Path } from '../load/locate.ts';

/** A JSON pointer as a path: list positions are numbers again where they look like numbers, which the locator accepts for both. */
export function pathOf(pointer: string): Path {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
