/** A site's schema/<kind>.json → a checked and compiled schema for `custom` in files of that kind. Pure. */
import { createRequire } from 'node:module';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { FieldSchemaSource } from '../../load/field-schemas.ts';
import type { Locate, Path } from '../../load/locate.ts';
import { isGroup } from '../../text/is-group.ts';
import { truncate } from '../../text/truncate.ts';
import type { Annotation } from '../annotation.ts';
import type { SchemaNode } from '../schemas.ts';
import type { Check } from '../shape/check.ts';
import { shapeCompiler } from '../shape/shape.ts';
import { explainOwn } from './explain-own.ts';
import { type OwnErrors, ownErrors } from './find-own-errors.ts';
import { inline, type Mistake } from './inline.ts';
import { ajvOnlyKeywords } from './keywords.ts';
import { SlowPattern, withinTime } from './time-limit.ts';

/** Deeper schemas are refused before any recursion. */
const maxLevels = 60;

export interface CheckedFields {
  /** With defaults filled in. */
  value: unknown;
  annotations: Annotation[];
  diagnostics: Diagnostic[];
}

export class FieldSchema {
  readonly kind: KindName;
  readonly file: string;
  readonly text: string;
  readonly locate: Locate;
  /** The schema of `custom`, without references; undefined if the file has mistakes. */
  readonly schema: SchemaNode | undefined;
  /** Problems with the schema itself. */
  readonly diagnostics: readonly Diagnostic[];
  readonly #hasPattern: boolean;
  readonly #needsAjv: boolean;
  #shape: Check | undefined;
  #errors: OwnErrors | undefined;
  /** Set after the first file that takes too long; others are then not checked. */
  #isSlow = false;

  constructor({ kind, file, text, locate }: FieldSchemaSource) {
    this.kind = kind;
    this.file = file;
    this.text = text;
    this.locate = locate;
    const read = readSchema(file, text, locate);
    this.schema = 'schema' in read ? read.schema : undefined;
    this.diagnostics = 'schema' in read ? [] : read.diagnostics;
    const keywords = new Set(this.schema ? keywordsOf(this.schema) : []);
    this.#hasPattern = keywords.has('pattern') || keywords.has('patternProperties');
    this.#needsAjv = [...keywords].some((keyword) => ajvOnlyKeywords.has(keyword)) || hasTuple(this.schema ?? {});
  }

  /** `custom` is that of a data file, undefined if it has none; `locate` is for that file. */
  check(custom: unknown, locate: Locate): CheckedFields {
    const { schema } = this;
    const unchecked = { value: custom, annotations: [], diagnostics: [] };
    if (!schema || this.#isSlow) return unchecked;
    try {
      const check = () => this.#check(schema, custom, locate);
      return this.#hasPattern ? withinTime(check) : check();
    } catch (error) {
      if (!(error instanceof SlowPattern)) throw error;
      this.#isSlow = true;
      const message = `Checking this against ${this.file} takes more than ${error.seconds} s.`;
      const hint =
        'Simplify the patterns in the schema: one has a repeated group inside a repeated group, such as (a+)+.';
      return { ...unchecked, diagnostics: [diagnose('fields/slow', locate.key(['custom']), message, { hint })] };
    }
  }

  #check(schema: SchemaNode, custom: unknown, locate: Locate): CheckedFields {
    const value = custom === undefined ? {} : custom;
    const annotations: Annotation[] = [];
    this.#shape ??= shapeCompiler({})(forWalk(schema) as SchemaNode);
    const fits = this.#shape(value, { path: ['custom'], annotations });
    if (fits && !this.#needsAjv) return { value, annotations, diagnostics: [] };
    this.#errors ??= ownErrors(schema);
    const errors = this.#errors(value);
    if (errors.length === 0 && fits) return { value, annotations, diagnostics: [] };
    if (errors.length === 0)
      throw new Error(`treesite’s own check against ${this.file} reports an error, but ajv reports none.`);
    const diagnostics =
      custom === undefined ? [this.#missing(schema, locate)] : explainOwn(errors, { file: this.file, locate });
    return { value, annotations: [], diagnostics };
  }

  #missing({ required }: SchemaNode, locate: Locate): Diagnostic {
    const names = Array.isArray(required) ? required.join(', ') : '';
    const hint = `Add custom:, with ${names === '' ? 'its fields' : names} below it. ${this.file} requires it.`;
    return diagnose('schema/missing', locate([]), 'This file has no field custom.', { hint });
  }
}

function readSchema(
  file: string,
  text: string,
  locate: Locate,
): { schema: SchemaNode } | { diagnostics: Diagnostic[] } {
  const written = parseJson(file, text);
  if (Array.isArray(written)) return { diagnostics: written };
  const { value } = written;
  const wrong = (message: string, hint: string) => ({
    diagnostics: [diagnose('fields/schema', startOf(file), message, { hint })],
  });
  if (isTooDeep(value, maxLevels))
    return wrong(`This is nested more than ${maxLevels} levels deep.`, 'Use fewer levels.');
  if (hasProto(value)) return wrong('__proto__ is not allowed as a name.', 'Choose another name.');
  if (
    !isGroup(value) ||
    value.type !== 'object' ||
    !isGroup(value.properties) ||
    Object.keys(value.properties).length === 0
  )
    return wrong(
      'A schema of your own fields must describe a group of fields.',
      'Begin with { "type": "object", "properties": { … } }, with a schema for each field inside.',
    );
  const { schema, mistakes } = inline(value);
  const found = mistakes.length > 0 ? mistakes : checkDefaults(schema);
  if (found.length === 0) return { schema };
  return {
    diagnostics: found.map(({ path, isKey, message, hint }) =>
      diagnose('fields/schema', isKey ? locate.key(path) : locate(path), message, { hint }),
    ),
  };
}

/** Invalid JSON is parsed again with esbuild, which reports a location in all versions of Node. */
function parseJson(file: string, text: string): { value: unknown } | Diagnostic[] {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
    try {
      transformSync(text, { loader: 'json', logLevel: 'silent' });
    } catch (failure) {
      const [first] = (failure as import('esbuild').TransformFailure).errors ?? [];
      if (first?.location) {
        const { line, column, length } = first.location;
        const at = { file, line, column: column + 1, length: Math.max(1, length) };
        return [diagnose('fields/syntax', at, `This is not JSON: ${truncate(first.text)}`, { hint: jsonHint })];
      }
    }
    return [diagnose('fields/syntax', startOf(file), 'This is not JSON.', { hint: jsonHint })];
  }
}

const jsonHint = 'Put names and texts in double quotes, and a comma between entries but not after the last one.';

function checkDefaults(schema: SchemaNode): Mistake[] {
  if (!keywordsOf(schema).includes('default')) return [];
  try {
    return withinTime(() => wrongDefaults(schema));
  } catch (error) {
    if (!(error instanceof SlowPattern)) throw error;
    return [{ path: [], message: 'Checking the defaults takes too long.', hint: 'Simplify the patterns.' }];
  }
}

/** Checks defaults against their own schemas, because pages get them unvalidated. */
function wrongDefaults(schema: SchemaNode): Mistake[] {
  const found: Mistake[] = [];
  const walk = (node: SchemaNode, path: Path) => {
    if ('default' in node && found.length === 0) {
      const isRight = shapeCompiler({})(forWalk(node) as SchemaNode)(structuredClone(node.default), {
        path: [],
        annotations: [],
      });
      const message = 'The default does not fit the field’s own schema.';
      if (!isRight) found.push({ path: [...path, 'default'], message, hint: 'Correct the default, or delete it.' });
    }
    for (const [name, child] of Object.entries(node.properties ?? {})) walk(child, [...path, 'properties', name]);
    if (isGroup(node.items)) walk(node.items, [...path, 'items']);
  };
  walk(schema, []);
  return found;
}

/** The schema without the keywords that shape/ does not support; ajv checks those. */
function forWalk(value: unknown): unknown {
  if (!isGroup(value)) return value;
  // shape/ does not match names against patterns, so it cannot know which properties are additional.
  const isOpen = 'patternProperties' in value;
  const entries = Object.entries(value).filter(
    ([keyword]) => !ajvOnlyKeywords.has(keyword) && !(isOpen && keyword === 'additionalProperties'),
  );
  return Object.fromEntries(
    entries.flatMap(([keyword, child]): [string, unknown][] => {
      if (keyword === 'properties')
        return [
          [keyword, Object.fromEntries(Object.entries(child as object).map(([name, one]) => [name, forWalk(one)]))],
        ];
      if (keyword === 'items') return isGroup(child) ? [[keyword, forWalk(child)]] : [];
      return [[keyword, keyword === 'additionalProperties' ? forWalk(child) : child]];
    }),
  );
}

function keywordsOf(node: SchemaNode): string[] {
  const children = [...Object.values(node.properties ?? {}), node.items, node.additionalProperties].filter(isGroup);
  return [...Object.keys(node), ...children.flatMap(keywordsOf)];
}

function hasTuple(node: SchemaNode): boolean {
  const children = [...Object.values(node.properties ?? {}), node.items, node.additionalProperties].filter(isGroup);
  return Array.isArray(node.items) || children.some(hasTuple);
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isTooDeep(child, levels - 1));
}

function hasProto(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProto);
}
