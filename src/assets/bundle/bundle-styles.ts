/** Bundles the stylesheets, one for each kind of page, hashed by content. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { AssetFile } from '../assets.ts';
import { contentHash } from '../content-hash.ts';
import { browserOptions } from './bundle-options.ts';
import { withBundleDiagnostics } from './bundle-problem.ts';
import type { TemplateFolders } from './template-folders.ts';

/** Addresses by the kind of page that loads them, and the files that are there. */
export interface Bundled {
  addresses: ReadonlyMap<string, string>;
  files: readonly AssetFile[];
  /** Absolute paths of everything that is in them. */
  inputs: ReadonlySet<string>;
}

interface Options {
  root: string;
  /** By the kind of page, the styles of its components as names below the templates folder, in order. */
  styles: ReadonlyMap<string, readonly string[]>;
  /** The site's own colours and those of its pictures, as CSS after everything else. */
  lastCss: string;
}

export async function bundleStyles(
  folders: TemplateFolders,
  { root, styles, lastCss }: Options,
): Promise<Bundled | { diagnostics: Diagnostic[] }> {
  return withBundleDiagnostics({ root, folders }, async () => {
    const { build } = await import('esbuild');
    const result = await build({
      ...browserOptions(root),
      entryPoints: [...styles.keys()].map((kind) => ({ in: `${virtual}:${kind}`, out: kind })),
      plugins: [sheetOfImports(folders, styles), folders.plugin()],
      outdir: 'assets',
      metafile: true,
      footer: { css: lastCss },
    });
    // What esbuild only warns of in a stylesheet is a rule that browsers pass over.
    if (result.warnings.length > 0) throw Object.assign(new Error('stylesheet'), { errors: result.warnings });
    const sheets = result.outputFiles.map(({ path: name, text: contents }) => {
      const kind = path.basename(name, '.css');
      return { kind, file: { path: `assets/${kind}.${contentHash(contents)}.css`, contents } };
    });
    const inputs = Object.keys(result.metafile.inputs).filter((name) => !name.startsWith(virtual));
    return {
      addresses: new Map(sheets.map(({ kind, file }) => [kind, `/${file.path}`])),
      files: sheets.map(({ file }) => file),
      inputs: new Set(inputs.map((name) => path.resolve(root, name))),
    };
  });
}

const virtual = 'treesite-sheet';

/** The sheet of a kind of page: the base, the styles of its components, and the rules for paper, which win over them. */
function sheetOfImports(folders: TemplateFolders, styles: Options['styles']): Plugin {
  return {
    name: virtual,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${virtual}:`) }, ({ path: name }) => ({
        path: name.slice(virtual.length + 1),
        namespace: virtual,
      }));
      build.onLoad({ filter: /.*/, namespace: virtual }, ({ path: kind }) => {
        const names = ['styles/base.css', ...(styles.get(kind) ?? []), 'styles/print.css'];
        const contents = names.map((name) => `@import "./${name}";`).join('\n');
        return { contents, loader: 'css', resolveDir: folders.roots[0] ?? '' };
      });
    },
  };
}
