/** `treesite clean`: deletes what treesite can make again. Never touches data or a built site. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import glob from 'fast-glob';
import { assertOwnFolders } from '../../files/write-file.ts';
import { outputFolder } from '../../pipeline/site-folders.ts';
import { displayPath } from '../environment.ts';
import { requireFolder } from '../options/site-flags.ts';
import type { Terminal } from '../output/terminal.ts';

export function cleanCommand(terminal: Terminal): Command {
  return new Command('clean')
    .description('delete the cache, and files left by interrupted builds and imports')
    .option('--root <dir>', 'the project folder', '.')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--out <dir>', 'the built site, which is kept', 'dist')
    .action(async (flags: { root: string; data: string; out: string }) => {
      const root = requireFolder(flags.root);
      const imports = path.join(root, '.treesite/imports');
      assertOwnFolders(path.join(imports, 'file'));
      const cache = path.join(root, '.treesite/cache');
      const removed = existsSync(cache) ? [cache] : [];
      await rm(cache, { recursive: true, force: true });
      removed.push(...(await outputFolder.clean(path.resolve(root, flags.out))));
      // Not `.treesite-old`, which may be the owner's only copy of a file that an import has replaced.
      for (const cwd of [path.resolve(root, flags.data), imports]) {
        const staged = await glob('**/.*.treesite-new', { cwd, absolute: true, dot: true, followSymbolicLinks: false });
        for (const file of staged) await rm(file, { force: true });
        removed.push(...staged);
      }
      for (const file of removed) terminal.out(`Removed ${displayPath(file)}\n`);
      if (removed.length === 0) terminal.out('There is nothing to remove.\n');
    });
}
