/** ajv's error about a value outside its limits → what is wrong, and what to write. Pure. */
import type { ErrorObject } from 'ajv';
import { truncate } from '../text/strings.ts';
import { quoteName } from './field-names.ts';

export interface Limit {
  /** Continues a sentence that begins with the field's name. */
  message: string;
  advice?: string | undefined;
  isEmpty?: boolean;
}

export function explainLimit(error: ErrorObject): Limit {
  const { keyword, params, data } = error;
  if (params.limit === 1 && /^min(Length|Items|Properties)$/.test(keyword))
    return { message: 'is empty', advice: 'Add a value, or delete the line if the field is optional.', isEmpty: true };
  const explained = limits[keyword]?.(error);
  if (explained) return explained;
  const written = typeof data === 'object' ? '' : `: "${truncate(String(data))}"`;
  return { message: `${sentences[keyword]?.(error) ?? error.message ?? 'is not allowed'}${written}` };
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
  maxItems: ({ params: { limit } }) => ({ message: `has more than ${limit} entries` }),
  additionalItems: ({ params: { limit } }) => ({ message: `has more than ${limit} entries` }),
  maxProperties: ({ params: { limit } }) => ({ message: `has more than ${limit} fields` }),
  minimum: (error) => ({ message: `is below ${error.params.limit}`, advice: rangeOf(error) }),
  maximum: (error) => ({ message: `is above ${error.params.limit}`, advice: rangeOf(error) }),
};

function fewEntries({ params: { limit } }: ErrorObject): Limit {
  return { message: `needs at least ${limit} entries`, advice: `Write at least ${limit} entries.` };
}

function rangeOf({ parentSchema }: ErrorObject): string {
  const { minimum, maximum } = parentSchema ?? {};
  if (minimum === undefined) return `Write a number up to ${maximum}.`;
  return maximum === undefined ? `Write ${minimum} or more.` : `Write a number from ${minimum} to ${maximum}.`;
}

const sentences: Readonly<Record<string, (error: ErrorObject) => string>> = {
  const: ({ params }) => `must be ${JSON.stringify(params.allowedValue)}`,
  multipleOf: ({ params }) => `must be a multiple of ${params.multipleOf}`,
  exclusiveMinimum: ({ params }) => `must be above ${params.limit}`,
  exclusiveMaximum: ({ params }) => `must be below ${params.limit}`,
  dependencies: ({ params }) => `needs “${params.missingProperty}” as well, because it has “${params.property}”`,
  contains: () => 'has no entry of the kind that the schema requires',
  anyOf: () => 'matches none of the alternatives in the schema',
  oneOf: ({ params, schema }) =>
    params.passingSchemas
      ? 'matches more than one alternative in the schema, but must match exactly one'
      : needsOneOf(schema as { required?: string[] }[]),
  not: () => 'has a value that the schema excludes',
  'false schema': () => 'is not allowed here',
};

/** Names the fields of each alternative. */
function needsOneOf(branches: readonly { required?: string[] }[]): string {
  const names = branches.map(({ required = [] }) => required.map(quoteName).join(' and '));
  return names.includes('') ? 'matches none of the alternatives in the schema' : `needs ${names.join(', or ')}`;
}
