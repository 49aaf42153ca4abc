/** Runs compiled templates: page kind → its component. */
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ComponentType } from 'react';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { exportName, type TemplateCode } from './bundle-templates.ts';

export interface Templates {
  pages: ReadonlyMap<string, ComponentType<never>>;
  /** Where in the templates an error came from, as far as its stack tells. */
  locate: (error: unknown) => Location | undefined;
}

/** What templates may import beside each other: always treesite's own copies, so that there is one React. */
export type SharedModules = Readonly<Record<string, unknown>>;

const fileName = 'treesite-templates.cjs';

/** Throws what the templates throw while they are loaded. `root` is the project's folder. */
export function loadTemplates(
  { kinds, code, sourceMap }: TemplateCode,
  shared: SharedModules,
  root: string,
): Templates {
  const exported = run(code, shared);
  const components = kinds.flatMap((kind): [string, ComponentType<never>][] => {
    const component = exported[exportName(kind)];
    return typeof component === 'function' ? [[kind, component as ComponentType<never>]] : [];
  });
  return { pages: new Map(components), locate: locator(sourceMap, root) };
}

/** A function of its own rather than import(): a changed template leaves nothing behind in a module cache. */
function run(code: string, shared: SharedModules): Record<string, unknown> {
  const outside = createRequire(import.meta.url);
  const require = (name: string) => (Object.hasOwn(shared, name) ? shared[name] : outside(name));
  const module = { exports: {} as Record<string, unknown> };
  compileFunction(code, ['exports', 'require', 'module'], { filename: fileName })(module.exports, require, module);
  return module.exports;
}

export function locator(sourceMap: string, root: string): Templates['locate'] {
  let sources: SourceMap | undefined;
  return (error) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const frame = new RegExp(`${fileName.replace('.', '\\.')}:(\\d+):(\\d+)`).exec(stack);
    if (!frame) return undefined;
    sources ??= new SourceMap(JSON.parse(sourceMap));
    return originalPlace(sources, { line: Number(frame[1]), column: Number(frame[2]), root });
  };
}

/** Where the templates have what the compiled code has there. Lines and columns count from 1. */
export function originalPlace(
  sources: SourceMap,
  { line, column, root }: { line: number; column: number; root: string },
): Location | undefined {
  const origin = sources.findEntry(line - 1, column - 1);
  if (!('originalSource' in origin)) return undefined;
  const file = path.relative(root, path.resolve(root, origin.originalSource)).split(path.sep).join('/');
  return { file, line: origin.originalLine + 1, column: origin.originalColumn + 1 };
}
