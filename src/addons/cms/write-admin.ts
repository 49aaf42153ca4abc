/** Writes the CMS to a site's static folder. Replaces only files that it wrote. */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../diagnostics/errors.ts';
import { readIfThere } from '../../files/fs-errors.ts';
import { writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import type { CmsFile } from './bundle-cms.ts';
import { cmsFolder, mark } from './plan-admin.ts';

/**
 * `texts` are by file name, `folder` is absolute. Writes all files or none, then deletes what else is in the program's folder: older parts. Throws a Refusal if it would replace a file that `treesite cms` did not write.
 */
export async function writeAdmin(
  folder: string,
  texts: Readonly<Record<string, string>>,
  program: () => Promise<readonly CmsFile[]>,
): Promise<void> {
  const present = new Map(Object.keys(texts).map((name) => [name, readIfThere(path.join(folder, name))]));
  if (lstatSync(path.join(folder, cmsFolder), { throwIfNoEntry: false }))
    present.set(cmsFolder, readIfThere(path.join(folder, cmsFolder, 'start.js')) ?? '');
  for (const [name, text] of present)
    if (text !== undefined && !text.slice(0, text.indexOf('\n')).includes(mark))
      throw new Refusal(
        `treesite did not write ${path.join(folder, name)}. Nothing was written. Move the file, then run this command again.`,
      );
  const parts = (await program()).map(({ name, contents }) => ({ name: `${cmsFolder}/${name}`, contents }));
  const all = [...parts, ...Object.entries(texts).map(([name, contents]) => ({ name, contents }))];
  writeAllOrNone(all.map(({ name, contents }) => ({ target: path.join(folder, name), contents, isNew: false })));
  const names = new Set(parts.map(({ name }) => path.join(folder, name)));
  for (const entry of readdirSync(path.join(folder, cmsFolder), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !names.has(file)) rmSync(file);
  }
}
