/** Bundles the stylesheets, one for each kind of page, hashed by content. */
import path from 'node:path';
import { build } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { AssetFile } from '../assets.ts';
import { contentHash } from '../content-hash.ts';
import { browserOptions } from './bundle-options.ts';
import { tellBundleProblems } from './bundle-problem.ts';
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
  kinds: readonly string[];
  /** The site's own colours and those of its pictures, as CSS after everything else. */
  lastCss: string;
}

/** A kind without a sheet of its own has the base. */
export async function bundleStyles(
  folders: TemplateFolders,
  { root, kinds, lastCss }: Options,
): Promise<Bundled | { diagnostics: Diagnostic[] }> {
  const sheet = (kind: string) => folders.find(`styles/pages/${kind}.css`) ?? folders.find('styles/base.css') ?? '';
  return tellBundleProblems({ root, templates: folders.roots[0] }, async () => {
    const result = await build({
      ...browserOptions(root),
      entryPoints: kinds.map((kind) => ({ in: sheet(kind), out: kind })),
      plugins: [folders.plugin()],
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
    return {
      addresses: new Map(sheets.map(({ kind, file }) => [kind, `/${file.path}`])),
      files: sheets.map(({ file }) => file),
      inputs: new Set(Object.keys(result.metafile.inputs).map((name) => path.resolve(root, name))),
    };
  });
}
