/** Bundles the scripts of the browser, one for each kind of page, hashed by content. Pages that need the same share one. */
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { AssetFile } from '../assets.ts';
import { browserOptions } from './bundle-options.ts';
import { tellBundleProblems } from './bundle-problem.ts';
import type { Bundled } from './bundle-styles.ts';
import { nameByContent } from './name-by-content.ts';
import type { TemplateFolders } from './template-folders.ts';

interface Options {
  root: string;
  packageRoot: string;
  /** Kinds of pages, each with the names of its islands. */
  islands: ReadonlyMap<string, readonly string[]>;
}

export async function bundleScripts(
  folders: TemplateFolders,
  options: Options,
): Promise<Bundled | { diagnostics: Diagnostic[] }> {
  return tellBundleProblems({ root: options.root, templates: folders.roots[0] }, async () => {
    const kinds = [...options.islands].map(([kind, islands]) => ({ kind, entry: scriptEntry(folders, kind, islands) }));
    const entries = [...new Set(kinds.map(({ entry }) => entry))];
    const made = await Promise.all(entries.map((entry) => bundleScript(folders, entry, options)));
    const byEntry = new Map(entries.map((entry, index) => [entry, made[index]]));
    const files = new Map(made.flatMap((script) => script.files.map((file) => [file.path, file])));
    return {
      addresses: new Map(kinds.map(({ kind, entry }) => [kind, byEntry.get(entry)?.address ?? ''])),
      files: [...files.values()],
      inputs: new Set(made.flatMap(({ inputs }) => inputs)),
    };
  });
}

/** One request: the site's enhancements and, where a page has islands, Preact and these islands. What an action needs is a chunk of its own. */
async function bundleScript(
  folders: TemplateFolders,
  contents: string,
  options: Options,
): Promise<{ address: string; files: AssetFile[]; inputs: string[] }> {
  const result = await build({
    ...browserOptions(options.root),
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
  const entry = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint !== undefined)?.[0];
  const named = nameByContent(
    result.outputFiles.map((output) => ({ name: path.basename(output.path), contents: output.text })),
  );
  const files = [...named.values()].map(({ name, contents }) => ({ path: `assets/${name}`, contents }));
  const inputs = Object.keys(result.metafile.inputs).map((name) => path.resolve(options.root, name));
  return { address: `/assets/${named.get(path.basename(entry ?? ''))?.name ?? ''}`, files, inputs };
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
