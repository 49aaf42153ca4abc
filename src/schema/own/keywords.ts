/** The keywords of JSON Schema draft-07 that a site's own schema may use, each with a check of its value. Pure. */
import { isGroup } from '../../text/is-group.ts';
import { annotationKinds } from '../annotation.ts';

/** Undefined if the value is valid, otherwise what it must be. */
type Form = (value: unknown) => string | undefined;

const must =
  (what: string, test: (value: unknown) => boolean): Form =>
  (value) =>
    test(value) ? undefined : what;

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isNames = (value: unknown) => Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;

const text = must('a text', isText);
const count = must('a whole number from 0', isCount);
const number = must('a number', Number.isFinite);
const flag = must('true or false', (value) => typeof value === 'boolean');
const anything = () => undefined;
const node = must('a schema in braces', isGroup);
const nodeOrFlag = must('a schema in braces, true or false', (value) => isGroup(value) || typeof value === 'boolean');
const nodes = must('a list of schemas', (value) => Array.isArray(value) && value.length > 0 && value.every(isGroup));
const group = must('a group of schemas by name', (value) => isGroup(value) && Object.values(value).every(isGroup));

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;
const isType = (value: unknown) => types.some((type) => type === value);

/** Supported formats, checked without a library: dates that exist, email addresses with an @, URLs. Others are refused. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  date: (value) =>
    /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true,
  email: (value) => value.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(value),
  uri: (value) => URL.canParse(value),
};

/** Longer patterns are unreadable and slow to compile. */
const maxPattern = 1_000;

const pattern: Form = (value) => {
  if (typeof value !== 'string' || value.length > maxPattern)
    return `a regular expression of at most ${maxPattern} characters`;
  try {
    new RegExp(value, 'u').test('');
    return undefined;
  } catch {
    return 'a regular expression';
  }
};

export const forms: Readonly<Record<string, Form>> = {
  $ref: must(
    '"#/definitions/NAME": a definition of this file',
    (value) => isText(value) && /^#\/definitions\/[^/]+$/.test(value as string),
  ),
  $comment: text,
  title: text,
  description: text,
  default: anything,
  examples: must('a list', Array.isArray),
  readOnly: flag,
  writeOnly: flag,
  type: must(
    `one of ${types.join(', ')}, or a list of them`,
    (value) => isType(value) || (Array.isArray(value) && value.length > 0 && value.every(isType)),
  ),
  enum: must(
    'a list of texts, numbers, true or false',
    (value) => Array.isArray(value) && value.length > 0 && value.every(isScalar),
  ),
  const: must('a text, a number, true or false', isScalar),
  multipleOf: must('a number above 0', (value) => Number.isFinite(value) && (value as number) > 0),
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  minLength: count,
  maxLength: count,
  pattern,
  format: must(
    `one of ${Object.keys(formats).join(', ')}`,
    (value) => isText(value) && Object.hasOwn(formats, value as string),
  ),
  items: must(
    'a schema in braces, or a list of them',
    (value) => node(value) === undefined || nodes(value) === undefined,
  ),
  additionalItems: nodeOrFlag,
  minItems: count,
  maxItems: count,
  uniqueItems: flag,
  contains: node,
  properties: group,
  required: must('a list of different names', isNames),
  additionalProperties: nodeOrFlag,
  patternProperties: must(
    'a group of schemas by regular expression',
    (value) => group(value) === undefined && Object.keys(value as object).every((key) => pattern(key) === undefined),
  ),
  propertyNames: node,
  minProperties: count,
  maxProperties: count,
  dependencies: must(
    'a group of lists of names, or of schemas',
    (value) => isGroup(value) && Object.values(value).every((one) => isGroup(one) || isNames(one)),
  ),
  allOf: nodes,
  anyOf: nodes,
  oneOf: nodes,
  not: node,
  if: node,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits this table.
  then: node,
  else: node,
  'x-form': text,
  ...Object.fromEntries(annotationKinds.map((kind) => [`x-${kind}`, must('true', (value) => value === true)])),
  'x-ref': text,
  'x-key': text,
  'x-image': text,
};

/** Keywords that are allowed only at the top level. */
export const topLevelKeywords: ReadonlySet<string> = new Set(['$schema', '$id', 'definitions']);

/** Keywords that shape/ does not support, or interprets differently: ajv checks the values of schemas with them. */
export const ajvOnlyKeywords: ReadonlySet<string> = new Set([
  ...['const', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'format', 'additionalItems', 'maxItems'],
  ...['uniqueItems', 'contains', 'patternProperties', 'propertyNames', 'maxProperties', 'dependencies'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]);
