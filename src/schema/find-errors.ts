/** What ajv finds wrong with a value that does not fit its schema. ajv is loaded and its validators are compiled only then. */

import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import type { KindName } from '../domain/kinds.ts';
import { annotationKinds } from './annotation.ts';
import { schemas, sharedDefinitions } from './schemas.ts';

const validators = new Map<KindName, ValidateFunction>();
let ajv: Ajv | undefined;

export function findErrors(name: KindName, value: unknown): ErrorObject[] {
  ajv ??= createAjv();
  const run = validators.get(name) ?? ajv.compile(schemas[name]);
  validators.set(name, run);
  return run(value) ? [] : (run.errors ?? []);
}

export function createAjv(): Ajv {
  const { Ajv: Validator } = createRequire(import.meta.url)('ajv') as typeof import('ajv');
  const instance = new Validator({
    allErrors: true,
    strict: false,
    strictNumbers: true,
    useDefaults: true,
    verbose: true,
    validateSchema: false,
    code: { optimize: false, process: appendErrors },
  });
  for (const keyword of ['tokens', ...annotationKinds]) instance.addKeyword(`x-${keyword}`);
  instance.removeKeyword('uniqueItems');
  instance.addKeyword(uniqueItems);
  instance.addSchema(sharedDefinitions);
  return instance;
}

/**
 * ajv copies all errors found so far for each entry of a list that has one (`vErrors.concat(...)`): 60,000 wrong entries
 * take a minute. Its generated code is made to append instead.
 */
function appendErrors(code: string): string {
  return code.replaceAll(/vErrors\.concat\((\w+)\.errors\)/g, '($1.errors.forEach((e) => vErrors.push(e)), vErrors)');
}

/**
 * ajv's own keyword compares every entry with every other; this one takes a list of 200,000. Groups never are the same:
 * no schema asks it of them.
 */
const findDuplicate: SchemaValidateFunction = (wanted: boolean, list: readonly unknown[]) => {
  const seen = new Map<unknown, number>();
  const second = wanted ? list.findIndex((item, index) => seen.has(item) || !seen.set(item, index)) : -1;
  if (second === -1) return true;
  findDuplicate.errors = [{ keyword: 'uniqueItems', params: { i: seen.get(list[second]), j: second } }];
  return false;
};
const uniqueItems = { keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: findDuplicate } as const;
