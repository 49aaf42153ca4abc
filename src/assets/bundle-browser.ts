/** Bundles what the browser loads: one stylesheet and one script for each kind of page, hashed by content. */
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { Diagnostic } from '../diagnostic.ts';
import type { AssetFile, PageAssets } from './assets.ts';
import { bundleProblems } from './bundle-problem.ts';
import { contentHash } from './content-hash.ts';
import type { TemplateFolders } from './template-folders.ts';

export interface BrowserBundles {
  pages: Map<string, PageAssets>;
  files: AssetFile[];
}

interface Options {
  root: string;
  packageRoot: string;
  /** Kinds of pages, each with the names of its islands. */
  islands: ReadonlyMap<string, readonly string[]>;
  /** The site's own colours and those of its pictures, as CSS after everything else. */
  lastCss: string;
}

const browsers = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

export async function bundleBrowser(
  folders: TemplateFolders,
  options: Options,
): Promise<BrowserBundles | { diagnostics: Diagnostic[] }> {
  const bundles: BrowserBundles = { pages: new Map(), files: [] };
  try {
    const styles = bundleStyles(folders, { ...options, bundles });
    const scripts = new Map<string, Promise<string>>();
    for (const [kind, islands] of options.islands) {
      const entry = scriptEntry(folders, kind, islands);
      if (!scripts.has(entry)) scripts.set(entry, bundleScript(folders, entry, { ...options, bundles }));
    }
    for (const [kind, islands] of options.islands) {
      const style = (await styles).get(kind) ?? '';
      const script = (await scripts.get(scriptEntry(folders, kind, islands))) ?? '';
      bundles.pages.set(kind, { style, script });
    }
    bundles.files.sort((a, b) => (a.path < b.path ? -1 : 1));
    return bundles;
  } catch (error) {
    const diagnostics = bundleProblems(error, options.root);
    if (diagnostics) return { diagnostics };
    throw error;
  }
}

function common(options: Options): BuildOptions & { write: false } {
  return {
    absWorkingDir: options.root,
    bundle: true,
    write: false,
    minify: true,
    target: browsers,
    logLevel: 'silent',
    legalComments: 'none',
    charset: 'utf8',
  };
}

/** Kind of page → address of its stylesheet. A kind without a sheet of its own has the base. */
async function bundleStyles(
  folders: TemplateFolders,
  options: Options & { bundles: BrowserBundles },
): Promise<Map<string, string>> {
  const sheet = (kind: string) => folders.find(`styles/pages/${kind}.css`) ?? folders.find('styles/base.css') ?? '';
  const result = await build({
    ...common(options),
    entryPoints: [...options.islands.keys()].map((kind) => ({ in: sheet(kind), out: kind })),
    plugins: [folders.plugin()],
    outdir: 'assets',
    footer: { css: options.lastCss },
  });
  // What esbuild only warns of in a stylesheet is a rule that browsers pass over.
  if (result.warnings.length > 0) throw Object.assign(new Error('stylesheet'), { errors: result.warnings });
  return new Map(
    result.outputFiles.map(({ path: name, text: contents }) => {
      const kind = path.basename(name, '.css');
      const file = { path: `assets/${kind}.${contentHash(contents)}.css`, contents };
      options.bundles.files.push(file);
      return [kind, `/${file.path}`];
    }),
  );
}

/** One request: the site's enhancements and, where a page has islands, Preact and these islands. What an action needs is a chunk of its own. */
async function bundleScript(
  folders: TemplateFolders,
  contents: string,
  options: Options & { bundles: BrowserBundles },
): Promise<string> {
  const result = await build({
    ...common(options),
    stdin: {
      contents,
      resolveDir: folders.roots[0] ?? '',
      loader: 'ts',
      sourcefile: 'script.ts',
    },
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'assets',
    entryNames: 'site.[hash]',
    chunkNames: '[name].[hash]',
    plugins: [preactInsteadOfReact(options.packageRoot), folders.plugin()],
    metafile: true,
  });
  const entry =
    Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint !== undefined)?.[0] ?? '';
  for (const output of result.outputFiles) {
    const file = { path: `assets/${path.basename(output.path)}`, contents: output.text };
    if (!options.bundles.files.some((other) => other.path === file.path)) options.bundles.files.push(file);
  }
  return `/assets/${path.basename(entry)}`;
}

/** The script of a kind of page: what all pages share, what only this kind needs, and its islands. */
function scriptEntry(folders: TemplateFolders, kind: string, islands: readonly string[]): string {
  const own = folders.find(`scripts/pages/${kind}.ts`) ? [`import './scripts/pages/${kind}.ts';`] : [];
  const imports = islands.map((name) => `import { ${pascal(name)} } from './islands/${name}.tsx';`);
  const table = islands.map((name) => `'${name}': ${pascal(name)}.component`).join(', ');
  const hydrate =
    islands.length > 0 ? ["import { hydrateIslands } from 'treesite/hydrate';", `hydrateIslands({ ${table} });`] : [];
  return ["import './scripts/site.ts';", ...own, ...imports, ...hydrate].join('\n');
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
      // Hooks hook into Preact when they are loaded; a page that uses none need not carry them.
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

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
