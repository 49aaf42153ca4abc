/** Bundles the browser's scripts, one per kind of page, named by content hash. Kinds that need the same code share one. */
import path from 'node:path';
import type { BuildFailure, Plugin } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Bundled } from './bundle-styles.ts';
import { nameByContent } from './name-by-content.ts';
import type { PageParts } from './page-parts.ts';
import { browserOptions, runEsbuild } from './run-esbuild.ts';
import type { TemplateFolders } from './template-folders.ts';

interface Options {
  root: string;
  packageRoot: string;
  /** By kind of page; names are relative to the templates folder. */
  parts: ReadonlyMap<string, Pick<PageParts, 'scripts' | 'islands'>>;
  /** Whether the site has scripts that wait, so that each page gets the code that loads them. */
  hasDeferred: boolean;
}

export async function bundleScripts(folders: TemplateFolders, options: Options): Promise<Bundled | Diagnostic[]> {
  const kinds = [...options.parts].map(([kind, parts]) => ({ kind, entry: scriptEntry(parts, options) }));
  const entries = [...new Set(kinds.map(({ entry }) => entry))];
  const scripts: Script[] = [];
  for (const made of await Promise.all(entries.map((entry) => bundleScript(folders, entry, options)))) {
    if (Array.isArray(made)) return made;
    scripts.push(made);
  }
  const files = new Map(scripts.flatMap((script) => script.files.map((file) => [file.path, file])));
  return {
    urls: new Map(kinds.map(({ kind, entry }) => [kind, scripts[entries.indexOf(entry)]?.url ?? ''])),
    files: [...files.values()],
    inputs: new Set(scripts.flatMap(({ inputs }) => [...inputs])),
  };
}

interface Script extends Pick<Bundled, 'files' | 'inputs'> {
  url: string;
}

/** One request: the site's enhancements and, for a page with islands, Preact and these islands. Code that an action loads is a chunk of its own. */
async function bundleScript(
  folders: TemplateFolders,
  contents: string,
  { root, packageRoot }: Options,
): Promise<Script | Diagnostic[]> {
  const ofStyles = new Set<string>();
  const project = { root, folders };
  const made = await runEsbuild(project, {
    ...browserOptions(root),
    stdin: { contents, resolveDir: folders.roots[0] ?? '', loader: 'ts', sourcefile: 'script.ts' },
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    // Islands import their styles, as all components do; these styles are bundled elsewhere.
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'assets',
    entryNames: 'site.[hash]',
    chunkNames: '[name].[hash]',
    plugins: [preactInsteadOfReact(packageRoot), stylesOfScripts(root, ofStyles)],
  });
  if (Array.isArray(made)) return made;
  const [entry = ''] =
    Object.entries(made.metafile.outputs).find(([, output]) => output.entryPoint !== undefined) ?? [];
  const named = nameByContent(
    made.outputFiles.map((output) => ({ name: path.basename(output.path), contents: output.text })),
  );
  const files = [...named.values()].map(({ name, contents }) => ({ path: `assets/${name}`, contents }));
  return {
    url: `/assets/${named.get(path.basename(entry))?.name ?? ''}`,
    files,
    inputs: new Set([...made.inputs, ...ofStyles]),
  };
}

/** The entry point of a kind of page: the code that all pages share, the scripts of its components, and its islands. */
function scriptEntry(
  { scripts, islands }: Pick<PageParts, 'scripts' | 'islands'>,
  { hasDeferred }: Pick<Options, 'hasDeferred'>,
): string {
  const loader = hasDeferred ? ['scripts/script-loader.ts'] : [];
  const own = ['scripts/site.ts', ...scripts, ...loader].map((name) => `import './${name}';`);
  const names = islands.map((file) => path.basename(file, '.island.tsx'));
  const imports = names.map((name, index) => `import { ${name} } from './${islands[index]}';`);
  const table = names.map((name) => `${name}: ${name}.component`).join(', ');
  const hydrate =
    names.length > 0 ? ["import { hydrateIslands } from 'treesite/hydrate';", `hydrateIslands({ ${table} });`] : [];
  return [...own, ...imports, ...hydrate].join('\n');
}

const resolved = Symbol('resolved');

/** Islands are written for React's types; in the browser they run on Preact. */
function preactInsteadOfReact(packageRoot: string): Plugin {
  const own: Record<string, string> = {
    treesite: 'src/islands/treesite-in-browser.ts',
    'treesite/hydrate': 'src/islands/hydrate.ts',
    react: 'src/islands/react-on-preact.ts',
    'react/jsx-runtime': 'src/islands/jsx-on-preact.ts',
  };
  return {
    name: 'treesite-preact',
    setup(build) {
      build.onResolve({ filter: /^(treesite(\/hydrate)?|react(\/jsx-runtime)?)$/ }, ({ path: name }) => ({
        path: path.join(packageRoot, own[name] ?? ''),
        sideEffects: false,
      }));
      // Loading preact/hooks has side effects; marked as free of them, it is dropped from pages that use no hooks.
      build.onResolve({ filter: /^preact(\/hooks)?$/ }, async (args) => {
        if (args.pluginData === resolved) return undefined;
        const found = await build.resolve(args.path, {
          kind: args.kind,
          resolveDir: packageRoot,
          pluginData: resolved,
        });
        return { path: found.path, sideEffects: false };
      });
    },
  };
}

/**
 * `<Name>.script.css`: the rules that a page needs only once a script has run. To import them adds them to the page, after all stylesheets.
 * Each import has the code for this: a function that two of them share would be one more file to load. `inputs` receives the sources,
 * which are bundled apart.
 */
function stylesOfScripts(root: string, inputs: Set<string>): Plugin {
  return {
    name: 'treesite-styles-of-scripts',
    setup(build) {
      build.onLoad({ filter: /\.script\.css$/ }, async ({ path: file }) => {
        const options = { ...browserOptions(root), entryPoints: [file] };
        const made = await build.esbuild.build(options).catch(({ errors }: BuildFailure) => ({ errors }));
        if (!('metafile' in made)) return made;
        const { outputFiles, metafile } = made;
        for (const name of Object.keys(metafile.inputs)) inputs.add(path.resolve(root, name));
        const css = JSON.stringify(outputFiles?.[0]?.text.trim());
        const add = `let s = new CSSStyleSheet; s.replaceSync(${css}); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]`;
        return { contents: `{ ${add} }`, loader: 'js' };
      });
    },
  };
}
