/** A site's own schemas: what may be in them, and what is reported where they have a mistake. */
import { expect, test } from 'vitest';
import { readOwnSchema, withFields } from '../../support/own-schema.ts';

const a = { type: 'string' };

test.each([
  [
    '{ "type": "object",\n  "properties": { "a": { "type": "string" }, } }',
    '2:46 fields/syntax This is not JSON: Expected double-quoted property name.',
  ],
  [
    '{ "type": "object",\n  "required": ["a",],\n  "properties": { "a": { "type": "string" } } }',
    `2:20 fields/syntax This is not JSON: Unexpected token ']'.`,
  ],
  [
    '{ "type": object, "properties": {}, "required": [] }',
    "1:11 fields/syntax This is not JSON: Unexpected token 'o'.",
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

const turnedAround = { type: 'number', minimum: 500, maximum: 240 };

/** The fields of each schema; `more` is what stands beside them. */
test.each<[message: string, properties: object, more?: object]>([
  ['no field named patern in “a” in “properties”. Did you mean pattern?', { a: { ...a, patern: 'x' } }],
  ['“type” in “a” cannot be "date". Use one of', { a: { type: 'date' } }],
  ['has the wrong format: "constructor". Write letters', { constructor: a }],
  ['has the wrong format: "(". Write a regular expression', { a: { ...a, pattern: '(' } }],
  ['Write "#/definitions/NAME": a definition of this file', { a: { $ref: 'b.json#/definitions/a' } }],
  ['No value fits: minimum is more than maximum. Correct one of them.', { price: turnedAround }],
  ['The definition a refers to itself.', { a: ref }, withItself],
  ['names gates, which is not in properties.', { gate: a }, { required: ['gates'] }],
  ['There is no field named $async in “a” in “properties”.', { a: { ...a, $async: true } }],
  ['“x-image” in “image” cannot be "wall".', inGroup({ image: { ...a, 'x-image': 'wall' }, alt: a })],
  ['The fields of a picture must be named image and alt.', { photo: { ...a, 'x-image': 'card' } }],
  ['x-markdown has no effect inside anyOf', { a: { anyOf: [{ ...a, 'x-markdown': true }] } }],
  ['A field with an x- keyword must be a text.', { a: { type: 'number', 'x-date': true } }],
  ['does not fit the field’s own schema.', { a: { type: 'integer', default: 'none' } }],
])('a schema with a mistake is reported: %s', (message, properties, more = {}) => {
  const [first] = withFields(properties, more).diagnostics;
  expect(first?.code).toBe('fields/schema');
  expect(`${first?.message} ${first?.hint}`).toContain(message);
});

test('a mistake of a definition is reported once, however many fields use it', () => {
  const price = { $ref: '#/definitions/price' };
  const to = { ...price, title: 'To', readOnly: true, 'x-form': 'an amount' };
  for (const definition of [
    turnedAround,
    { type: 'number', 'x-markdown': true },
    { type: 'object', properties: { a }, required: ['b'] },
  ])
    expect(withFields({ from: price, to }, { definitions: { price: definition } }).diagnostics).toHaveLength(1);
});
