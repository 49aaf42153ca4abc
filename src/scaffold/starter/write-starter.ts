/** Writes a new company's site from examples/starter, with texts in another language from a folder beside it. Reads treesite's package, writes the new folder. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { readIfThere } from '../../files/fs-errors.ts';
import { slugify } from '../../text/strings.ts';
import { editorFiles, editorSchemas, json, schemaFolder } from '../editor-files.ts';
import { inFolder, type PlannedFile, writeAllOrNone } from '../write-all-or-none.ts';
import type { Reword, starterLanguage } from './starter-words.ts';

/** The names in a folder for a new site; those of a fresh Git repository and of macOS do not count. */
export function existingNames(target: string): string[] {
  const names = existsSync(target) ? readdirSync(target) : [];
  return names.filter((name) => !['.git', '.DS_Store'].includes(name)).sort();
}

interface NewSite {
  /** The site's folder, absolute. It must be empty. */
  target: string;
  packageRoot: string;
  reword: Reword;
  /** Of the sample content. */
  language: ReturnType<typeof starterLanguage>;
}

/** Writes the whole site or nothing. Returns how many files, and whether package.json names treesite. */
export async function writeStarter({ target, packageRoot, reword, language }: NewSite) {
  const files = await readStarter(packageRoot, language);
  const { spec, tarball } = dependencyOn(packageRoot) ?? {};
  const planned = planStarter(files, { reword, folder: path.basename(target), treesite: spec });
  const all = [...planned, ...editorSchemas()].map((file) => inFolder(target, file));
  if (tarball !== undefined)
    all.push({ target: path.join(target, path.basename(tarball)), contents: await readFile(tarball), isNew: true });
  writeAllOrNone(all);
  return { files: all.length, isInstallable: spec !== undefined };
}

/** The starter's files as those of a new site. `treesite`: its entry in package.json, a URL or file; undefined if unknown. */
export function planStarter(
  files: readonly PlannedFile[],
  { reword, folder, treesite }: { reword: Reword; folder: string; treesite: string | undefined },
): PlannedFile[] {
  const site = files.map(({ file, text }) => {
    const kind = /\.(ya?ml|md)$/.test(file) && file.startsWith('data/') ? 'yaml' : 'text';
    return { file: reword(file, 'path'), text: reword(atHome(file, text), kind) };
  });
  return [...site, ...editorFiles(), { file: '.gitignore', text: ignored }, manifest(folder, treesite)];
}

/** Changes the paths of schemas, which a site keeps in another folder than treesite's repository. */
function atHome(file: string, text: string): string {
  const up = path.posix.relative(path.posix.dirname(file), schemaFolder);
  return text.replace(/(\$schema=)\S*\/([a-z-]+\.schema\.json)/, `$1${up}/$2`);
}

const ignored = `/dist
.*.treesite-*
node_modules/
.treesite/cache/
`;

function manifest(folder: string, treesite: string | undefined): PlannedFile {
  const text = json({
    name: slugify(folder) || 'site',
    private: true,
    scripts: { dev: 'treesite dev', build: 'treesite build', check: 'treesite check', preview: 'treesite preview' },
    ...(treesite === undefined ? {} : { dependencies: { treesite } }),
  });
  return { file: 'package.json', text };
}

/** In Spanish, files of its own replace all files marked as samples. */
async function readStarter(packageRoot: string, language: NewSite['language']): Promise<PlannedFile[]> {
  const read = async (folder: string) => {
    const source = path.join(packageRoot, 'examples', folder);
    const names = (await glob('**/*', { cwd: source })).sort();
    return Promise.all(names.map(async (file) => ({ file, text: await readFile(path.join(source, file), 'utf8') })));
  };
  const files = await read('starter');
  if (language === 'en') return files;
  return [...files.filter(({ text }) => !/^ *sample: true$/m.test(text)), ...(await read('starter-es'))];
}

interface Dependency {
  /** For package.json: a URL or a file. */
  spec: string;
  /** The tarball that a site includes, so that it installs on any machine; absolute. */
  tarball?: string;
}

/**
 * The running treesite as a dependency of a new site, by npm's notes. Undefined for a global installation, and for treesite's
 * own repository: a link to it would break on every other machine.
 */
export function dependencyOn(packageRoot: string): Dependency | undefined {
  const modules = path.dirname(packageRoot);
  const notes = path.basename(modules) === 'node_modules' && readIfThere(path.join(modules, '.package-lock.json'));
  const { packages = {} } = JSON.parse(notes || '{}') as { packages?: Record<string, { resolved?: string }> };
  const spec = packages[`node_modules/${path.basename(packageRoot)}`]?.resolved;
  if (!spec?.startsWith('file:')) return spec === undefined ? undefined : { spec };
  const tarball = path.resolve(path.dirname(modules), spec.slice('file:'.length));
  return existsSync(tarball) ? { spec: `file:${path.basename(tarball)}`, tarball } : undefined;
}
