/** Compiles the templates with esbuild into one module with a source map. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { pageKinds } from '../../domain/kind-lists.ts';
import { esbuild } from '../packages.ts';
import { sharedOptions } from './bundle-options.ts';
import { failOnImportsOfNothing, sharedNamespace, withBundleDiagnostics } from './bundle-problem.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import type { TemplateFolders } from './template-folders.ts';

export interface CompiledTemplates {
  /** A CommonJS module that exports each kind's template, with all its exports, under `exportName(kind)`. */
  code: string;
  sourceMap: string;
  /** Absolute paths of its sources. */
  inputs: ReadonlySet<string>;
  /** By kind of page. */
  parts: ReadonlyMap<string, PageParts>;
  /** Kind of page → the site's own templates that it uses, relative to the project's folder. Empty if there are none. */
  own: ReadonlyMap<string, readonly string[]>;
}

/** The modules that templates may import besides each other: always treesite's own copies, so that there is one React. */
export type SharedModules = Readonly<Record<string, object>>;

export async function bundleTemplates(
  folders: TemplateFolders,
  options: { root: string; sharedModules: SharedModules; development: boolean },
): Promise<CompiledTemplates | Diagnostic[]> {
  const kinds = pageKinds.filter((kind) => folders.find(`pages/${kind}.tsx`) !== undefined).sort();
  const entry = kinds.map((kind) => `export * as ${exportName(kind)} from './pages/${kind}.tsx';`).join('\n');
  return withBundleDiagnostics({ root: options.root, folders }, async () => {
    const { build } = esbuild();
    const result = await build({
      stdin: { contents: entry, resolveDir: folders.roots[0] ?? '', sourcefile: 'pages.ts', loader: 'ts' },
      ...sharedOptions(options.root),
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      jsxDev: options.development,
      sourcemap: 'external',
      outfile: 'templates.cjs',
      external: Object.keys(options.sharedModules),
      // The import of a style only declares that it is needed; styles are bundled elsewhere.
      loader: { '.css': 'empty' },
      // Packages may read it. What it is outside would change the pages.
      define: { 'process.env.NODE_ENV': options.development ? '"development"' : '"production"' },
      // Without this, imports by built-in templates are left out, which are in node_modules.
      logOverride: { 'import-is-undefined': 'warning' },
      plugins: [namesOfShared(folders, options.sharedModules), folders.plugin()],
    });
    failOnImportsOfNothing(result.warnings, { root: options.root, folders });
    const code = result.outputFiles.find((file) => file.path.endsWith('.cjs'))?.text ?? '';
    const sourceMap = result.outputFiles.find((file) => file.path.endsWith('.map'))?.text ?? '{}';
    const { metafile } = result;
    const { root } = options;
    const partsOf = (kind: string) => pageParts(metafile, folders.find(`pages/${kind}.tsx`) ?? '', { folders, root });
    const parts = new Map(kinds.map((kind) => [kind, partsOf(kind)]));
    const own = new Map([...parts].flatMap(([kind, { own }]) => (own.length > 0 ? [[kind, own] as const] : [])));
    const files = Object.keys(metafile.inputs).filter((name) => !name.startsWith(`${sharedNamespace}:`));
    const inputs = new Set(files.map((name) => path.resolve(root, name)));
    return { code, sourceMap, inputs, parts, own };
  });
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
