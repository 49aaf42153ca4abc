/** ajv’s error about a value (its type, format or limits) → what is wrong, and what to write. Pure. */
import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../diagnostics/locate.ts';
import { straightQuotes } from '../diagnostics/nearest.ts';
import { coordinateOf, parseCoordinate, parsePoint } from '../domain/geography/coordinates.ts';
import { isGroup } from '../domain/groups.ts';
import { parseNumber, plainMarks, truncate } from '../text/strings.ts';
import { aboutField, describePath, isEntry, namesOfFields, quoteName } from './field-names.ts';
import { formOf, type SchemaNode, withAllOf } from './schemas.ts';

interface Place {
  path: Path;
  /** The field's name in messages. */
  name: string;
  locate: Locate;
}

/** What a value should be, and how to write it. */
const types: Readonly<Record<string, readonly [what: string, advice?: string]>> = {
  string: ['text'],
  number: ['a number', 'Write a number, without quotes or words.'],
  integer: ['a whole number', 'Write a whole number, without quotes or words.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  array: ['a list: one entry per line, each after a hyphen', 'Write one entry per line, each after a hyphen.'],
  object: ['a group of fields, each on its own line', 'Write its fields on the next lines, indented.'],
};

export function explainType(error: ErrorObject, { path, name, locate }: Place): Diagnostic {
  const at = locate(path);
  const { data } = error;
  const wanted = String(error.params.type).split(',');
  // Only where it is needed, because it takes the full parser, of the whole file.
  const written = wanted.includes('string') ? locate.written(path) : undefined;
  const problem = (message: string, hint: string | undefined) => diagnose('schema/type', at, message, { hint });
  if (written !== undefined) {
    const kind = typeof data === 'number' ? `the number ${data}` : `the value ${String(data)}, not as text`;
    return problem(
      `YAML reads ${describePath(path)} as ${kind}.`,
      quotesHint(error, written) ?? aboutField(path, error.parentSchema),
    );
  }
  const kind = wanted.map((one) => types[one]?.[0] ?? one).join(' or ');
  return problem(`${name} should be ${kind}.`, hintFor(error, wanted) ?? usualHint(error, wanted, path));
}

export function explainEmpty(path: Path, name: string, at: Location): Diagnostic {
  const hint = isEntry(path.at(-1) ?? '')
    ? 'Write the value after the hyphen, or delete the line.'
    : 'Write the value after the colon, or delete the line if the field is optional.';
  return diagnose('schema/type', at, `${name} is empty.`, { hint: `${hint} Put text that begins with # in quotes.` });
}

/** Suggests quotes only if the quoted text would match the field's pattern. */
function quotesHint({ parentSchema }: ErrorObject, written: string): string | undefined {
  const pattern = parentSchema?.pattern;
  const fits = typeof pattern !== 'string' || new RegExp(pattern).test(written);
  const zip = /^\d{3,4}$/.test(written) && parentSchema?.['x-postal-code'] === true && written.padStart(5, '0');
  if (zip) return `Put it in quotes: "${written}". In the United States, with its leading zeros: "${zip}"`;
  return fits ? `Put it in quotes: "${written}"` : formOf(parentSchema);
}

function hintFor({ data, parentSchema, instancePath }: ErrorObject, wanted: readonly string[]): string | undefined {
  if (wanted.includes('string') && Array.isArray(data))
    return 'Write the text after the colon, without a hyphen or brackets.';
  if (wanted.includes('string')) return bracesHint(data);
  const answer = wanted.includes('boolean') ? String(data) : '';
  if (/^(yes|on|y)$/i.test(answer)) return 'Write true.';
  if (/^(no|off|n)$/i.test(answer)) return 'Write false.';
  if (typeof data === 'string' && (wanted.includes('number') || wanted.includes('integer'))) {
    const plain = plainMarks(data);
    const number = parseNumber(plain, parentSchema?.maximum);
    if (number === undefined) return coordinatesHint(data, coordinateOf(instancePath));
    if (wanted.includes('integer') && !Number.isInteger(number)) return undefined;
    if (plain !== data) return `Write ${number}, with a hyphen as the minus sign.`;
    return data.includes(',') ? `Write ${number}, without the comma.` : 'Remove the quotes.';
  }
  if (wanted.includes('array') && typeof data === 'string' && /^[-–—•]/.test(data))
    return 'Begin each entry on a line of its own with ordinary spaces, a hyphen (-) and a space.';
  const choices = wanted.includes('array') && parentSchema?.items?.enum;
  if (choices && !choices.includes(data)) return `Write a list of these: [${choices.join(', ')}]`;
  if (wanted.includes('array') && typeof data === 'string' && data.includes(','))
    return `Put the entries in brackets, [${data.replace(/(?<=^|, *)\d[^,]*/g, '"$&"')}], or each on its own line after a hyphen.`;
  if (wanted.includes('array') && typeof data !== 'object') {
    const entry = withAllOf(parentSchema?.items ?? {});
    return entry.properties
      ? `Write each entry on its own lines, indented, the first after a hyphen. Its fields: ${namesOfFields(entry)}`
      : `Write the value on the next line, indented, after a hyphen: - ${data}`;
  }
  if (!wanted.includes('object') || parentSchema?.properties === undefined) return undefined;
  if (Array.isArray(data) && instancePath === '')
    return 'Delete the hyphens of this list, and begin each field at the start of its own line.';
  const how =
    instancePath === '' ? 'Write fields, each on its own line' : 'Write its fields on the next lines, indented';
  const point = parentSchema.properties.latitude && pointOf(String(data));
  return point ? `${how}: ${point}` : `${how}. Possible fields: ${namesOfFields(parentSchema)}`;
}

/** For a pair of coordinates in one field, and for degrees. */
function coordinatesHint(text: string, field: ReturnType<typeof coordinateOf>): string | undefined {
  const [point, coordinate] = field ? [pointOf(text), parseCoordinate(text, field)] : [];
  if (point) return `Write each number in its own field: ${point}`;
  return coordinate === undefined ? undefined : `Write ${coordinate}`;
}

function pointOf(text: string): string | undefined {
  const point = parsePoint(text);
  return point && `latitude: ${point.latitude} and longitude: ${point.longitude}`;
}

/** A hint: how to write a value of the type, and the field's description. */
function usualHint({ parentSchema }: ErrorObject, wanted: readonly string[], path: Path): string | undefined {
  return [wanted.map((one) => types[one]?.[1]).find(Boolean), aboutField(path, parentSchema)].filter(Boolean).join(' ');
}

/** YAML reads `text: {phone}` as a group with one empty field. */
function bracesHint(data: unknown): string {
  const [[token, value] = [], ...others] = Object.entries(isGroup(data) ? data : {});
  if (others.length === 0 && value === null) return `Put the text in quotes: "{${token}}"`;
  return 'Write the text after the colon, on the same line.';
}

interface Limit {
  /** Continues a sentence that begins with the field's name. */
  message: string;
  advice?: string | undefined;
  isEmpty?: boolean;
}

export function explainLimit(error: ErrorObject): Limit {
  const { keyword, params, data } = error;
  if (params.limit === 1 && /^min(Length|Items|Properties)$/.test(keyword))
    return { message: 'is empty', advice: 'Add a value, or delete the line if the field is optional.', isEmpty: true };
  const written = typeof data === 'object' ? '' : `: "${truncate(String(data))}"`;
  const message = `${needsOneOf(error) ?? forms[keyword] ?? error.message}${written}`;
  return limits[keyword]?.(error) ?? { message };
}

const limits: Readonly<Record<string, (error: ErrorObject) => Limit>> = {
  minLength: ({ params: { limit } }) => ({
    message: `needs at least ${limit} characters`,
    advice: `Write at least ${limit} characters.`,
  }),
  maxLength: ({ params: { limit } }) => ({
    message: `has more than ${limit} characters`,
    advice: `Shorten it to ${limit} characters or fewer.`,
  }),
  minItems: fewEntries,
  minProperties: fewEntries,
  maxItems: manyEntries,
  additionalItems: manyEntries,
  maxProperties: ({ params: { limit } }) => ({ message: `has more than ${limit} fields` }),
  minimum: (error) => ({ message: `is below ${error.params.limit}`, advice: rangeOf(error) }),
  maximum: (error) => ({ message: `is above ${error.params.limit}`, advice: rangeOf(error) }),
  const: ({ params }) => ({ message: `must be ${JSON.stringify(params.allowedValue)}` }),
};

/** If they name no fields. */
const forms: Readonly<Record<string, string>> = {
  anyOf: 'has none of the forms that are allowed',
  oneOf: 'does not have exactly one of the forms that are allowed',
  not: 'has a form that is not allowed',
  contains: 'has no entry of the form that it needs',
};

function fewEntries({ params: { limit } }: ErrorObject): Limit {
  return { message: `needs at least ${entries(limit)}`, advice: `Write at least ${entries(limit)}.` };
}

function manyEntries({ params: { limit } }: ErrorObject): Limit {
  return { message: `has more than ${entries(limit)}`, advice: `Write at most ${entries(limit)}.` };
}

function entries(limit: number): string {
  return limit === 1 ? 'one entry' : `${limit} entries`;
}

function rangeOf({ parentSchema, instancePath, data }: ErrorObject): string {
  const { minimum, maximum } = parentSchema ?? {};
  if (minimum === undefined) return `Write a number up to ${maximum}.`;
  if (maximum === undefined) return `Write ${minimum} or more.`;
  const mayBeLongitude = coordinateOf(instancePath) === 'latitude' && Math.abs(Number(data)) <= 180;
  const swapped = mayBeLongitude ? 'Check whether latitude and longitude are swapped. ' : '';
  return `${swapped}Write a number from ${minimum} to ${maximum}.`;
}

/** Names the fields of each alternative, if the value has those of none. */
function needsOneOf({ keyword, data, schema }: ErrorObject): string | undefined {
  if (!/^(one|any)Of$/.test(keyword)) return undefined;
  const branches = schema as readonly SchemaNode[];
  const names = branches.map((branch) => (withAllOf(branch).required ?? []).map(quoteName).join(' and '));
  const isUnclear = names.includes('') || branches.some((branch) => fitOf(data, branch) === 'all');
  return isUnclear ? undefined : `needs ${names.join(', or ')}`;
}

/** How many of the fields that a branch requires a value has. */
export function fitOf(value: unknown, branch: SchemaNode): 'none' | 'some' | 'all' {
  const { required = [] } = withAllOf(branch);
  const found = required.filter((name) => isGroup(value) && Object.hasOwn(value, name));
  return found.length === 0 ? 'none' : found.length < required.length ? 'some' : 'all';
}

export function formatHint({ data, instancePath, params, parentSchema }: ErrorObject): string | undefined {
  const isEmail = /^[^\s@/:]+@[^\s@/:]+$/.test(String(data));
  if (instancePath === '/forms/endpoint' && isEmail)
    return `To receive the forms by email, rename the field endpoint to mailto. The line is then: mailto: ${data}`;
  const straight = straightQuotes(String(data));
  if (straight !== undefined) return straight;
  const isRight = (text: string) => text !== data && new RegExp(parentSchema?.pattern ?? '$^').test(text);
  const plain = plainMarks(String(data));
  if (isRight(plain)) return `Type its spaces and hyphens again, which only look like the usual ones: "${plain}"`;
  // A time or a day: 8:00, 2026-6-1.
  const padded = String(data).replace(/(?<!\d)\d(?!\d)/g, '0$&');
  if (isRight(padded)) return `Add the leading zero: "${padded}"`;
  if (/\/opening\/\d+\/opens$/.test(instancePath) && /^closed$/i.test(String(data)))
    return 'Delete this entry: days that are not listed are closed.';
  const form = formOf(parentSchema) ?? formats[params.format];
  if (!form?.includes('images folder')) return form;
  if (/^[a-z]+:|\\/i.test(String(data))) return 'Put the file into the images folder of data, and write its name.';
  // Cameras and Windows name files PHOTO.JPG.
  const lower = String(data).replace(/\.[^./]+$/, (ending) => ending.toLowerCase());
  if (isRight(lower))
    return `Write ${lower.split('/').at(-1)}. The ending must be in lower case, also in the name of the file itself: rename that if it is not.`;
  const isOtherFormat = /\.(webp|avif|heic|heif|gif|tiff?|bmp)$/i.test(String(data));
  if (isOtherFormat) return `Convert the picture to JPEG or PNG. ${form}`;
  return /[^\w./-]/.test(String(data)) ? `Rename the file. ${form}` : form;
}

/** Of the formats that a site's own schemas can name. */
const formats: Readonly<Record<string, string>> = {
  date: 'Write a day that exists as year-month-day: 2026-06-01',
  email: 'Write an email address: office@example.com',
  uri: 'Write a URL: https://www.example.com',
};
