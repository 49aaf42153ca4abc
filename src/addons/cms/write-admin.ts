/** Writes the CMS to a site's static folder. Replaces only files that it wrote. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../../files/read-if-there.ts';
import { writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import type { CmsFile } from './bundle-cms.ts';
import { cmsFolder, mark } from './plan-admin.ts';

/** The first file in `folder` that `treesite cms` would replace but did not write; undefined if there is none. */
export function foreignFile(folder: string, names: Iterable<string>): string | undefined {
  for (const name of names) {
    const text = readIfThere(path.join(folder, name));
    if (text !== undefined && !isOurs(text)) return name;
  }
  const program = path.join(folder, cmsFolder);
  if (!lstatSync(program, { throwIfNoEntry: false })) return undefined;
  return isOurs(readIfThere(path.join(program, 'start.js')) ?? '') ? undefined : cmsFolder;
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
