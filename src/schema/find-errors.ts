/** A value that does not match its schema → ajv's errors. Loads ajv and compiles its validators on first use. */
import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import { isGroup } from '../domain/groups.ts';
import { type Annotation, annotationKinds } from './annotation.ts';
import { type SchemaNode, sharedDefinitions } from './schemas.ts';

const validators = new Map<SchemaNode, ValidateFunction>();
let ajv: Ajv | undefined;

/** A value that an x- keyword marks. */
export interface Mark extends Pick<Annotation, 'kind' | 'target'> {
  value: unknown;
  /** Where it is: a JSON pointer. */
  pointer: string;
}

export function findErrors(schema: SchemaNode, value: unknown): ErrorObject[] {
  ajv ??= createAjv();
  const run = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, run);
  return run(value) ? [] : (run.errors ?? []);
}

/** Passes each value that an x- keyword marks to `collect`. */
export function createAjv(collect: (mark: Mark) => void = () => {}): Ajv {
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
  for (const keyword of ['x-tokens', 'x-translate', 'x-untranslated']) instance.addKeyword(keyword);
  for (const kind of annotationKinds) {
    const validate: SchemaValidateFunction = (target: unknown, value: unknown, _, context) => {
      collect({ kind, target: String(target), value, pointer: context?.instancePath ?? '' });
      return true;
    };
    instance.addKeyword({ keyword: `x-${kind}`, validate });
  }
  instance.removeKeyword('uniqueItems');
  instance.addKeyword(uniqueItems);
  instance.addSchema(sharedDefinitions);
  return instance;
}

/**
 * ajv copies all earlier errors for each list entry with an error (`vErrors.concat(...)`), so 60,000 invalid entries take a
 * minute. This changes its generated code to append instead.
 */
function appendErrors(code: string): string {
  return code.replaceAll(/vErrors\.concat\((\w+)\.errors\)/g, '($1.errors.forEach((e) => vErrors.push(e)), vErrors)');
}

/** Replaces ajv's uniqueItems, which is quadratic, for lists of up to 200,000 entries. */
const findDuplicate: SchemaValidateFunction = (wanted: boolean, list: readonly unknown[]) => {
  const seen = new Map<unknown, number>();
  const keys = wanted ? list.map(keyOf) : [];
  const second = keys.findIndex((key, index) => seen.has(key) || !seen.set(key, index));
  if (second === -1) return true;
  findDuplicate.errors = [{ keyword: 'uniqueItems', params: { i: seen.get(keys[second]), j: second } }];
  return false;
};
const uniqueItems = { keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: findDuplicate } as const;

/** Equal for equal values. */
function keyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? `{${JSON.stringify(sorted(value))}` : value;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isGroup(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, child]) => [name, sorted(child)]);
}
