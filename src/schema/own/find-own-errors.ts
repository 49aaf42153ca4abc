/** A value of a site's own fields → ajv's errors. Loads ajv and compiles the schema on first use. */
import type { ErrorObject } from 'ajv';
import { createAjv } from '../find-errors.ts';
import type { SchemaNode } from '../schemas.ts';
import { formats } from './keywords.ts';

export type OwnErrors = (value: unknown) => ErrorObject[];

export function ownErrors(schema: SchemaNode): OwnErrors {
  const ajv = createAjv();
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  const run = ajv.compile(schema);
  return (value) => (run(value) ? [] : (run.errors ?? []));
}
