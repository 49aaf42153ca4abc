/** `_headers` files in folders of the static folder → rules of the site's own `_headers`, which is the only one that hosts read. Pure. */
import path from 'node:path';
import type { OutputFile } from './output-file.ts';

const name = '_headers';

/** Such a file is taken into the site's own, and not published itself. */
export function isFolderHeaders({ path: file }: Pick<OutputFile, 'path'>): boolean {
  return file.endsWith(`/${name}`);
}

/** Lines of `_headers`. The patterns of admin/_headers are counted from /admin: `/*` is every file of that folder. */
export function formatFolderHeaders(base: string, staticFiles: readonly OutputFile[]): string[] {
  return staticFiles.filter(isFolderHeaders).flatMap(({ path: file, contents }) => {
    const folder = `${base}/${path.posix.dirname(file)}`;
    const lines = Buffer.from(contents).toString('utf8').split(/\r?\n/);
    return lines
      .filter((line) => /^(\/|\s+[^\s#])/.test(line))
      .map((line) => (line.startsWith('/') ? folder + line.trimEnd() : `  ${line.trim()}`));
  });
}
