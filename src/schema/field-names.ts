/** Names, descriptions and lists of fields in messages. Pure. */
import type { ErrorObject } from 'ajv';
import type { Path } from '../diagnostics/locate.ts';
import { withSameWord } from '../diagnostics/nearest.ts';
import type { SchemaNode } from './schemas.ts';

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

export function isEntry(step: string | number): boolean {
  return /^\d+$/.test(String(step));
}

/** A hint with the description of a field, or of the list that an entry is in; undefined if it has none. */
export function aboutField(path: Path, node: SchemaNode | undefined): string | undefined {
  const description = node?.description;
  const name = path.findLast((step) => !isEntry(step));
  return description === undefined || name === undefined ? description : `${quoteName(name)}: ${description}`;
}

type Group = NonNullable<ErrorObject['parentSchema']>;

/** With more fields, a list of all is too long to read. */
const maxListed = 13;
const maxSimilar = 4;

/**
 * Without `key`, names no similar fields: there may be 60,000 unknown ones, and comparing each with all fields would take
 * minutes. `isOwn`: the fields are described by the site's own schema, which no page of the docs lists.
 */
export function fieldsHint(key: string | undefined, group: Group, { isOwn }: { isOwn: boolean }): string {
  const fields = fieldsOf(group);
  if (isOwn || fields.length <= maxListed) return `Use one of these fields: ${fields.join(', ')}.`;
  const similar = key === undefined ? [] : withSameWord(key, fields).slice(0, maxSimilar);
  if (similar.length === 0) return unlisted(fields);
  return `The most similar field${similar.length === 1 ? ' is' : 's are'} ${similar.join(', ')}. treesite’s docs/data.md lists all ${fields.length}.`;
}

/** What a group may contain, after a colon. */
export function namesOfFields(group: Group): string {
  const fields = fieldsOf(group);
  return fields.length <= maxListed
    ? `${fields.join(', ')}.`
    : `${fields.slice(0, maxSimilar).join(', ')} … ${unlisted(fields)}`;
}

function unlisted(fields: readonly string[]): string {
  return `treesite’s docs/data.md lists all ${fields.length} fields.`;
}

function fieldsOf(group: Group): string[] {
  return Object.keys((group.properties ?? {}) as object);
}

/** All steps are texts, also those into lists; the locator accepts both. */
export function pathOf(pointer: string): Path {
  const steps = pointer.split('/').slice(1);
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}
