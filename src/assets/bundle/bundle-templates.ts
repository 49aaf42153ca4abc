/** Compiles the templates with esbuild into one module with a source map. */
import type { Plugin } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { pageKinds } from '../../domain/kind-lists.ts';
import { sharedNamespace } from './bundle-problem.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { runEsbuild } from './run-esbuild.ts';
import type { TemplateFolders } from './template-folders.ts';

export interface CompiledTemplates {
  /** A CommonJS module that exports each kind's template, with all its exports, under `exportName(kind)`. */
  code: string;
  sourceMap: string;
  /** Absolute paths of its sources. */
  inputs: ReadonlySet<string>;
  /** By kind of page. */
  parts: ReadonlyMap<string, PageParts>;
}

/** The modules that templates may import besides each other: always treesite's own copies, so that there is one React. */
export type SharedModules = Readonly<Record<string, object>>;

export async function bundleTemplates(
  folders: TemplateFolders,
  { root, sharedModules, development }: { root: string; sharedModules: SharedModules; development: boolean },
): Promise<CompiledTemplates | Diagnostic[]> {
  const kinds = pageKinds.filter((kind) => folders.find(`pages/${kind}.tsx`) !== undefined).sort();
  const entry = kinds.map((kind) => `export * as ${exportName(kind)} from './pages/${kind}.tsx';`).join('\n');
  const project = { root, folders };
  const made = await runEsbuild(project, {
    stdin: { contents: entry, resolveDir: folders.roots[0] ?? '', sourcefile: 'pages.ts', loader: 'ts' },
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    jsxDev: development,
    sourcemap: 'external',
    outfile: 'templates.cjs',
    external: Object.keys(sharedModules),
    // The import of a style only declares that it is needed; styles are bundled elsewhere.
    loader: { '.css': 'empty' },
    // Packages may read it. What it is outside would change the pages.
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    // Without this, imports by built-in templates are left out, which are in node_modules.
    logOverride: { 'import-is-undefined': 'warning' },
    plugins: [namesOfShared(folders, sharedModules)],
  });
  if (Array.isArray(made)) return made;
  const { metafile, inputs, outputFiles } = made;
  const output = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const partsOf = (kind: string) => pageParts(metafile, folders.find(`pages/${kind}.tsx`) ?? '', { folders, root });
  const parts = new Map(kinds.map((kind) => [kind, partsOf(kind)]));
  return { code: output('.cjs'), sourceMap: output('.map'), inputs, parts };
}

/** For templates, in place of a shared module, one that exports the same names from it: then an import of another name is an error at its line. */
function namesOfShared(folders: TemplateFolders, modules: SharedModules): Plugin {
  return {
    name: sharedNamespace,
    setup(build) {
      build.onResolve({ filter: /^(treesite|react)$/ }, ({ path: name, importer, namespace, kind }) => {
        const isOfTemplate = namespace === 'file' && (folders.isOwn(importer) || folders.isBuiltIn(importer));
        return isOfTemplate && kind === 'import-statement' ? { path: name, namespace: sharedNamespace } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: sharedNamespace }, ({ path: name }) => {
        // Newer versions of Node also have `module.exports` among the exports of a CommonJS module.
        const names = Object.keys(modules[name] ?? {}).filter((one) => /^\w+$/.test(one));
        return { contents: `export { ${names.join(', ')} } from '${name}';` };
      });
    },
  };
}

export function exportName(kind: string): string {
  return kind.replaceAll('-', '_');
}
