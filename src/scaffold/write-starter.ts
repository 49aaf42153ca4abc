/** Starts a new company's site from examples/starter. Reads treesite's own package, writes the new folder. */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { editorFiles, schemaFolder } from './editor-files.ts';
import { installedFrom, type Origin } from './installed-from.ts';
import { planStarter } from './plan-starter.ts';
import type { Reword } from './starter-words.ts';

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

/** What stands in a folder in which a site is to be started; a fresh Git repository counts as empty. */
export async function inTheWay(target: string): Promise<string[]> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !['.git', '.DS_Store'].includes(name)).sort();
}

/** `target` has nothing in it. */
export async function writeStarter({ target, packageRoot }: Folders, reword: Reword): Promise<WrittenStarter> {
  const source = path.join(packageRoot, 'examples/starter');
  const names = (await glob('**/*', { cwd: source })).sort();
  const files = await Promise.all(
    names.map(async (file) => ({ file, text: await readFile(path.join(source, file), 'utf8') })),
  );
  const origin = installedFrom(packageRoot);
  const planned = planStarter(files, { reword, folder: path.basename(target), treesite: dependencyOn(origin) });
  for (const { file, text } of planned) await writeBelow(target, file, text);
  const schemas = await copySchemas({ target, packageRoot });
  if (origin.kind === 'tarball') await copyFile(origin.file, path.join(target, path.basename(origin.file)));
  return { files: planned.length + schemas + (origin.kind === 'tarball' ? 1 : 0), origin: origin.kind };
}

/** A tarball lies in the site's own folder, so that the site installs on any machine. */
function dependencyOn(origin: Origin): string | undefined {
  if (origin.kind === 'tarball') return `file:${path.basename(origin.file)}`;
  return origin.kind === 'address' ? origin.address : undefined;
}

/** Renews what editors read; settings that are there stay as they are. */
export async function writeEditorFiles(folders: Folders): Promise<void> {
  await copySchemas(folders);
  for (const { file, text } of editorFiles()) {
    await writeBelow(folders.target, file, text).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copySchemas({ target, packageRoot }: Folders): Promise<number> {
  const source = path.join(packageRoot, 'src/schema');
  const names = await glob('*.schema.json', { cwd: source });
  await mkdir(path.join(target, schemaFolder), { recursive: true });
  for (const name of names) await copyFile(path.join(source, name), path.join(target, schemaFolder, name));
  return names.length;
}

async function writeBelow(folder: string, file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text, { flag: 'wx' });
}
