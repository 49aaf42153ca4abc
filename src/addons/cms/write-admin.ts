/** Writes the CMS into a site's static folder, and nothing over what somebody else wrote. */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProgramFile } from './bundle-program.ts';
import { mark } from './plan-admin.ts';
import { programFolder } from './program.ts';

/** The first file in `folder` that `treesite cms` would replace and did not write; undefined where there is none. */
export async function foreignFile(folder: string, names: Iterable<string>): Promise<string | undefined> {
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text !== undefined && !isOurs(text)) return name;
  }
  const program = path.join(folder, programFolder);
  if (!(await stat(program).catch(() => undefined))) return undefined;
  const start = await readFile(path.join(program, 'start.js'), 'utf8').catch(() => '');
  return isOurs(start) ? undefined : programFolder;
}

function isOurs(text: string): boolean {
  return text.slice(0, text.indexOf('\n')).includes(mark);
}

/** `texts` by name. The program's folder is replaced as a whole, so that no part of an older one stays. */
export async function writeAdmin(
  folder: string,
  texts: Readonly<Record<string, string>>,
  program: readonly ProgramFile[],
): Promise<void> {
  const staged = path.join(folder, `.${programFolder}.new`);
  await rm(staged, { recursive: true, force: true });
  for (const { name, contents } of program) {
    await mkdir(path.dirname(path.join(staged, name)), { recursive: true });
    await writeFile(path.join(staged, name), contents);
  }
  await rm(path.join(folder, programFolder), { recursive: true, force: true });
  await rename(staged, path.join(folder, programFolder));
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
}
