/**
 * Opens an address in the person's own browser. Starts another program. The package `open` does the same with a dozen
 * packages below it, for corners (browser profiles, WSL) that a preview on the same machine has no use for.
 */
import { spawn } from 'node:child_process';
import type { Terminal } from './terminal.ts';

const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  // The empty text is the window's title: start takes the first quoted word for it.
  win32: ['cmd', '/c', 'start', '""'],
};

/** A browser that does not open is reported, and nothing else happens. */
export function openBrowser(url: string, terminal: Terminal): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const failed = () => terminal.err(`No browser could be opened. Open ${url} yourself.\n`);
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore', windowsVerbatimArguments: true });
  child.once('error', failed);
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) failed();
  });
  child.unref();
}
