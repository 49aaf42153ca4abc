/** `treesite preview`: serves the built folder on this machine. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { createPreviewServer } from '../serve/preview-server.ts';
import { UsageError } from './site-options.ts';
import type { Terminal } from './terminal.ts';

const triedPorts = 20;

export function previewCommand(terminal: Terminal): Command {
  return new Command('preview')
    .description('serve the built site on this machine, as a host would')
    .option('--root <dir>', 'the project folder', '.')
    .option('--out <dir>', 'the built site', 'dist')
    .option('--port <number>', 'the port; the next free one is taken', parsePort, 4173)
    .action(async (flags: { root: string; out: string; port: number }) => {
      const folder = path.resolve(flags.root, flags.out);
      if (!existsSync(path.join(folder, 'index.html')))
        throw new UsageError(`There is no built site in ${folder}. Run treesite build first.`);
      const port = await listen(createPreviewServer(folder), flags.port);
      terminal.out(`The site is at http://localhost:${port}/ (Ctrl-C ends it)\n`);
    });
}

async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + triedPorts; port++) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      const refused = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error));
      server.once('error', refused);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', refused);
        resolve(false);
      });
    });
    if (!taken) return port;
  }
  throw new UsageError(`The ports ${wanted} to ${wanted + triedPorts - 1} are all taken. Name another with --port.`);
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new InvalidArgumentError('It has to be a number from 1 to 65000.');
  return port;
}
