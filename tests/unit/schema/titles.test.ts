/** The titles of groups, which forms (the CMS) and editors show. */
import { expect, test } from 'vitest';
import { type SchemaNode, schemas } from '../../../src/schema/schemas.ts';

test.each(Object.entries(schemas))('%s: no group has the title of a top field or of a sibling', (_, schema) => {
  const top = titles(schema);
  const below = Object.values(schema.properties ?? {}).flatMap(inner);
  expect(twice(top)).toEqual([]);
  expect(below.map(titles).flatMap(twice)).toEqual([]);
  expect(below.flatMap(titles).filter((title) => top.includes(title))).toEqual([]);
});

/** The group and all groups in it. */
function inner(node: SchemaNode): SchemaNode[] {
  return [node, ...Object.values(node.properties ?? {}).flatMap(inner)];
}

function titles({ properties = {} }: SchemaNode): string[] {
  return Object.values(properties).flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
