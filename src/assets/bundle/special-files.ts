/** What in a folder of templates is neither a file nor a folder: opening a named pipe would wait for ever. Reads the folder. */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { specialFile, unreadableFile } from '../../diagnostics/read-problem.ts';

/** `folder` and `root`, the project's folder, are absolute. A folder that does not exist has none. */
export async function findSpecialFiles(folder: string, root: string): Promise<Diagnostic[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const odd = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const found = await Promise.all(
    [...odd.map(({ parentPath, name }) => path.join(parentPath, name)), ...readByEsbuild(root)].map(
      async (absolute) => {
        const file = path.relative(root, absolute).split(path.sep).join('/');
        const target = await stat(absolute).catch((error: NodeJS.ErrnoException) => error);
        if (target instanceof Error) return unreadableFile(file, target);
        return target.isFile() || target.isDirectory() ? undefined : specialFile(file);
      },
    ),
  );
  return found.filter((problem) => problem !== undefined);
}

/** The files beside the templates that esbuild looks at, as far as they exist. */
function readByEsbuild(root: string): string[] {
  return ['package.json', 'tsconfig.json'].map((name) => path.join(root, name)).filter((file) => existsSync(file));
}
