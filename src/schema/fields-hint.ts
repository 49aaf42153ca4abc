/** The hint for an unknown field: the fields that the group has, or the most similar of many. Pure. */
import type { ErrorObject } from 'ajv';
import { mostSimilar } from '../diagnostics/nearest.ts';
import { memoize } from '../memo/memoize.ts';

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
  if (isOwn || fields.length <= maxListed) return all(group);
  const similar = key === undefined ? [] : mostSimilar(key, fields, maxSimilar);
  if (similar.length === 0) return unlisted(fields);
  return `The most similar field${similar.length === 1 ? ' is' : 's are'} ${similar.join(', ')}. docs/data.md lists all ${fields.length}.`;
}

/** What a group may contain, after a colon. */
export const namesOfFields = memoize((group: Group): string => {
  const fields = fieldsOf(group);
  return fields.length <= maxListed
    ? `${fields.join(', ')}.`
    : `${fields.slice(0, maxSimilar).join(', ')} … ${unlisted(fields)}`;
});

function unlisted(fields: readonly string[]): string {
  return `docs/data.md lists all ${fields.length} fields.`;
}

const all = memoize((group: Group) => `Use one of these fields: ${fieldsOf(group).join(', ')}.`);

const fieldsOf = memoize((group: Group) => Object.keys((group.properties ?? {}) as object));
