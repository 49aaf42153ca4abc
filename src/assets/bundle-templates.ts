/** Compiles the templates with esbuild and runs them: page kind → its component, with a map back to the source lines. */
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Metafile } from 'esbuild';
import type { ComponentType } from 'react';
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
import { bundleProblems } from './bundle-problem.ts';
import type { TemplateFolders } from './template-folders.ts';

export interface Templates {
  pages: ReadonlyMap<string, ComponentType<never>>;
  /** Names of the islands (files of templates/islands) that each kind of page uses. */
  islands: ReadonlyMap<string, readonly string[]>;
  /** Where in the templates an error came from, as far as its stack tells. */
  locate: (error: unknown) => Location | undefined;
}

/** What templates may import beside each other: always treesite's own copies, so that there is one React. */
export type SharedModules = Readonly<Record<string, unknown>>;

const bundleName = 'treesite-templates.cjs';

export async function bundleTemplates(
  folders: TemplateFolders,
  options: { root: string; shared: SharedModules; development: boolean },
): Promise<{ templates: Templates } | { diagnostics: Diagnostic[] }> {
  const kinds = folders.list('pages', '.tsx').map((name) => name.replace(/\.tsx$/, ''));
  const entry = kinds.map((kind) => `export { Page as ${variable(kind)} } from './pages/${kind}.tsx';`).join('\n');
  try {
    const result = await build({
      stdin: { contents: entry, resolveDir: folders.roots[0] ?? '', sourcefile: 'pages.ts', loader: 'ts' },
      absWorkingDir: options.root,
      bundle: true,
      write: false,
      metafile: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      jsxDev: options.development,
      sourcemap: 'external',
      outfile: bundleName,
      external: Object.keys(options.shared),
      logLevel: 'silent',
      plugins: [folders.plugin()],
    });
    const code = result.outputFiles.find((file) => file.path.endsWith('.cjs'))?.text ?? '';
    const map = result.outputFiles.find((file) => file.path.endsWith('.map'))?.text ?? '{}';
    const exported = run(code, options.shared);
    const pages = new Map(kinds.map((kind) => [kind, exported[variable(kind)] as ComponentType<never>]));
    const locate = locator(map, options.root);
    return { templates: { pages, islands: islandsByPage(result.metafile, kinds, folders, options.root), locate } };
  } catch (error) {
    const diagnostics = bundleProblems(error, options.root);
    if (diagnostics) return { diagnostics };
    return {
      diagnostics: [
        diagnose('template/error', startOf('templates'), `The templates could not be loaded: ${messageOf(error)}`),
      ],
    };
  }
}

/** A function of its own rather than import(): a changed template leaves nothing behind in a module cache. */
function run(code: string, shared: SharedModules): Record<string, unknown> {
  const outside = createRequire(import.meta.url);
  const require = (name: string) => (Object.hasOwn(shared, name) ? shared[name] : outside(name));
  const module = { exports: {} as Record<string, unknown> };
  compileFunction(code, ['exports', 'require', 'module'], { filename: bundleName })(module.exports, require, module);
  return module.exports;
}

function locator(map: string, root: string): Templates['locate'] {
  let sources: SourceMap | undefined;
  return (error) => {
    const frame = new RegExp(`${bundleName.replace('.', '\\.')}:(\\d+):(\\d+)`).exec(
      error instanceof Error ? (error.stack ?? '') : '',
    );
    if (!frame) return undefined;
    sources ??= new SourceMap(JSON.parse(map));
    const origin = sources.findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1);
    if (!('originalSource' in origin)) return undefined;
    const file = path.relative(root, path.resolve(root, origin.originalSource)).split(path.sep).join('/');
    return { file, line: origin.originalLine + 1, column: origin.originalColumn + 1 };
  };
}

/** Follows the import graph from each page: known before anything is rendered. */
function islandsByPage(
  metafile: Metafile,
  kinds: string[],
  folders: TemplateFolders,
  root: string,
): Map<string, string[]> {
  return new Map(
    kinds.map((kind) => {
      const page = folders.find(`pages/${kind}.tsx`) ?? '';
      const seen = new Set([path.relative(root, page).split(path.sep).join('/')]);
      for (const file of seen)
        for (const { path: imported } of metafile.inputs[file]?.imports ?? []) seen.add(imported);
      const names = [...seen].map((file) => folders.nameOf(path.resolve(root, file)) ?? '');
      const islands = names.filter((name) => name.startsWith('islands/')).map((name) => path.basename(name, '.tsx'));
      return [kind, islands.sort()];
    }),
  );
}

function variable(kind: string): string {
  return kind.replaceAll('-', '_');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
