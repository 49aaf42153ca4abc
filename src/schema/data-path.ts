/** ajv's JSON pointer to a value → a path. Pure. */
import type { Path } from '../load/locate.ts';

/** Steps that look like numbers become numbers; the locator accepts them for lists and groups. */
export function pathOf(pointer: string): Path {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
