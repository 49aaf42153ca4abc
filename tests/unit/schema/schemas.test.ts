/** The built-in schemas: the forms that patterns describe, the titles of groups, the slots of pictures, the limits in descriptions. */
import { describe, expect, test } from 'vitest';
import { isGroup } from '../../../src/domain/groups.ts';
import { maxPlaceCards, maxPlacesByEye } from '../../../src/domain/list-limits.ts';
import { isPictureSlot } from '../../../src/domain/picture-slots.ts';
import { labelTokens } from '../../../src/domain/texts/tokens.ts';
import { compileValidator } from '../../../src/schema/create-ajv.ts';
import { schemaFiles } from '../../../src/schema/schema-files.ts';
import { definitions, type SchemaNode, schemas } from '../../../src/schema/schemas.ts';

interface Pattern {
  place: string;
  node: SchemaNode;
}

function patternsOf(value: unknown, place: string): Pattern[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [{ place, node: value as SchemaNode }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => patternsOf(child, `${place}/${key}`))];
}

const patterns = patternsOf(schemas, '');

test('the schemas have patterns', () => {
  expect(patterns.length).toBeGreaterThan(25);
});

test.each(patterns.map(({ place, node }) => [place, node] as const))(
  'the pattern at %s has a description that ends with an example',
  (_, node) => {
    const example = /: "?([^":]+(?::[^" ]+)?)"?$/.exec(String(node['x-form']))?.[1] ?? '';
    expect(example).toMatch(new RegExp(String(node.pattern)));
  },
);

describe('an alias', () => {
  const pattern = new RegExp(String(definitions.path?.pattern));
  test.each(['/old/', '/old', '/About_Us.html', '/2019/03/Post.ASPX', '/our--work/', '/Index.HTM', '/a_/b-'])(
    'may be %s',
    (path) => expect(path).toMatch(pattern),
  );
  test.each(['/', '//old', '/_headers', '/-old', '/old/../up', '/o%20d', '/a?b=1'])('may not be %s', (path) =>
    expect(path).not.toMatch(pattern),
  );
});

test.each(Object.entries<SchemaNode>(schemaFiles))(
  '%s: no group has the title of a top field or of a sibling',
  (_, schema) => {
    const top = titles(schema);
    const below = Object.values(schema.properties ?? {}).flatMap(inner);
    expect(twice(top)).toEqual([]);
    expect(below.map(titles).flatMap(twice)).toEqual([]);
    expect(below.flatMap(titles).filter((title) => top.includes(title))).toEqual([]);
  },
);

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

test('every picture has a slot, and every slot is known', () => {
  const text = JSON.stringify(schemas);
  const slots = [...text.matchAll(/"x-image":"([^"]+)"/g)].map(([, slot = '']) => slot);
  expect(slots.filter((slot) => !isPictureSlot(slot))).toEqual([]);
  expect(slots.length).toBeGreaterThan(5);
  expect(slots.length).toBe(text.split(JSON.stringify(definitions.image?.pattern)).length - 1);
});

const textOf = (kind: 'city' | 'site') => JSON.stringify(schemas[kind]);

test('groups of places and the field that finds places say for how many places', () => {
  const cards = `On a site with more than ${maxPlaceCards} places, only featured places have cards`;
  expect(textOf('site')).toContain(`${cards} on that page, and a group without featured places is not shown.`);
  expect(textOf('city')).toContain(`${cards}.`);
  expect(textOf('site')).toContain(`with more than ${maxPlacesByEye} places`);
});

test('every number has bounds, so that none is written as 1e+21', () => {
  const unbounded = (node: unknown, path: string): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const { type, minimum, maximum } = node as Record<string, unknown>;
    const isOpen =
      (type === 'number' || type === 'integer') && !(Number(minimum) < Number(maximum) && Number(maximum) < 1e16);
    return [
      ...(isOpen ? [path] : []),
      ...Object.entries(node).flatMap(([name, child]) => unbounded(child, `${path}/${name}`)),
    ];
  };
  expect(unbounded(schemas, '')).toEqual([]);
});

test('definitions are no references, and what is beside one in them is what the YAML language server reads there', () => {
  const wrong = (node: unknown, path: string): string[] => {
    if (!isGroup(node)) return [];
    const others = Object.keys(node).filter(
      (keyword) => !['$ref', 'title', 'description', 'default'].includes(keyword),
    );
    const isWrong = typeof node.$ref === 'string' && (others.length > 0 || !path.includes('/'));
    return [
      ...(isWrong ? [path] : []),
      ...Object.entries(node).flatMap(([key, child]) => wrong(child, `${path}/${key}`)),
    ];
  };
  expect(Object.entries(definitions).flatMap(([name, node]) => wrong(node, name))).toEqual([]);
});

test('the branches of a oneOf have no field in common', () => {
  const shared = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const branches = 'oneOf' in node ? (node.oneOf as SchemaNode[]) : [];
    const names = branches.flatMap(({ properties = {} }) => Object.keys(properties));
    return [...twice(names), ...Object.values(node).flatMap(shared)];
  };
  expect(shared(schemas)).toEqual([]);
});

test('the tokens of labels are exactly those that finished pages are searched for', () => {
  const tokensIn = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = 'x-tokens' in value && Array.isArray(value['x-tokens']) ? value['x-tokens'] : [];
    return [...own, ...Object.values(value).flatMap(tokensIn)];
  };
  const inSchemas = [...new Set(tokensIn(schemas))].sort();
  const list = `labelTokens in src/domain/texts/tokens.ts must be: ${inSchemas.join(', ')}.`;
  expect(labelTokens, list).toEqual(inSchemas);
});

test('no validator counts the characters of a text to see whether there is one', () => {
  const code = String(compileValidator(schemas.reviews));
  expect(code).toContain('.length < 1');
  expect(code).not.toMatch(/func\d+\(\w+\)\s*<\s*1\b/);
});
