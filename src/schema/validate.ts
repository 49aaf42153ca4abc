/** Checks a parsed file against its schema: the typed value and its annotated places, or located problems in plain words. Pure. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import type { Locate, Path } from '../load/parse-yaml.ts';
import { pathOf } from './data-path.ts';
import { explainErrors } from './explain-ajv-error.ts';
import { type SchemaName, type SchemaNode, schemas, sharedDefinitions } from './schemas.ts';

/** A place in the data that the schema marks: a reference to resolve, a text to look through, a picture to find. */
export interface Annotation {
  kind: (typeof kinds)[number];
  /** The keyword's own value: 'city' for x-ref, 'tiers' for x-key. */
  target: string;
  value: string;
  path: Path;
  /** True where the marked text is a key of a map. */
  isKey: boolean;
  /** Tokens this text may hold beyond those of every text. */
  tokens: readonly string[];
}

export interface Validated {
  value: unknown;
  annotations: Annotation[];
  diagnostics: Diagnostic[];
}

const kinds = [
  'ref',
  'key',
  'image',
  'icon',
  'text',
  'markdown',
  'link',
  'date',
  'moment',
  'month-day',
  'time-zone',
  'phone',
  'postal-code',
  'region',
  'fips',
] as const;
const validators = new Map<SchemaName, ValidateFunction>();
let ajv: Ajv | undefined;

/** Fills in defaults: the value is changed in place. */
export function validate(name: SchemaName, file: { value: unknown; locate: Locate }): Validated {
  const run = validatorFor(name);
  const annotations: Annotation[] = [];
  const valid = run.call(annotations, file.value);
  const diagnostics = valid ? [] : explainErrors(run.errors ?? [], file.locate);
  return { value: file.value, annotations, diagnostics };
}

function validatorFor(name: SchemaName): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  ajv ??= createAjv();
  const compiled = ajv.compile(schemas[name]);
  validators.set(name, compiled);
  return compiled;
}

function createAjv(): Ajv {
  const instance = new Ajv({
    allErrors: true,
    strict: false,
    useDefaults: true,
    passContext: true,
    verbose: true,
    validateSchema: false,
    code: { optimize: false },
  });
  instance.addKeyword('x-tokens');
  for (const kind of kinds) {
    instance.addKeyword({
      keyword: `x-${kind}`,
      errors: false,
      validate(this: Annotation[], target: unknown, value: unknown, parent?: SchemaNode, at?: DataPlace) {
        if (!at || (typeof value !== 'string' && typeof value !== 'number')) return true;
        const isKey = at.parentData?.[at.parentDataProperty] !== value;
        const path = pathOf(at.instancePath);
        const tokens = (parent?.['x-tokens'] ?? []) as string[];
        this.push({
          kind,
          target: String(target),
          value: String(value),
          path: isKey ? [...path, String(value)] : path,
          isKey,
          tokens,
        });
        return true;
      },
    });
  }
  instance.addSchema(sharedDefinitions);
  return instance;
}

interface DataPlace {
  instancePath: string;
  parentData?: Record<string | number, unknown>;
  parentDataProperty: string | number;
}
