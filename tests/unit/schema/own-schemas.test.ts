/** A site's own schemas: what may be in them, and what is reported where they have a mistake. */
import { expect, test } from 'vitest';
import { readOwnSchema, withFields } from '../../support/own-schema.ts';

const a = { type: 'string' };

test.each([
  [
    '{ "type": "object",\n  "properties": { "a": { "type": "string" }, } }',
    '2:46 fields/syntax This is not JSON: Expected double-quoted property name.',
  ],
  ['', '1:1 fields/syntax This is not JSON: Unexpected end of JSON input.'],
  ['[]', '1:1 fields/schema A schema of your own fields must describe a group of fields.'],
  ['{ "type": "object", "properties": {} }', '1:35 fields/schema “properties” is empty.'],
  [
    '{ "type": "object", "properties": { "a": true } }',
    '1:42 fields/schema “a” in “properties” should be a group of fields, each on its own line.',
  ],
  [
    `{ "type": "object", "properties": { "__proto__": {} } }`,
    '1:37 fields/schema A key of “properties” has the wrong format: "__proto__".',
  ],
])('a schema with a mistake is reported where it is %s', (text, expected) => {
  const schema = readOwnSchema(text);
  expect(schema.diagnostics.map(({ at, code, message }) => `${at.line}:${at.column} ${code} ${message}`)).toEqual([
    expected,
  ]);
  expect(schema.schema).toBeUndefined();
});

const ref = { $ref: '#/definitions/a' };
const withItself = { definitions: { a: { properties: { a: ref } } } };
const inGroup = (properties: object) => ({ photo: { type: 'object', properties } });

/** The fields of each schema; `more` is what stands beside them. */
test.each<[what: string, properties: object, message: string, more?: object]>([
  [
    'a misspelled keyword',
    { a: { ...a, patern: 'x' } },
    'no field named patern in “a” in “properties”. Did you mean pattern?',
  ],
  ['an unknown type', { a: { type: 'date' } }, '“type” in “a” cannot be "date". Use one of'],
  ['a name that every object has', { constructor: a }, 'has the wrong format: "constructor". Write letters'],
  ['a pattern that is none', { a: { ...a, pattern: '(' } }, 'has the wrong format: "(". Write a regular expression'],
  [
    'a reference to another file',
    { a: { $ref: 'b.json#/definitions/a' } },
    'Write "#/definitions/NAME": a definition of this file',
  ],
  [
    'a range that is turned around',
    { price: { type: 'number', minimum: 500, maximum: 240 } },
    'No value fits: minimum is more than maximum. Correct one of them.',
  ],
  ['a definition that contains itself', { a: ref }, 'The definition a refers to itself.', withItself],
  ['an unknown required field', { gate: a }, 'names gates, which is not in properties.', { required: ['gates'] }],
  ['an asynchronous schema', { a: { ...a, $async: true } }, 'There is no field named $async in “a” in “properties”.'],
  [
    'an unknown slot of a picture',
    inGroup({ image: { ...a, 'x-image': 'wall' }, alt: a }),
    '“x-image” in “image” cannot be "wall".',
  ],
  [
    'a picture without words',
    { photo: { ...a, 'x-image': 'card' } },
    'The fields of a picture must be named image and alt.',
  ],
  ['a mark without effect', { a: { anyOf: [{ ...a, 'x-markdown': true }] } }, 'x-markdown has no effect inside anyOf'],
  ['a mark on a number', { a: { type: 'number', 'x-date': true } }, 'A field with an x- keyword must be a text.'],
  ['a default that does not fit', { a: { type: 'integer', default: 'none' } }, 'does not fit the field’s own schema.'],
])('a schema with a mistake is reported where it is: %s', (_, properties, message, more = {}) => {
  const [first] = withFields(properties, more).diagnostics;
  expect(first?.code).toBe('fields/schema');
  expect(`${first?.message} ${first?.hint}`).toContain(message);
});

test('a mistake of a definition is reported once, however many fields use it', () => {
  const price = { $ref: '#/definitions/price' };
  const to = { ...price, title: 'To', readOnly: true, 'x-form': 'an amount' };
  for (const definition of [
    { type: 'number', minimum: 500, maximum: 240 },
    { type: 'number', 'x-markdown': true },
    { type: 'object', properties: { a }, required: ['b'] },
  ])
    expect(withFields({ from: price, to }, { definitions: { price: definition } }).diagnostics).toHaveLength(1);
});
