/** How messages describe a field's form: the schemas say it, next to the pattern it describes. */
import { describe, expect, test } from 'vitest';
import { type SchemaNode, schemas, sharedDefinitions } from '../../../src/schema/schemas.ts';

interface Pattern {
  place: string;
  node: SchemaNode;
}

function patternsOf(value: unknown, place: string): Pattern[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [{ place, node: value as SchemaNode }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => patternsOf(child, `${place}/${key}`))];
}

const patterns = patternsOf({ ...schemas, definitions: sharedDefinitions.definitions }, '');

describe('every pattern has a description that ends with an example', () => {
  test('in all schemas', () => {
    expect(patterns.length).toBeGreaterThan(25);
  });

  test.each(patterns.map(({ place, node }) => [place, node] as const))('%s', (_, node) => {
    const example = /: "?([^":]+(?::[^" ]+)?)"?$/.exec(String(node['x-form']))?.[1] ?? '';
    expect(example).toMatch(new RegExp(String(node.pattern)));
  });
});

describe('an alias', () => {
  const pattern = new RegExp(String((sharedDefinitions.definitions as Record<string, SchemaNode>).path?.pattern));
  test.each(['/old/', '/old', '/About_Us.html', '/2019/03/Post.ASPX', '/our--work/', '/Index.HTM', '/a_/b-'])(
    'may be %s',
    (path) => expect(path).toMatch(pattern),
  );
  test.each([
    'old',
    '/',
    '//old',
    '/old//page',
    '/_headers',
    '/-old',
    '/.git',
    '/old/../up',
    '/o%20d',
    '/a?b=1',
    '/robots.txt',
  ])('may not be %s', (path) => expect(path).not.toMatch(pattern));
});
