/** Bundles the stylesheets, one per kind of page, and the pictures and fonts beside them, named by content hash. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { contentHash } from '../../files/content-hash.ts';
import type { OutputFile } from '../assets.ts';
import { browserOptions, runEsbuild } from './run-esbuild.ts';
import type { TemplateFolders } from './template-folders.ts';

/** URLs by the kind of page that loads them, and the files served there. */
export interface Bundled {
  urls: ReadonlyMap<string, string>;
  files: readonly OutputFile[];
  /** Absolute paths of their sources. */
  inputs: ReadonlySet<string>;
}

interface Options {
  root: string;
  /** By kind of page: the styles of its components in order, as names relative to the templates folder. */
  styles: ReadonlyMap<string, readonly string[]>;
  /** CSS that comes last: the site's own colors, and its pictures' colors. */
  lastCss: string;
  /** The site's base path: empty, or `/sub`. */
  base: string;
}

/** Of pictures and fonts. */
const endings = 'avif gif jpg jpeg png svg webp eot otf ttf woff woff2'.split(' ');

export async function bundleStyles(
  folders: TemplateFolders,
  { root, styles, lastCss, base }: Options,
): Promise<Bundled | Diagnostic[]> {
  const project = { root, folders };
  const made = await runEsbuild(project, {
    ...browserOptions(root),
    entryPoints: [...styles.keys()].map((kind) => ({ in: `${virtual}:${kind}`, out: kind })),
    plugins: [sheetOfImports(folders, styles), siteFiles(base)],
    loader: Object.fromEntries(
      [...endings, ...endings.map((ending) => ending.toUpperCase())].map((ending) => [`.${ending}`, 'file' as const]),
    ),
    assetNames: '[name].[hash]',
    outdir: 'assets',
    footer: { css: lastCss },
  });
  if (Array.isArray(made)) return made;
  const urls = new Map<string, string>();
  const files = made.outputFiles.map(({ path: name, text, contents }): OutputFile => {
    if (!name.endsWith('.css')) return { path: `assets/${path.basename(name)}`, contents };
    // esbuild keeps the space before the value of a custom property.
    const css = text.replace(/(--[\w-]+): (?=\S)/g, '$1:');
    const kind = path.basename(name, '.css');
    const file = `assets/${kind}.${contentHash(css)}.css`;
    urls.set(kind, `/${file}`);
    return { path: file, contents: css };
  });
  return { urls, files, inputs: made.inputs };
}

const virtual = 'treesite-sheet';

/** The site's own rules, if any. There is no built-in file of this name. */
export const ownRules = 'styles/site.css';

/** Paths of the site, such as /pics/wood.png of the static folder, become URLs. That they exist is checked when all files are known. */
function siteFiles(base: string): Plugin {
  return {
    name: 'treesite-site-files',
    setup(build) {
      build.onResolve({ filter: /^\/[^/]/ }, ({ path: url, kind }) =>
        kind === 'url-token' ? { path: base + url, external: true } : undefined,
      );
    },
  };
}

/** The entry stylesheet of a kind of page: the base, the styles of its components, the site's own rules, then the print rules, which override them. */
function sheetOfImports(folders: TemplateFolders, styles: Options['styles']): Plugin {
  return {
    name: virtual,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${virtual}:`) }, ({ path: name }) => ({
        path: name.slice(virtual.length + 1),
        namespace: virtual,
      }));
      build.onLoad({ filter: /.*/, namespace: virtual }, ({ path: kind }) => {
        const own = folders.find(ownRules) === undefined ? [] : [ownRules];
        const names = ['styles/base.css', ...(styles.get(kind) ?? []), ...own, 'styles/print.css'];
        const contents = names.map((name) => `@import "./${name}";`).join('\n');
        return { contents, loader: 'css', resolveDir: folders.roots[0] ?? '' };
      });
    },
  };
}
