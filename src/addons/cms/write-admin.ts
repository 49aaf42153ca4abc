/** Writes the CMS to a site's static folder. Replaces only files that it wrote. */
import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import type { CmsFile } from './bundle-cms.ts';
import { cmsFolder } from './cms-package.ts';
import { mark } from './plan-admin.ts';

/** The first file in `folder` that `treesite cms` would replace but did not write; undefined if there is none. */
export async function foreignFile(folder: string, names: Iterable<string>): Promise<string | undefined> {
  for (const name of names) {
    const text = await readIfPresent(path.join(folder, name));
    if (text !== undefined && !isOurs(text)) return name;
  }
  const program = path.join(folder, cmsFolder);
  if (!lstatSync(program, { throwIfNoEntry: false })) return undefined;
  return isOurs((await readIfPresent(path.join(program, 'start.js'))) ?? '') ? undefined : cmsFolder;
}

/** Throws if an existing file cannot be read: it may be the owner's. */
async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

function isOurs(text: string): boolean {
  return text.slice(0, text.indexOf('\n')).includes(mark);
}

/** `texts` are by file name. Replaces the program's folder as a whole, so that no older part remains. Writes all files or none. */
export function writeAdmin(folder: string, texts: Readonly<Record<string, string>>, program: readonly CmsFile[]): void {
  const parts = new Map(program.map(({ name, contents }) => [name, contents]));
  writeAllOrNone([
    { target: path.join(folder, cmsFolder), contents: parts, isNew: false },
    ...Object.entries(texts).map(([name, contents]) => ({ target: path.join(folder, name), contents, isNew: false })),
  ]);
}
