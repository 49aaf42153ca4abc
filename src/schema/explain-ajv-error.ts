/** Turns ajv's errors into located problems that an owner can read and mend. Pure. */
import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnose } from '../diagnostic.ts';
import type { Locate } from '../load/parse-yaml.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { SchemaNode } from './schemas.ts';
import { pathOf } from './validate.ts';

interface Checked {
  value: unknown;
  locate: Locate;
  schema: SchemaNode;
}

export function explainErrors(errors: readonly ErrorObject[], file: Checked): Diagnostic[] {
  // A failed oneOf reports its branches too; the one sentence about the whole says more.
  const forks = errors.filter((error) => error.keyword === 'oneOf').map((error) => error.instancePath);
  return errors
    .filter(
      (error) =>
        error.keyword === 'oneOf' ||
        !forks.some((fork) => error.instancePath.startsWith(fork) && error.schemaPath.includes('/oneOf/')),
    )
    .filter((error) => !['propertyNames', 'allOf', '$ref'].includes(error.keyword))
    .map((error) => explain(error, file));
}

function explain(error: ErrorObject, { locate }: Checked): Diagnostic {
  const path = pathOf(error.instancePath);
  const name = nameOf(path);
  const at = locate(path);
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
      const guess = nearest(key, known);
      const hint = guess === undefined ? `Fields known here: ${known.join(', ')}.` : didYouMean(guess);
      return diagnose(
        'schema/unknown-key',
        locate.key([...path, key]),
        `There is no field ${key}${path.length > 0 ? ` in ${name}` : ''}.`,
        { hint },
      );
    }
    case 'required': {
      const key = String(params.missingProperty);
      const about = ((error.parentSchema?.properties ?? {}) as Record<string, SchemaNode>)[key]?.description;
      return diagnose(
        'schema/missing',
        path.length > 0 ? locate.key(path) : at,
        `${path.length > 0 ? `${name} has` : 'This file has'} no ${key}.`,
        {
          hint: typeof about === 'string' ? `Add ${key}: ${about}` : `Add ${key}.`,
        },
      );
    }
    case 'type':
      return typeProblem(error, locate);
    case 'pattern':
    case 'format':
      if (error.parentSchema?.['x-link']) {
        return diagnose('link/address', at, `${name} is not an address that a link may have: ${quote(error.data)}.`, {
          hint: wanted(error),
        });
      }
      return diagnose('schema/format', at, `${name} does not have the right form: ${quote(error.data)}.`, {
        hint: wanted(error),
      });
    case 'enum': {
      const choices = (params.allowedValues as unknown[]).map(String);
      const guess = nearest(String(error.data), choices);
      const hint = guess === undefined ? `Use one of: ${choices.join(', ')}.` : didYouMean(guess);
      return diagnose('schema/choice', at, `${name} cannot be ${quote(error.data)}.`, { hint });
    }
    case 'uniqueItems':
      return diagnose(
        'schema/duplicate',
        locate([...path, Number(params.i)]),
        `${name} holds ${quote(itemAt(error.data, Number(params.i)))} twice.`,
        {
          hint: 'Delete one of them.',
        },
      );
    case 'oneOf':
      return diagnose(
        'schema/missing',
        at,
        `${name} needs a question and an answer: q and a, or question and answer, and nothing else.`,
      );
    default:
      return diagnose('schema/range', at, `${name} ${limits(error)}.`, { hint: wanted(error) });
  }
}

function typeProblem(error: ErrorObject, locate: Locate): Diagnostic {
  const path = pathOf(error.instancePath);
  const name = nameOf(path);
  const want = String(error.params.type);
  const written = locate.written(path);
  const isScalar = ['number', 'boolean'].includes(typeof error.data);
  if (want.includes('string') && isScalar && written !== undefined) {
    const kind =
      typeof error.data === 'number'
        ? `the number ${String(error.data)}`
        : `the value ${String(error.data)}, not a text`;
    return diagnose('schema/type', locate(path), `YAML reads ${name} as ${kind}.`, {
      hint: `Put it in quotes: "${written}"`,
    });
  }
  const kinds: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list: one entry a line, each after a hyphen',
    object: 'a group of fields, each on a line of its own',
  };
  const wantedKind = want
    .split(',')
    .map((one) => kinds[one] ?? one)
    .join(' or ');
  const hint = error.data === null ? 'Nothing stands after the colon: fill it in, or delete the line.' : wanted(error);
  return diagnose('schema/type', locate(path), `${name} should be ${wantedKind}.`, { hint });
}

function limits(error: ErrorObject): string {
  const limit = String(error.params.limit);
  switch (error.keyword) {
    case 'minLength':
      return error.params.limit === 1 ? 'is empty' : `needs at least ${limit} characters`;
    case 'maxLength':
      return `has more than ${limit} characters`;
    case 'minItems':
    case 'minProperties':
      return error.params.limit === 1 ? 'is empty' : `needs at least ${limit} entries`;
    case 'minimum':
      return `is below ${limit}`;
    case 'maximum':
      return `is above ${limit}`;
    default:
      return error.message ?? 'is not allowed';
  }
}

function wanted(error: ErrorObject): string | undefined {
  const description = error.parentSchema?.description;
  return typeof description === 'string' ? description : undefined;
}

function itemAt(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : list;
}

function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `"${text.slice(0, 57)}…"` : `"${text}"`;
}

/** `benefits.2.title` reads "benefits, entry 3, title". */
function nameOf(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'This file';
  return path.map((step) => (/^\d+$/.test(String(step)) ? `entry ${Number(step) + 1}` : String(step))).join(', ');
}
