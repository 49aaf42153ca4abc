/** Starts a new company's site from examples/starter. Reads treesite's own package, writes the new folder. */
import { lstatSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { editorFiles, schemaFolder } from './editor-files.ts';
import { installedFrom, type Origin } from './installed-from.ts';
import { ownEditorSchemas } from './own-files.ts';
import { planStarter } from './plan-starter.ts';
import type { Reword } from './starter-words.ts';
import { isTemporary, type WholeEntry, writeAllOrNone } from './write-all-or-none.ts';

interface Folders {
  /** The new site; absolute. */
  target: string;
  packageRoot: string;
}

export interface WrittenStarter {
  files: number;
  /** Of the treesite that is running. Where it is a tarball or an address, package.json says so. */
  origin: Origin['kind'];
}

/** The contents of a folder in which a site is to be started; a fresh Git repository counts as empty. */
export async function existingNames(target: string): Promise<string[]> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !['.git', '.DS_Store'].includes(name) && !isTemporary(name)).sort();
}

/** Whether a command that was killed between two files has left the rest of them here, under temporary names. */
export async function isUnfinished(target: string): Promise<boolean> {
  return (await readdir(target)).some(isTemporary);
}

/** `target` has nothing in it. All of the site is written, or nothing. */
export async function writeStarter({ target, packageRoot }: Folders, reword: Reword): Promise<WrittenStarter> {
  const source = path.join(packageRoot, 'examples/starter');
  const names = (await glob('**/*', { cwd: source })).sort();
  const files = await Promise.all(
    names.map(async (file) => ({ file, text: await readFile(path.join(source, file), 'utf8') })),
  );
  const origin = installedFrom(packageRoot);
  const planned = planStarter(files, { reword, folder: path.basename(target), treesite: dependencyOn(origin) });
  const all = new Map<string, string | Uint8Array>(planned.map(({ file, text }) => [file, text]));
  for (const [file, contents] of await readSchemas(packageRoot)) all.set(file, contents);
  if (origin.kind === 'tarball') all.set(path.basename(origin.file), await readFile(origin.file));
  writeAllOrNone(
    lstatSync(target, { throwIfNoEntry: false }) ? topEntries(target, all) : [{ target, contents: all, isNew: true }],
  );
  return { files: all.size, origin: origin.kind };
}

/** A folder that is there stays, with its rights and a Git repository in it: each entry at its top is whole or not there. */
function topEntries(target: string, files: ReadonlyMap<string, string | Uint8Array>): WholeEntry[] {
  const folders = new Map<string, Map<string, string | Uint8Array>>();
  const entries: WholeEntry[] = [];
  for (const [file, contents] of files) {
    const [top = '', ...rest] = file.split('/');
    if (rest.length === 0) entries.push({ target: path.join(target, top), contents, isNew: true });
    else folders.set(top, (folders.get(top) ?? new Map()).set(rest.join('/'), contents));
  }
  for (const [top, contents] of folders) entries.push({ target: path.join(target, top), contents, isNew: true });
  return entries;
}

/** A tarball lies in the site's own folder, so that the site installs on any machine. */
function dependencyOn(origin: Origin): string | undefined {
  if (origin.kind === 'tarball') return `file:${path.basename(origin.file)}`;
  return origin.kind === 'address' ? origin.address : undefined;
}

/** Renews what editors read; settings that are there stay as they are. */
export async function writeEditorFiles({ target, packageRoot }: Folders): Promise<void> {
  const entryOf = ([file, contents]: readonly [string, string | Uint8Array]) => ({
    target: path.join(target, file),
    contents,
    isNew: false,
  });
  const settings = editorFiles()
    .filter(({ file }) => !lstatSync(path.join(target, file), { throwIfNoEntry: false }))
    .map(({ file, text }) => [file, text] as const);
  const schemas = new Map<string, string | Uint8Array>([
    ...(await readSchemas(packageRoot)),
    ...ownEditorSchemas({ target, packageRoot }),
  ]);
  writeAllOrNone([...schemas, ...settings].map(entryOf));
}

/** By where a site has them. */
async function readSchemas(packageRoot: string): Promise<[string, Uint8Array][]> {
  const source = path.join(packageRoot, 'src/schema');
  const names = (await glob('*.schema.json', { cwd: source })).sort();
  return Promise.all(names.map(async (name) => [`${schemaFolder}/${name}`, await readFile(path.join(source, name))]));
}
