/** Names and descriptions of fields in messages. Pure. */
import type { Path } from '../load/locate.ts';
import { descriptionOf, type SchemaNode } from './schemas.ts';

/** Names such as a, date and base read as words of the sentence without quotes. Values are in straight quotes. */
export function quoteName(name: string | number): string {
  return `“${name}”`;
}

/** The last field with its parent, which the code frame may not show: `benefits/2/title` → “title” in entry 3 of “benefits”. */
export function describePath(path: Path): string {
  const [parent, last] = path.length > 1 ? path.slice(-2) : [undefined, path.at(-1)];
  if (last === undefined) return 'this file';
  if (isEntry(last)) return entryOf(path);
  if (parent === undefined) return quoteName(last);
  return `${quoteName(last)} in ${isEntry(parent) ? entryOf(path.slice(0, -1)) : quoteName(parent)}`;
}

function entryOf(path: Path): string {
  const list = path.at(-2);
  return `entry ${Number(path.at(-1)) + 1}${list === undefined ? '' : ` of ${quoteName(list)}`}`;
}

function isEntry(step: string | number): boolean {
  return /^\d+$/.test(String(step));
}

/** A hint with the description of a field, or of the list that an entry is in; undefined if it has none. */
export function aboutField(path: Path, node: SchemaNode | undefined): string | undefined {
  const description = descriptionOf(node);
  const name = path.findLast((step) => !isEntry(step));
  return description === undefined || name === undefined ? description : `${quoteName(name)}: ${description}`;
}
