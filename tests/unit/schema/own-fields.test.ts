/** Values of a site's own fields: what is reported about them, defaults, and what they mean. */
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/load/parse-source.ts';
import type { FieldSchema } from '../../../src/schema/own/field-schema.ts';
import { schemaOfKind } from '../../../src/schema/own/own-fields.ts';
import { validateFile } from '../../../src/schema/records.ts';
import { schemas } from '../../../src/schema/schemas.ts';
import { ownFields, readOwnSchema, withFields } from '../../support/own-schema.ts';

const front = `title: Warranty
metaTitle: A title
metaDescription: A description
keywords: [word]
`;

function parse(text: string) {
  const parsed = parseYaml({ kind: 'document', file: 'data/pages/a.md', slug: 'a', text });
  if (Array.isArray(parsed)) throw new Error(parsed[0]?.message);
  return parsed;
}

/** A page of text with this YAML at its end. */
function check(schema: FieldSchema, yaml: string) {
  const record = validateFile(parse(front + yaml), ownFields(schema));
  if (!Array.isArray(record)) {
    const { custom } = record.value as { custom: unknown };
    return { custom, marks: record.annotations.filter(({ path }) => path[0] === 'custom'), found: [] };
  }
  const found = record.map(({ code, at, message, hint }) => `${at.line}:${at.column} ${code} ${message} ${hint}`);
  return { custom: undefined, marks: [], found };
}

const a = { type: 'string' };

describe('a value is checked with its place', () => {
  const code = { ...a, pattern: '^\\d{4}$', 'x-form': 'four digits' };
  const schema = withFields({
    gates: { type: 'array', maxItems: 2, items: { type: 'object', required: ['code'], properties: { code } } },
    day: { ...a, format: 'date', description: 'When.' },
    several: { anyOf: [a, { type: 'number' }] },
    either: { anyOf: [{ required: ['q'] }, { required: ['question'] }] },
    one: { oneOf: [{ minimum: 1 }, { maximum: 9 }] },
    form: { oneOf: [a, { type: 'boolean' }] },
    no: { not: { type: 'integer' } },
    list: { type: 'array', contains: a },
    same: { const: 'gate' },
  });
  const three = '{ code: "0001" }, { code: "0002" }, { code: "0003" }';

  test.each([
    [
      'gates:\n    - code: "12"',
      '7:13 schema/format “code” in entry 1 of “gates” has the wrong format: "12". Write four',
    ],
    [`gates: [${three}]`, '6:10 schema/range “gates” in “custom” has more than 2 entries. Write at most 2 entries.'],
    ['several: true', '6:12 schema/range “several” in “custom” has none of the forms that are allowed: "true".'],
    ['either: { a: 1 }', '6:11 schema/range “either” in “custom” needs “q”, or “question”.'],
    ['one: 5', '“one” in “custom” does not have exactly one of the forms that are allowed: "5".'],
    ['form: 3', '“form” in “custom” does not have exactly one of the forms that are allowed: "3".'],
    ['form:', '“form” in “custom” is empty.'],
    ['no: 5', '“no” in “custom” has a form that is not allowed: "5".'],
    ['list: [5]', '“list” in “custom” has no entry of the form that it needs.'],
    ['same: door', '“same” in “custom” must be "gate".'],
    ['day: 2026-02-30', 'Write a day that exists as year-month-day: 2026-06-01'],
    ['day: "2026-02"', 'Write a day that exists as year-month-day: 2026-06-01'],
  ])('%s', (yaml, expected) => {
    expect(check(schema, `custom:\n  ${yaml}\n`).found).toEqual([expect.stringContaining(expected)]);
  });

  test('along with a mistake outside it', () => {
    expect(check(withFields({ a }), 'titel: x\ncustom:\n  a: 1\n').found).toEqual([
      '5:1 schema/unknown-key There is no field named titel. Did you mean title?',
      '7:6 schema/type YAML reads “a” in “custom” as the number 1. Put it in quotes: "1"',
    ]);
  });

  test.each([{ required: ['a'] }, { allOf: [{ required: ['a'] }] }])(
    'a file without custom lacks its fields: %j',
    (more) => {
      expect(check(withFields({ a }, more), '').found).toEqual([
        '1:1 schema/missing This file has no field custom. Add custom:, with a below it. schema/document.json requires it.',
      ]);
    },
  );

  test('a condition (if, then) is checked', () => {
    const schema = withFields(
      { kind: a, code: a },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      { if: { properties: { kind: { const: 'gate' } }, required: ['kind'] }, then: { required: ['code'] } },
    );
    expect(check(schema, 'custom: { kind: gate }\n').found).toEqual([
      '5:1 schema/missing “custom” has no “code”. Add “code”.',
    ]);
    expect(check(schema, 'custom: { kind: door }\n').found).toEqual([]);
  });

  test('equal groups in a list of different entries are reported, whatever the order of their fields', () => {
    const group = { type: 'object', properties: { a, b: a } };
    const schema = withFields({ list: { type: 'array', uniqueItems: true, items: group } });
    const list = (second: string) => `custom:\n  list:\n    - { a: x, b: y }\n    - ${second}\n`;
    expect(check(schema, list('{ b: x, a: y }')).found).toEqual([]);
    expect(check(schema, list('{ b: y, a: x }')).found).toEqual([
      '8:7 schema/duplicate “list” in “custom” contains "{"b":"y","a":"x"}" twice. Delete one of them.',
    ]);
  });

  test('fields named like a keyword are checked', () => {
    const schema = withFields({ not: { type: 'integer' }, if: a });
    expect(check(schema, 'custom: { not: x, if: 1 }\n').found).toHaveLength(2);
  });

  test('in a kind without a schema, custom is unknown, and the hint says how to add the schema', () => {
    const source = { kind: 'document', file: 'a.md', slug: 'a', text: `${front}custom: {}\n` } as const;
    const parsed = parseYaml(source);
    const found = Array.isArray(parsed) ? parsed : validateFile(parsed);
    expect(Array.isArray(found) && found.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      'There is no field named custom. Describe your own fields in schema/document.json. See treesite’s docs/own-fields.md.',
    ]);
  });
});

describe('of several forms, that whose required fields a value has is the one that was meant', () => {
  const needs = (...required: string[]) => ({ required });
  const withA = { type: 'object', properties: { a }, required: ['a'] };
  const withB = { type: 'object', properties: { b: a }, required: ['b'] };
  const either = (one: string, other: string) => ({ oneOf: [needs(one), needs(other)] });
  const schema = withFields({
    words: { oneOf: [a, withA] },
    nested: { oneOf: [{ oneOf: [withA, withB] }, { ...withA, properties: { a, c: a }, required: ['c'] }] },
    twice: { type: 'object', properties: { a, b: a, c: a, d: a }, allOf: [either('a', 'b'), either('c', 'd')] },
    parts: { oneOf: [{ allOf: [withA, needs('k')] }, withB] },
    list: { type: 'array', items: { oneOf: [withA, withB] } },
    shared: { anyOf: [{ allOf: [{ enum: ['a', 'b'] }] }, { enum: ['b', 'c'] }] },
    types: { allOf: [withA, { type: 'object' }] },
    choice: { ...a, enum: ['a'] },
    same: { const: 'a' },
    media: { oneOf: [needs('kind'), needs('kind', 'length')] },
  });

  test.each([
    ['words: { a: 1 }', ['YAML reads “a” in “words” as the number 1.']],
    ['words: 5', ['“words” in “custom” does not have exactly one of the forms that are allowed: "5".']],
    ['nested: { c: 1 }', ['YAML reads “c” in “nested” as the number 1.']],
    ['twice: {}', ['“twice” in “custom” needs “a”, or “b”.', '“twice” in “custom” needs “c”, or “d”.']],
    ['twice: { a: x, c: 1 }', ['YAML reads “c” in “twice” as the number 1.']],
    ['parts: { a: x }', ['“parts” in “custom” needs “a” and “k”, or “b”.']],
    [
      'list: [{ b: 1 }, {}]',
      ['YAML reads “b” in entry 1 of “list” as the number 1.', 'Entry 2 of “list” needs “a”, or “b”.'],
    ],
    ['shared: d', ['“shared” in “custom” has none of the forms that are allowed: "d".']],
    ['types: x', ['“types” in “custom” should be a group of fields, each on its own line.']],
    ['media: { kind: film, length: 1 }', ['“media” in “custom” does not have exactly one of the forms']],
    ['choice: 5', ['YAML reads “choice” in “custom” as the number 5.']],
    ...['shared', 'parts', 'choice', 'same'].map((name) => [`${name}:`, [`“${name}” in “custom” is empty.`]]),
  ] as [string, string[]][])('%s', (yaml, expected) => {
    expect(check(schema, `custom:\n  ${yaml}\n`).found).toEqual(
      expected.map((message) => expect.stringContaining(message)),
    );
  });
});

test('nothing is reported about values while the schema has a mistake', () => {
  const file = validateFile(parse(`${front}custom: { a: b }\n`), ownFields(readOwnSchema('{')));
  expect(file).toMatchObject({ value: { title: 'Warranty' } });
});

test('defaults are filled in, even if a file has no custom', () => {
  const schema = withFields({ a: { ...a, default: 'none' }, b: { type: 'array', default: [], items: a } });
  expect(check(schema, '').custom).toEqual({ a: 'none', b: [] });
  expect(check(schema, 'custom: { b: [x] }\n').custom).toEqual({ a: 'none', b: ['x'] });
});

test('annotations are collected with their positions, and a plain text is marked for the check of tokens', () => {
  const definitions = { near: { ...a, 'x-ref': 'city' } };
  const schema = withFields(
    { words: a, text: { ...a, 'x-markdown': true }, near: { $ref: '#/definitions/near' } },
    { definitions },
  );
  const { marks } = check(schema, 'custom: { words: w, text: t, near: bend-or }\n');
  expect(marks.map(({ kind, target, path }) => `${path.join('/')} ${kind} ${target}`)).toEqual([
    'custom/words text true',
    'custom/text markdown true',
    'custom/near ref city',
  ]);
});

test('the schema of a kind requires custom only if the site’s own schema requires a field without a default', () => {
  const own = (properties: object, more: object) => ownFields(withFields(properties, more));
  const optional = schemaOfKind('document', own({ a: { ...a, default: '' } }, { required: ['a'] }));
  expect(optional.properties?.custom).toMatchObject({ type: 'object', additionalProperties: false });
  expect(optional.required).toEqual(schemas.document.required);
  for (const more of [{ required: ['a'] }, { allOf: [{ required: ['a'] }] }])
    expect(schemaOfKind('document', own({ a }, more)).required).toContain('custom');
  expect(schemaOfKind('city', own({ a }, {}))).toBe(schemas.city);
});
