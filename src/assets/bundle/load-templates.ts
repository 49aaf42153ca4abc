/** Runs compiled templates: page kind → its component. */
import { Console } from 'node:console';
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ComponentType } from 'react';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { type CompiledTemplates, exportName, type SharedModules } from './bundle-templates.ts';
import type { PageParts } from './page-parts.ts';

export interface Templates {
  parts: ReadonlyMap<string, Pick<PageParts, 'own'>>;
  pages: ReadonlyMap<string, ComponentType<never>>;
  /** The place in the templates that an error's stack points to. */
  locate: (error: unknown) => Location | undefined;
}

/** Rethrows what the templates throw while they load. `root` is the project's folder. */
export function loadTemplates(
  { parts, code, sourceMap }: CompiledTemplates,
  shared: SharedModules,
  { root }: { root: string },
): Templates {
  const exported = load(code, shared);
  const pages = new Map<string, ComponentType<never>>();
  for (const kind of parts.keys()) {
    const component = exported[exportName(kind)]?.Page;
    if (typeof component === 'function') pages.set(kind, component as ComponentType<never>);
  }
  return { pages, parts, locate: locator(sourceMap, root) };
}

type Exported = Record<string, Record<string, unknown>>;

/** Results are on stdout, so what templates print goes to stderr. */
const stderrConsole = new Console(process.stderr);

/** Evaluates the code in a function instead of with import(), whose module cache would leak each changed version. */
function load(code: string, shared: SharedModules): Exported {
  const outside = createRequire(import.meta.url);
  const require = (name: string) => (Object.hasOwn(shared, name) ? shared[name] : outside(name));
  const module = { exports: {} as Exported };
  const given = { exports: module.exports, require, module, console: stderrConsole };
  compileFunction(code, Object.keys(given), { filename: 'treesite-templates.cjs' })(...Object.values(given));
  return module.exports;
}

/** The place in the templates that an error's stack points to first. The source map is parsed when it is first needed. */
export function locator(sourceMap: string, root: string): Templates['locate'] {
  let sources: SourceMap | undefined;
  return (error) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, line, column] = /treesite-templates\.cjs:(\d+):(\d+)/.exec(stack) ?? [];
    if (line === undefined) return undefined;
    sources ??= new SourceMap(JSON.parse(sourceMap));
    return originalPlace(sources, { line: Number(line), column: Number(column), root });
  };
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
