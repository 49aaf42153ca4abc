/** Writes the CMS to a site's static folder. Replaces only files that it wrote. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../diagnostics/errors.ts';
import { readIfThere } from '../../files/fs-errors.ts';
import { writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import type { CmsFile } from './bundle-cms.ts';
import { cmsFolder, mark } from './plan-admin.ts';

/**
 * `texts` are by file name, `folder` is absolute. Replaces the program's folder as a whole, so that no older part remains. Writes all files or
 * none. Throws a Refusal if it would replace a file that `treesite cms` did not write.
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
  const parts = new Map((await program()).map(({ name, contents }) => [name, contents]));
  writeAllOrNone([
    { target: path.join(folder, cmsFolder), contents: parts, isNew: false },
    ...Object.entries(texts).map(([name, contents]) => ({ target: path.join(folder, name), contents, isNew: false })),
  ]);
}
