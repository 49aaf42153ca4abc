/** A site's own schemas: what may be in them, and what is reported where they have a mistake. */
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOf } from '../../../src/diagnostics/diagnostic.ts';
import { formats } from '../../../src/schema/own/field-keywords.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { readOwnSchema, withFields } from '../../support/own-schema.ts';

const a = { type: 'string' };
const at = () => startOf('data/pages/a.md');
const noPlaces = Object.assign(at, { key: at, within: at, written: () => undefined });

describe('a schema with a mistake is reported where it is', () => {
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
      'There is no field named patern in “a” in “properties”. Did you mean pattern?',
    ],
    ['an unknown type', { a: { type: 'date' } }, {}, '“type” in “a” cannot be "date". Use one of'],
    [
      'a name that every object has',
      { constructor: a },
      {},
      'A key of “properties” has the wrong format: "constructor". Write letters',
    ],
    [
      'a name with a space',
      { 'gate code': a },
      {},
      'A key of “properties” has the wrong format: "gate code". Write letters',
    ],
    [
      'a pattern that is none',
      { a: { ...a, pattern: '(' } },
      {},
      '“pattern” in “a” has the wrong format: "(". Write a regular expression',
    ],
    [
      'a huge pattern',
      { a: { ...a, pattern: 'a?'.repeat(600) } },
      {},
      '“pattern” in “a” has more than 1000 characters.',
    ],
    [
      'a format that is not checked',
      { a: { ...a, format: 'ipv6' } },
      {},
      '“format” in “a” cannot be "ipv6". Use one of',
    ],
    [
      'a reference to another file',
      { a: { $ref: 'other.json#/definitions/a' } },
      {},
      'Write "#/definitions/NAME": a definition of this file',
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
    [
      'a required field that there is not',
      { gate: a },
      { required: ['gates'] },
      'required names gates, which is not in properties. Did you mean gate?',
    ],
    [
      'an asynchronous schema',
      { a: { ...a, $async: true } },
      {},
      'There is no field named $async in “a” in “properties”.',
    ],
    [
      'a reference to a kind that has no pages',
      { a: { ...a, 'x-ref': 'review' } },
      {},
      '“x-ref” in “a” cannot be "review". Use one of',
    ],
    [
      'a place for pictures that does not exist',
      { photo: { type: 'object', properties: { image: { ...a, 'x-image': 'wall' }, alt: a } } },
      {},
      '“x-image” in “image” cannot be "wall".',
    ],
    [
      'a picture without words',
      { photo: { ...a, 'x-image': 'card' } },
      {},
      'The fields of a picture must be named image and alt.',
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
});

const name = fc.constantFrom('a', 'b', 'ab', 'constructor');
const anyText = fc.constantFrom('', 'a', 'ab', '0417', '2026-06-01', 'x@y');
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText,
    fc.constantFrom(0, 1, 1.5, -2, true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
/** With schemas inside down to so many levels. */
function anyNode(levels: number): fc.Arbitrary<object> {
  const few = fc.integer({ min: 0, max: 2 });
  const keyword = (name: string, value: fc.Arbitrary<unknown>) => value.map((one) => ({ [name]: one }));
  // One at a time: with many, no value fits and nothing is compared.
  const single = fc.oneof(
    fc.constant({}),
    keyword('type', fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', ['string', 'array'])),
    keyword('enum', fc.constantFrom(['a', 1], [true])),
    keyword('const', fc.constantFrom('a', 1)),
    keyword('pattern', fc.constantFrom('^a', '^[0-9]{4}$')),
    keyword('format', fc.constantFrom('date', 'email', 'uri')),
    keyword('uniqueItems', fc.boolean()),
    keyword('required', fc.constantFrom(['a'], ['a', 'b'])),
    ...['minLength', 'maxLength', 'minimum', 'exclusiveMaximum', 'minItems', 'maxItems'].map((name) =>
      keyword(name, few),
    ),
    ...['minProperties', 'maxProperties'].map((name) => keyword(name, few)),
  );
  if (levels === 0) return single;
  const node = anyNode(levels - 1);
  const list = fc.array(node, { minLength: 1, maxLength: 2 });
  const byName = (names: string[]) =>
    fc.dictionary(fc.constantFrom(...names), node, { maxKeys: 2, noNullPrototype: true });
  const structure = fc.oneof(
    keyword('properties', byName(['a', 'b'])),
    keyword('patternProperties', byName(['^a', 'b$'])),
    keyword('additionalProperties', fc.oneof(fc.boolean(), node)),
    keyword('items', fc.oneof(node, list)),
    ...['allOf', 'anyOf', 'oneOf'].map((name) => keyword(name, list)),
    ...['contains', 'not', 'if', 'else', 'propertyNames'].map((name) => keyword(name, node)),
  );
  return fc.tuple(single, structure, structure).map((parts) => Object.assign({}, ...parts));
}

test('any schema is refused with a place, or gives the same results as ajv', () => {
  const property = fc.property(
    fc.dictionary(fc.constantFrom('a', 'b'), anyNode(2), { minKeys: 1, noNullPrototype: true }),
    anyValue,
    (properties, value) => {
      const fields = withFields(properties);
      if (!fields.schema) {
        expect(new Set(fields.diagnostics.map(({ code }) => code))).toEqual(new Set(['fields/schema']));
        expect(fields.diagnostics.filter(({ at }) => at.file === '' || at.line < 1)).toEqual([]);
        return;
      }
      const { diagnostics } = fields.check(structuredClone(value), noPlaces);
      const fits = new Ajv({ strict: false, strictNumbers: true, useDefaults: true, formats }).compile(fields.schema)(
        value,
      );
      expect([fits, diagnostics]).toEqual(fits ? [true, []] : [false, expect.arrayContaining([expect.anything()])]);
    },
  );
  fc.assert(property, { numRuns: fuzzRuns(30) });
});
