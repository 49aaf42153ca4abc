/** Runs compiled templates: page kind → its component. */
import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ComponentType } from 'react';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/relative-path.ts';
import { LastResult } from '../../memo/memoize.ts';
import { exportName, type TemplateCode } from './bundle-templates.ts';
import { createGuards, type Guards } from './guarded-globals.ts';
import { type TemplateCall, TemplateCalls } from './template-calls.ts';
import {
  defaultTimeoutMs,
  ReplacedBuiltIn,
  type RunTemplate,
  type SharedModules,
  withElementLimit,
  withTimeLimit,
} from './template-guard.ts';

export interface Templates {
  pages: ReadonlyMap<string, ComponentType<never>>;
  /** Kind of page → the names that its template exports, if none of them is a component named Page. */
  otherExports: ReadonlyMap<string, readonly string[]>;
  /** The place in the templates that an error's stack points to. */
  locate: (error: unknown) => Location | undefined;
  /** Runs template code. A site's own templates run with a time limit and guards; built-in ones are trusted. */
  run: RunTemplate;
  /** The calls that templates made since the last time and that have no effect, or another one in each build. */
  takeCalls: () => TemplateCall[];
  /** Kind of page → the site's own templates that it uses, relative to the project's folder. */
  own: ReadonlyMap<string, readonly string[]>;
}

const fileName = 'treesite-templates.cjs';

/** Rethrows what the templates throw while they load. `root` is the project's folder. */
export function loadTemplates(
  { kinds, code, sourceMap, own }: TemplateCode,
  shared: SharedModules,
  { root, timeoutMs = defaultTimeoutMs }: { root: string; timeoutMs?: number | undefined },
): Templates {
  const isGuarded = own.size > 0;
  const calls = new TemplateCalls(framesIn);
  const guards = isGuarded ? createGuards(calls.note) : undefined;
  const run: RunTemplate = guards ? withTimeLimit({ timeoutMs, promises: guards.promises }) : (work) => work();
  const exported = guards
    ? run(() => load(code, { ...guards.modules, ...withElementLimit(shared) }, guards))
    : builtIn.from([code, shared], () => load(code, shared, undefined));
  const pages = new Map<string, ComponentType<never>>();
  const otherExports = new Map<string, readonly string[]>();
  for (const kind of kinds) {
    const { Page: component, ...others } = exported[exportName(kind)] ?? {};
    if (typeof component === 'function') pages.set(kind, component as ComponentType<never>);
    else otherExports.set(kind, Object.keys(others));
  }
  const locate = locator({ sourceMap, own }, root);
  return { pages, otherExports, locate, run, takeCalls: calls.take, own };
}

type Exported = Record<string, Record<string, unknown>>;

/** Code without a site's own templates is evaluated once, not in each build: V8 keeps what it has compiled of it. */
const builtIn = new LastResult<Exported>();

/** Evaluates the code in a function instead of with import(), whose module cache would leak each changed version. */
function load(code: string, shared: SharedModules, guards: Guards | undefined): Exported {
  const outside = createRequire(import.meta.url);
  const require = (name: string) => (Object.hasOwn(shared, name) ? shared[name] : outside(name));
  const module = { exports: {} as Exported };
  const given = { exports: module.exports, require, module, ...guards?.globals };
  compileFunction(code, Object.keys(given), { filename: fileName })(...Object.values(given));
  return module.exports;
}

type FindSource = (line: number, column: number) => Location | undefined;

/** The source map is parsed when it is first needed. */
function sourcesOf(sourceMap: string, root: string): FindSource {
  let sources: SourceMap | undefined;
  return (line, column) => {
    sources ??= new SourceMap(JSON.parse(sourceMap));
    return originalPlace(sources, { line, column, root });
  };
}

/** Lines and columns in the compiled templates. */
function framesIn(stack: string): TemplateCall['frames'] {
  const frames = stack.matchAll(new RegExp(`${fileName.replace('.', '\\.')}:(\\d+):(\\d+)`, 'g'));
  return [...frames].map(([, line, column]) => [Number(line), Number(column)]);
}

export function locator(
  { sourceMap, own }: Pick<TemplateCode, 'sourceMap' | 'own'>,
  root: string,
): Templates['locate'] {
  const sources = sourcesOf(sourceMap, root);
  return (error) => {
    if (error instanceof ReplacedBuiltIn)
      return locationOf(error.builtIn, [...new Set([...own.values()].flat())], root);
    const [frame] = framesIn(error instanceof Error ? (error.stack ?? '') : '');
    return frame && sources(...frame);
  };
}

/**
 * The place of a call: the first on its stack in a template of the site; otherwise the first, as in a package that a template imports.
 * Undefined for what a package reads itself, such as `process.env.DEBUG`, which the site's owner cannot change.
 */
export function callLocator(
  { sourceMap, own }: Pick<TemplateCode, 'sourceMap' | 'own'>,
  root: string,
): (call: TemplateCall) => Location | undefined {
  const sources = sourcesOf(sourceMap, root);
  const files = new Set([...own.values()].flat());
  return ({ kind, frames }) => {
    const places = frames.flatMap((frame) => sources(...frame) ?? []);
    const inOwn = places.find(({ file }) => files.has(file));
    return kind === 'unseen' && inOwn !== places[0] ? undefined : (inOwn ?? places[0]);
  };
}

/** The first place in the files that names it. */
function locationOf(name: string, files: readonly string[], root: string): Location | undefined {
  for (const text of [name, name.replace(/\.[^.]*$/, '')]) {
    for (const file of files) {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const line = lines.findIndex((one) => one.includes(text));
      if (line === -1) continue;
      return { file, line: line + 1, column: (lines[line] ?? '').indexOf(text) + 1, length: text.length };
    }
  }
  return undefined;
}

/** The place in the templates of a place in the compiled code. Lines and columns count from 1. */
export function originalPlace(
  sources: SourceMap,
  { line, column, root }: { line: number; column: number; root: string },
): Location | undefined {
  const origin = sources.findEntry(line - 1, column - 1);
  if (!('originalSource' in origin)) return undefined;
  const file = relativePath(root, path.resolve(root, origin.originalSource));
  return { file, line: origin.originalLine + 1, column: origin.originalColumn + 1 };
}
