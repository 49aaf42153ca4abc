/** Compiles the templates with esbuild into one module, with a map back to their lines. */
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { tellBundleProblems } from './bundle-problem.ts';
import type { TemplateFolders } from './template-folders.ts';

/** What it takes to run templates: plain data, so that a worker can be handed it. */
export interface TemplateCode {
  kinds: readonly string[];
  /** A CommonJS module that exports each kind's component under `exportName(kind)`. */
  code: string;
  sourceMap: string;
}

export interface CompiledTemplates extends TemplateCode {
  /** Absolute paths of everything that is in it. */
  inputs: ReadonlySet<string>;
  /** Names of the islands (files of templates/islands) that each kind of page uses. */
  islands: ReadonlyMap<string, readonly string[]>;
}

export async function bundleTemplates(
  folders: TemplateFolders,
  options: { root: string; sharedModules: readonly string[]; development: boolean },
): Promise<CompiledTemplates | { diagnostics: Diagnostic[] }> {
  const names = folders.list('pages', '.tsx').map((name) => name.replace(/\.tsx$/, ''));
  // No kind of page has another name: such a file is one that nothing uses.
  const kinds = names.filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
  const entry = kinds.map((kind) => `export { Page as ${exportName(kind)} } from './pages/${kind}.tsx';`).join('\n');
  return tellBundleProblems({ root: options.root, templates: folders.roots[0] }, async () => {
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
      outfile: 'templates.cjs',
      external: [...options.sharedModules],
      logLevel: 'silent',
      plugins: [folders.plugin()],
    });
    const code = result.outputFiles.find((file) => file.path.endsWith('.cjs'))?.text ?? '';
    const sourceMap = result.outputFiles.find((file) => file.path.endsWith('.map'))?.text ?? '{}';
    const { metafile } = result;
    const islands = islandsByPage(metafile, kinds, folders, options.root);
    const inputs = new Set(Object.keys(metafile.inputs).map((name) => path.resolve(options.root, name)));
    return { kinds, code, sourceMap, inputs, islands };
  });
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

export function exportName(kind: string): string {
  return kind.replaceAll('-', '_');
}
