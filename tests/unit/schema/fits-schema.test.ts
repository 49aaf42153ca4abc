/** The walk over each file agrees with ajv: what is valid, which defaults are filled in, what is annotated. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { KindName } from '../../../src/domain/kinds.ts';
import { splitLanguage } from '../../../src/domain/texts/languages.ts';
import { classify } from '../../../src/load/classify.ts';
import { type Annotation, annotationKinds } from '../../../src/schema/annotation.ts';
import { fitsSchema } from '../../../src/schema/fits-schema.ts';
import { type SchemaNode, schemas, sharedDefinitions } from '../../../src/schema/schemas.ts';
import { projectRoot } from '../../support/run-cli.ts';
import { fuzzRuns } from '../../support/seed.ts';

interface Example {
  kind: KindName;
  value: unknown;
}

const isSchema = (kind: string): kind is KindName => Object.hasOwn(schemas, kind);

const examples: Example[] = ['data', 'examples/starter/data'].flatMap((folder) => {
  const root = path.join(projectRoot, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((name): Example[] => {
    const kind = classify(name);
    if (!isSchema(kind) || splitLanguage(name).language !== undefined) return [];
    const text = readFileSync(path.join(root, name), 'utf8');
    return [{ kind, value: parse(name.endsWith('.md') ? (text.split('---')[1] ?? '') : text) ?? {} }];
  });
});

type Place = {
  parentData?: Record<string | number, unknown>;
  parentDataProperty: string | number;
  instancePath: string;
};

/** ajv, which notes the annotations in the list that it is called on. */
const ajv = new Ajv({
  allErrors: true,
  strict: false,
  strictNumbers: true,
  useDefaults: true,
  passContext: true,
  validateSchema: false,
});
for (const keyword of ['x-tokens', 'x-form']) ajv.addKeyword(keyword);
for (const kind of annotationKinds) {
  ajv.addKeyword({
    keyword: `x-${kind}`,
    errors: false,
    validate(this: Annotation[], target: unknown, value: unknown, parent?: SchemaNode, at?: Place) {
      if (!at || (typeof value !== 'string' && typeof value !== 'number')) return true;
      const isKey = at.parentData?.[at.parentDataProperty] !== value;
      const steps = at.instancePath
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      const tokens = (parent?.['x-tokens'] ?? []) as string[];
      this.push({
        kind,
        target: String(target),
        value: String(value),
        path: isKey ? [...steps, String(value)] : steps,
        isKey,
        tokens,
      });
      return true;
    },
  });
}
ajv.addSchema(sharedDefinitions);

function judge({ kind, value }: Example, check: (own: unknown, annotations: Annotation[]) => boolean) {
  const own = structuredClone(value);
  const annotations: Annotation[] = [];
  const fits = check(own, annotations);
  return fits ? { kind, value: own, annotations } : { kind, fits };
}

function expectSame(example: Example): void {
  const validator = ajv.compile(schemas[example.kind]);
  const byWalk = judge(example, (own, annotations) =>
    fitsSchema(own, schemas[example.kind], { path: [], annotations }),
  );
  expect(byWalk).toEqual(judge(example, (own, annotations) => validator.call(annotations, own)));
}

test('the schemas use no keyword that the walk does not know', () => {
  const known = [
    ...['$schema', '$id', '$ref', 'title', 'description', 'definitions', 'default', 'allOf', 'oneOf', 'type', 'enum'],
    ...['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'items', 'minItems', 'uniqueItems'],
    ...['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'x-tokens', 'x-form'],
    ...['x-translate', 'x-untranslated'],
    ...annotationKinds.map((kind) => `x-${kind}`),
  ];
  const used = new Set([sharedDefinitions, ...Object.values(schemas)].flatMap((schema) => [...keywordsOf(schema)]));
  expect([...used].filter((keyword) => !known.includes(keyword))).toEqual([]);
});

function* keywordsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const child of node) yield* keywordsOf(child);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  for (const [keyword, child] of Object.entries(node)) {
    yield keyword;
    if (keyword === 'default' || keyword === 'enum') continue;
    const isMap = keyword === 'properties' || keyword === 'definitions';
    for (const inner of isMap ? Object.values(child) : [child]) yield* keywordsOf(inner);
  }
}

test('of all data files', () => {
  for (const example of examples) expectSame(example);
});

const strange = fc.constantFrom<unknown>(
  ...[null, true, 0, 1.5, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '', 'text', '2026-06-01', '05156', '😀'],
  ...['a'.repeat(600), [], {}, [''], [1, 1], ['a', 'a'], { a: 'b' }, { constructor: 'x' }, { q: 'a' }],
  ...[
    { q: 'a', a: 'b' },
    { question: 'a', answer: 'b' },
    { q: 'a', a: 'b', answer: 'c' },
  ],
);

/** A copy with one change: a value replaced, a field removed or added, or an entry repeated. */
function changed(value: unknown, [at, way, other]: readonly [number, number, unknown]): unknown {
  const places: [container: Record<string, unknown>, key: string][] = [];
  const copy = structuredClone({ root: value });
  const visit = (container: object) => {
    for (const [key, child] of Object.entries(container)) {
      places.push([container as Record<string, unknown>, key]);
      if (typeof child === 'object' && child !== null) visit(child);
    }
  };
  visit(copy);
  const [container, key] = places[at % places.length] as (typeof places)[number];
  if (way === 0) container[key] = other;
  else if (way === 1) delete container[key];
  else if (Array.isArray(container)) container.push(structuredClone(container[Number(key)]));
  else container[way === 2 ? 'constructor' : 'note'] = other;
  return copy.root;
}

describe('of changed files', () => {
  const change = fc.tuple(fc.nat(), fc.nat({ max: 3 }), strange);
  test.each([...new Set(examples.map(({ kind }) => kind))])('%s', (kind) => {
    const some = fc.constantFrom(...examples.filter((example) => example.kind === kind));
    const property = fc.property(some, fc.array(change, { minLength: 1, maxLength: 2 }), (example, changes) => {
      expectSame({ kind, value: changes.reduce(changed, example.value) });
    });
    fc.assert(property, { numRuns: fuzzRuns(30) });
  });
});
