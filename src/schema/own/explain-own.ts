/** ajv's errors about a site's own fields → located diagnostics in plain words. Pure. */
import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { Locate } from '../../load/locate.ts';
import { capitalize } from '../../text/capitalize.ts';
import { truncate } from '../../text/truncate.ts';
import { pathOf } from '../data-path.ts';
import { explainErrors } from '../explain-ajv-error.ts';
import { aboutField, describePath } from '../field-names.ts';

interface Context {
  /** The schema's file. */
  file: string;
  locate: Locate;
}

/** Errors inside optional branches are dropped, because the error about the whole is clearer. */
const inBranch = /\/(anyOf|oneOf|not|if|contains)\//;

export function explainOwn(errors: readonly ErrorObject[], { file, locate }: Context): Diagnostic[] {
  const own = errors
    .filter(({ schemaPath, keyword }) => !inBranch.test(schemaPath) && keyword !== 'if')
    .map((error) => ({ ...error, instancePath: `/custom${error.instancePath}` }));
  const known = own.filter(({ keyword }) => !Object.hasOwn(sentences, keyword));
  return [
    ...explainErrors(known, locate),
    ...own.filter((error) => !known.includes(error)).map((error) => explain(error, { file, locate })),
  ];
}

/** Messages for keywords that the built-in schemas do not use. */
const sentences: Readonly<Record<string, (error: ErrorObject) => string>> = {
  const: ({ params }) => `must be ${JSON.stringify(params.allowedValue)}`,
  format: ({ params }) => formatWords[String(params.format)] ?? 'has the wrong format',
  multipleOf: ({ params }) => `must be a multiple of ${params.multipleOf}`,
  exclusiveMinimum: ({ params }) => `must be above ${params.limit}`,
  exclusiveMaximum: ({ params }) => `must be below ${params.limit}`,
  maxItems: ({ params }) => `has more than ${params.limit} entries`,
  maxProperties: ({ params }) => `has more than ${params.limit} fields`,
  additionalItems: ({ params }) => `has more than ${params.limit} entries`,
  dependencies: ({ params }) => `needs “${params.missingProperty}” as well, because it has “${params.property}”`,
  contains: () => 'has no entry of the kind that the schema requires',
  anyOf: () => 'matches none of the alternatives in the schema',
  oneOf: ({ params }) =>
    params.passingSchemas
      ? 'matches more than one alternative in the schema, but must match exactly one'
      : 'matches none of the alternatives in the schema',
  not: () => 'has a value that the schema excludes',
  'false schema': () => 'is not allowed here',
};

const formatWords: Readonly<Record<string, string>> = {
  date: 'is not a date such as 2026-06-01',
  email: 'is not an email address',
  uri: 'is not a URL such as https://www.example.com',
};

function explain(error: ErrorObject, { file, locate }: Context): Diagnostic {
  const path = pathOf(error.instancePath);
  const { data } = error;
  const written = typeof data === 'object' ? '' : ` It is "${truncate(String(data))}".`;
  const message = `${capitalize(describePath(path))} ${sentences[error.keyword]?.(error)}.${written}`;
  const about = aboutField(path, error.parentSchema);
  return diagnose('fields/value', locate(path), message, {
    hint: about === undefined ? `See ${file}.` : `${about} See ${file}.`,
  });
}
