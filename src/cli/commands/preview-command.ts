/** `treesite preview`: serves the built folder on this machine. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { UsageError } from '../../diagnostics/errors.ts';
import { encodePath } from '../../http/request-url.ts';
import { createPreviewServer } from '../../preview/preview-server.ts';
import { readBase } from '../../preview/site-files.ts';
import { requireFolder } from '../options/site-flags.ts';
import type { Terminal } from '../output/terminal.ts';
import { addServerOptions, type ServerFlags, startServer } from '../start-server.ts';

export function previewCommand(terminal: Terminal): Command {
  const command = new Command('preview')
    .description('serve the built site on this computer, as a web host would')
    .option('--root <dir>', 'the project folder', '.')
    .option('--out <dir>', 'the built site', 'dist');
  return addServerOptions(command, 4173).action(async (flags: ServerFlags & { root: string; out: string }) => {
    const folder = path.resolve(requireFolder(flags.root), flags.out);
    if (!statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false }))
      throw new UsageError(`There is no built site in ${folder}. Run npx treesite build first.`);
    const home = encodePath(`${await readBase(folder)}/`);
    await startServer({ create: (hosts) => createPreviewServer(folder, hosts), home }, flags, terminal);
  });
}
