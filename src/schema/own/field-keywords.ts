/** The JSON Schema of a site's own schemas: draft-07 with the keywords of treesite, and nothing else. Pure. */
import { referableKinds } from '../../domain/kind-lists.ts';
import { isCalendarDay } from '../../domain/local-time.ts';
import { pictureSlots } from '../../domain/picture-slots.ts';
import { parseUrl } from '../../text/strings.ts';
import { annotationKinds } from '../annotation.ts';
import type { SchemaNode } from '../schemas.ts';

/** Dates that exist, email addresses with an @, URLs. Other formats are refused. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  date: isCalendarDay,
  email: (value) => value.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(value),
  uri: (value) => parseUrl(value) !== undefined,
  regex: isPattern,
};

function isPattern(value: string): boolean {
  try {
    return new RegExp(value, 'u') !== undefined;
  } catch {
    return false;
  }
}

function when(type: string, fits: SchemaNode, otherwise: SchemaNode = {}): SchemaNode {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits this object.
  return { if: { type }, then: fits, else: otherwise };
}

const node: SchemaNode = { $ref: '#/definitions/node' };
const text: SchemaNode = { type: 'string' };
const number: SchemaNode = { type: 'number' };
const count: SchemaNode = { type: 'integer', minimum: 0 };
const flag: SchemaNode = { type: 'boolean' };
const names: SchemaNode = { type: 'array', items: text, uniqueItems: true };
const scalar: SchemaNode = { type: ['string', 'number', 'boolean'] };
const pattern: SchemaNode = { ...text, maxLength: 1_000, format: 'regex', 'x-form': 'a regular expression' };
const nodeOrFlag: SchemaNode = { type: ['object', 'boolean'], ...when('object', node) };
const byName: SchemaNode = { type: 'object', additionalProperties: node };
const list: SchemaNode = { type: 'array', minItems: 1, items: node };
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

/** Templates read fields as `custom.name`, so names that each JavaScript object has are refused. */
const fieldName = {
  pattern:
    '^(?!(constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[a-zA-Z][\\w-]*$',
  'x-form': 'letters, digits, hyphens and underscores, beginning with a letter, and no name that JavaScript reserves.',
};

const keywords: Readonly<Record<string, SchemaNode>> = {
  $ref: { ...text, pattern: '^#/definitions/[^/]+$', 'x-form': '"#/definitions/NAME": a definition of this file' },
  $comment: text,
  title: text,
  description: text,
  default: {},
  examples: { type: 'array' },
  readOnly: flag,
  writeOnly: flag,
  type: when('array', { type: 'array', minItems: 1, items: { enum: types } }, { enum: types }),
  enum: { type: 'array', minItems: 1, items: scalar },
  const: scalar,
  multipleOf: { ...number, exclusiveMinimum: 0 },
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  minLength: count,
  maxLength: count,
  pattern,
  format: { enum: Object.keys(formats).filter((name) => name !== 'regex') },
  items: { type: ['object', 'array'], ...when('array', list, node) },
  additionalItems: nodeOrFlag,
  minItems: count,
  maxItems: count,
  uniqueItems: flag,
  contains: node,
  properties: { ...byName, propertyNames: fieldName },
  required: names,
  additionalProperties: nodeOrFlag,
  patternProperties: { ...byName, propertyNames: pattern },
  propertyNames: node,
  minProperties: count,
  maxProperties: count,
  dependencies: {
    type: 'object',
    additionalProperties: { type: ['object', 'array'], ...when('array', names, node) },
  },
  allOf: list,
  anyOf: list,
  oneOf: list,
  not: node,
  if: node,
  // biome-ignore lint/suspicious/noThenProperty: as above.
  then: node,
  else: node,
  'x-form': text,
  ...Object.fromEntries(annotationKinds.map((kind) => [`x-${kind}`, { enum: [true] }])),
  'x-ref': { enum: [...referableKinds.names] },
  'x-key': { enum: ['categories', 'priorities', 'tiers', 'cardPriorities'] },
  'x-image': { enum: Object.keys(pictureSlots) },
};

export const fieldSchemaSchema: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'properties'],
  properties: {
    ...keywords,
    type: { enum: ['object'] },
    properties: { ...keywords.properties, minProperties: 1 },
    $schema: text,
    $id: text,
    definitions: byName,
  },
  definitions: { node: { type: 'object', additionalProperties: false, properties: keywords } },
};
