/** A site's own schemas: what may be in them, and what is reported where they have a mistake. */
import { describe, expect, test } from 'vitest';
import { forms, onlyAjv } from '../../../src/schema/own/keywords.ts';
import { readOwnSchema, withFields } from '../../support/own-schema.ts';

const a = { type: 'string' };

describe('a schema with a mistake is reported where it is', () => {
  test.each([
    [
      '{ "type": "object",\n  "properties": { "a": { "type": "string" }, } }',
      '2:44 fields/syntax This is not JSON: JSON does not support trailing commas',
    ],
    ['', '1:1 fields/syntax This is not JSON: Unexpected end of file in JSON'],
    ['[]', '1:1 fields/schema A schema of your own fields describes a group of fields.'],
    [
      '{ "type": "object", "properties": {} }',
      '1:1 fields/schema A schema of your own fields describes a group of fields.',
    ],
    [
      '{ "type": "object", "properties": { "a": true } }',
      '1:35 fields/schema properties must be a group of schemas by name.',
    ],
    [
      `{ "type": "object", "properties": { "__proto__": {} } }`,
      '1:1 fields/schema __proto__ is not allowed as a name.',
    ],
    [`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`, '1:1 fields/schema This is nested more than 60 levels deep.'],
  ])('%s', (text, expected) => {
    const schema = readOwnSchema(text);
    expect(schema.diagnostics.map(({ at, code, message }) => `${at.line}:${at.column} ${code} ${message}`)).toEqual([
      expected,
    ]);
    expect(schema.schema).toBeUndefined();
  });

  test.each<[string, object, object, string]>([
    [
      'a misspelled keyword',
      { a: { ...a, patern: 'x' } },
      {},
      'There is no keyword patern here. Did you mean pattern?',
    ],
    [
      'an unknown type',
      { a: { type: 'date' } },
      {},
      'type must be one of string, number, integer, boolean, array, object, or a list of them.',
    ],
    ['a name that every object has', { constructor: a }, {}, 'constructor is not allowed as the name of a field.'],
    ['a name with a space', { 'gate code': a }, {}, 'gate code is not allowed as the name of a field.'],
    ['a pattern that is none', { a: { ...a, pattern: '(' } }, {}, 'pattern must be a regular expression.'],
    [
      'a huge pattern',
      { a: { ...a, pattern: 'a?'.repeat(600) } },
      {},
      'pattern must be a regular expression of at most 1000 characters.',
    ],
    ['a format that is not checked', { a: { ...a, format: 'ipv6' } }, {}, 'format must be one of date, email, uri.'],
    [
      'a reference to another file',
      { a: { $ref: 'other.json#/definitions/a' } },
      {},
      '$ref must be "#/definitions/NAME"',
    ],
    [
      'a missing definition',
      { a: { $ref: '#/definitions/gate' } },
      { definitions: { gates: a } },
      'This file has no definition gate. Did you mean #/definitions/gates?',
    ],
    [
      'a definition that contains itself',
      { a: { $ref: '#/definitions/a' } },
      { definitions: { a: { properties: { a: { $ref: '#/definitions/a' } } } } },
      'The definition a refers to itself.',
    ],
    ['an inherited definition', { a: { $ref: '#/definitions/toString' } }, {}, 'This file has no definition toString.'],
    ['an asynchronous schema', { a: { ...a, $async: true } }, {}, 'There is no keyword $async here.'],
    [
      'a reference to a kind that has no pages',
      { a: { ...a, 'x-ref': 'review' } },
      {},
      'x-ref cannot be review. Use one of: ',
    ],
    [
      'a place for pictures that does not exist',
      { photo: { type: 'object', properties: { image: { ...a, 'x-image': 'wall' }, alt: a } } },
      {},
      'x-image cannot be wall.',
    ],
    [
      'a picture without words',
      { photo: { ...a, 'x-image': 'card' } },
      {},
      'A picture needs the names image, and alt for what it shows.',
    ],
    [
      'a mark where it has no effect',
      { a: { anyOf: [{ ...a, 'x-markdown': true }, { type: 'number' }] } },
      {},
      'x-markdown has no effect inside anyOf',
    ],
    ['a mark on a number', { a: { type: 'number', 'x-date': true } }, {}, 'A field with an x- keyword must be a text.'],
    [
      'a default that does not fit',
      { a: { type: 'integer', default: 'none' } },
      {},
      'The default does not fit the field’s own schema.',
    ],
  ])('%s', (_, properties, more, expected) => {
    const [first] = withFields(properties, more).diagnostics;
    expect(first?.code).toBe('fields/schema');
    expect(`${first?.message} ${first?.hint}`).toContain(expected);
  });

  test('definitions that double at each level fill no memory', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 40 }, (_, level) => {
        const next = { $ref: `#/definitions/d${level + 1}` };
        return [`d${level}`, { type: 'object', properties: { a: next, b: next } }];
      }),
    );
    const schema = withFields({ a: { $ref: '#/definitions/d0' } }, { definitions: { ...definitions, d40: a } });
    expect(schema.diagnostics.map(({ message }) => message)).toEqual(['This schema is too large.']);
  });
});

test('every keyword is known to the walk, is left to ajv, or says nothing about values', () => {
  const walked = ['type', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'items', 'minItems'];
  const groups = ['properties', 'required', 'additionalProperties', 'minProperties', '$ref', 'default'];
  const words = ['$comment', 'title', 'description', 'examples', 'readOnly', 'writeOnly'];
  const known = new Set([...walked, ...groups, ...words, ...onlyAjv]);
  expect(Object.keys(forms).filter((keyword) => !known.has(keyword) && !keyword.startsWith('x-'))).toEqual([]);
});
