/** What may be written in a field, in words. */
import { describe, expect, it } from 'vitest';
import { describeDefault, describeValue } from '../../../docs/generate/describe-value.ts';
import type { SchemaNode } from '../../../src/schema/schemas.ts';

const ref = (name: string): SchemaNode => ({ $ref: `definitions.schema.json#/definitions/${name}` });

describe('a value', () => {
  const cases: [what: string, node: SchemaNode, words: string][] = [
    ['a kind of text', ref('phone'), '[phone number](#phone-number)'],
    ['one with words of its own', { description: 'x', allOf: [ref('text')] }, '[text](#text)'],
    ['a shared group', ref('badge'), '[badge](#badge)'],
    ['a definition described by the type it refers to', ref('updated'), '[date](#date)'],
    ['a list by definition', ref('keywords'), 'list of [text](#text), at least one'],
    ['true or false', ref('draft'), '`true` or `false`'],
    ['a number between limits', { type: 'number', minimum: 1, maximum: 5 }, 'number, 1 to 5'],
    ['a number from a limit on', { type: 'integer', minimum: 1 }, 'whole number, 1 or more'],
    ['one of several kinds', { type: ['string', 'integer'] }, 'text or whole number'],
    ['a choice', { enum: ['always', 'never'] }, '`always` or `never`'],
    ['a slug', { type: 'string', 'x-ref': 'city' }, '[city](#city) slug'],
    ['slugs', { type: 'array', items: { type: 'string', 'x-ref': 'city' } }, 'list of [city](#city) slugs'],
    ['a key of the site', { type: 'string', 'x-key': 'tiers' }, 'key of `tiers` in [site.yaml](#site)'],
    ['a group', { type: 'object', properties: { a: {} } }, '[group](#inside)'],
    ['a map', { type: 'object', additionalProperties: ref('text') }, 'keys of your own, each with [text](#text)'],
    [
      'a map by slug',
      { type: 'object', propertyNames: { 'x-ref': 'city' }, additionalProperties: ref('text') },
      '[city](#city) slugs, each with [text](#text)',
    ],
  ];
  it.each(cases)('%s', (_, node, words) => {
    expect(describeValue(node, 'Inside')).toBe(words);
  });
});

describe('the default of an omitted field', () => {
  const parent: SchemaNode = { required: ['a'] };
  const cases: [what: string, field: string, node: SchemaNode, words: string][] = [
    ['nothing but an error', 'a', { default: 'x' }, '**required**'],
    ['its default', 'b', { default: 'x' }, '`x`'],
    ['a number', 'b', { default: 5 }, '`5`'],
    ['a definition’s default', 'b', ref('draft'), '`false`'],
    ['an empty list, which says nothing', 'b', { default: [] }, ''],
    ['nothing', 'b', {}, ''],
  ];
  it.each(cases)('%s', (_, field, node, words) => {
    expect(describeDefault(field, parent, node)).toBe(words);
  });
});
