/** Sveltia CMS and treesite's formats → scripts and fonts that need no other host. Reads the npm package and treesite's sources. */
import { realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { InstalledPackage } from '../../files/find-package.ts';
import { cmsFolder, mark } from './plan-admin.ts';

export const packageName = '@sveltia/cms';
/** The version that the settings are written for and tested with. */
export const cmsVersion = '0.221.1';

export interface CmsFile {
  /** Relative to the program's folder. */
  name: string;
  contents: Uint8Array;
}

/**
 * Parts for fields that no treesite form has: highlighted code, drawn maps, custom previews, conversion of phone pictures.
 * They are lazy-loaded, some from other hosts, and nothing here ever requests them.
 */
const leftOut = /^(@shikijs\/|svgo|leaflet|terra-draw|immutable)|chunks\/(heic|webp_enc|react-dom|shiki-engine)/;

export async function bundleCms(program: InstalledPackage, packageRoot: string): Promise<CmsFile[]> {
  const assets = path.join(program.folder, 'npm/assets');
  const names = (await readdir(assets)).filter((name) => /\.(woff2|LICENSE\.txt)$/.test(name));
  const { outputFiles } = await build({
    entryPoints: { start: path.join(packageRoot, 'src/addons/cms/browser/start.ts') },
    absWorkingDir: packageRoot,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    legalComments: 'none',
    banner: { js: `/* ${mark}. Sveltia CMS ${program.version}, see LICENSE.txt. */` },
    chunkNames: '[name]-[hash]',
    outdir: '/',
    write: false,
    logLevel: 'silent',
    plugins: [readProgram(program, names), leaveOut],
  });
  const scripts = outputFiles.map((file) => ({ name: path.basename(file.path), contents: file.contents }));
  const fonts = names.map(async (name) => ({
    name: `assets/${name}`,
    contents: await readFile(path.join(assets, name)),
  }));
  const license = { name: 'LICENSE.txt', contents: await readFile(path.join(program.folder, 'LICENSE.txt')) };
  return [...scripts, ...(await Promise.all(fonts)), license].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The site installs the package, so it is not resolved from treesite's own folder. */
function readProgram({ folder }: InstalledPackage, fonts: readonly string[]): Plugin {
  // Of a link to a folder, as pnpm makes them, the real path: what the program imports is beside that.
  const file = path.join(realpathSync(folder), 'npm/index.js');
  return {
    name: 'program',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@sveltia\/cms$/ }, () => ({ path: file }));
      onLoad({ filter: /npm[\\/]index\.js$/ }, async () => ({
        contents: withAllLanguages(withoutOtherHosts(await readFile(file, 'utf8'), fonts)),
      }));
    },
  };
}

/**
 * Its styles load fonts from another host, although the package contains the same fonts; and every five minutes it requests
 * the Git hosts' status from third parties, which the hosts' own responses show as well.
 */
function withoutOtherHosts(script: string, fonts: readonly string[]): string {
  return script
    .replace(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g,
      (_, family: string, subset: string) =>
        `${cmsFolder}/assets/${fonts.find((name) => name.startsWith(`${family}-${subset}-`)) ?? 'missing.woff2'}`,
    )
    .replace(
      /https:\/\/(www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g,
      'data:application/json,{}',
    );
}

/**
 * After it has looked for errors, 0.221.1 reads the results of all languages, but has none of a language that the entry does not
 * have: it throws, and after an incomplete form nobody can add that language. So it lists the results by another group of
 * values, which has all languages.
 */
function withAllLanguages(script: string): string {
  return script.replace(
    /(validities:Object\.fromEntries\(Object\.keys\()([\w$]+)(?=\)\.map\(\w=>\[\w,{\.{3}\2\[\w\],\.{3}([\w$]+)\[)/,
    '$1$3',
  );
}

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: leftOut }, () => ({ path: 'left-out', namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'throw new Error("This part of Sveltia CMS is left out here.");',
    }));
  },
};
