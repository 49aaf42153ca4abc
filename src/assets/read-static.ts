/** The files of the static folders, which are published as they are. The site's own come after the built-in ones and win. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import type { AssetFile } from './assets.ts';

export async function readStatic(folders: readonly string[]): Promise<AssetFile[]> {
  const files = new Map<string, AssetFile>();
  for (const folder of new Set(folders)) {
    const names = await glob('**/*', {
      cwd: folder,
      dot: true,
      followSymbolicLinks: false,
      ignore: ['**/.DS_Store', '**/.gitkeep'],
    });
    for (const name of names.sort()) files.set(name, { path: name, contents: await readFile(path.join(folder, name)) });
  }
  return [...files.values()];
}
