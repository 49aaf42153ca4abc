/** A kind → the validators of its files and of their translations. */
import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { kindNames } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { amendCode, compileValidator, createAjv } from './create-ajv.ts';
import type { OwnFields } from './own/own-fields.ts';
import { type SchemaNode, schemas } from './schemas.ts';
import { translatableKinds, translationSchema } from './translation-schema.ts';

const require = createRequire(import.meta.url);

/** False in tests and scripts, which run the sources. The CLI loads code that bin/compile.js wrote beside it, because compiling all schemas takes ajv 0.5 s. */
const isCompiled = !import.meta.url.endsWith('.ts');

export function validatorOf(kind: KindName): ValidateFunction {
  return isCompiled ? require(`./${kind}.validator.cjs`) : compileValidator(schemas[kind]);
}

export function translationValidatorOf(kind: KindName, own: OwnFields): ValidateFunction {
  return isCompiled && !own.has(kind)
    ? require(`./${kind}.translation.validator.cjs`)
    : compileValidator(translationSchema(kind, own));
}

/** The code of all, by file name. */
export function formatValidators(): Record<string, string> {
  const standaloneCode: typeof import('ajv/dist/standalone').default = require('ajv/dist/standalone');
  const ajv = createAjv({ source: true });
  const format = (schema: SchemaNode) => amendCode(standaloneCode(ajv, ajv.compile(schema)));
  return Object.fromEntries([
    ...kindNames.map((kind) => [`${kind}.validator.cjs`, format(schemas[kind])]),
    ...translatableKinds.map((kind) => [`${kind}.translation.validator.cjs`, format(translationSchema(kind))]),
  ]);
}
