/** The flags of preview and dev; starts their server, prints its URLs and opens the browser. */
import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { type Command, InvalidArgumentError } from 'commander';
import { listen } from '../http/listen.ts';
import { addressesToShow, ownHosts } from '../http/own-addresses.ts';
import type { Terminal } from './output/terminal.ts';

export interface ServerFlags {
  port: number;
  host?: string | true;
  open?: boolean;
}

export function addServerOptions(command: Command, port: number): Command {
  return command
    .option('--port <number>', 'the port; if it is in use, the next free one', parsePort, port)
    .option(
      '--host [address]',
      'let other devices on the network connect; with an address of this computer, listen only on that address',
    )
    .option('--open', 'open the site in your browser');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new InvalidArgumentError('Must be a whole number from 1 to 65535, or 0 for any free port.');
  return port;
}

export interface StartedServer {
  /** Creates the server; `hosts` are the host names that it answers to. */
  create: (hosts: ReadonlySet<string>) => Server;
  /** The path of the home page: `/`, or `/sub/`. */
  home: string;
}

/** Resolves once the server listens and its URL is printed. The server then runs until Ctrl-C, without a listener for it: one would wait for a template that never ends. */
export async function startServer(
  { create, home }: StartedServer,
  { port: wanted, host, open }: ServerFlags,
  terminal: Terminal,
): Promise<void> {
  const server = create(ownHosts(host));
  const port = await listen(server, { port: wanted, host });
  if (wanted !== 0 && port !== wanted) terminal.err(`Port ${wanted} is in use, so port ${port} is used instead.\n`);
  const { here, elsewhere } = addressesToShow(host, port);
  terminal.out(`The site is at ${here}${home} (Ctrl-C to stop)\n`);
  const [first] = elsewhere;
  if (first !== undefined) {
    terminal.out(`For other devices on the same network: ${elsewhere.map((address) => address + home).join(' ')}\n`);
    if (terminal.isInteractive) terminal.out(`${await qrCode(first + home, terminal)}\n`);
  } else if (host === true)
    terminal.err('This computer is not connected to a network, so other devices cannot connect.\n');
  if (open) openBrowser(here + home, terminal);
}

/** Always dark on light, which is the only form that some cameras read. */
async function qrCode(text: string, { colors }: Terminal): Promise<string> {
  const { renderUnicodeCompact } = await import('uqr');
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  return lines.map((line) => colors.bgBlack(colors.whiteBright(line))).join('\n');
}

const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  // The empty text is the window's title: start uses its first quoted argument as the title.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Reports a browser that does not open, and continues. */
function openBrowser(url: string, terminal: Terminal): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const failed = () => terminal.err(`No browser could be opened. Open ${url} yourself.\n`);
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore', windowsVerbatimArguments: true });
  child.once('error', failed);
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) failed();
  });
  child.unref();
}
