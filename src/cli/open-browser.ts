/**
 * Opens a URL in the default browser. Starts another program. The package `open` does the same with a dozen dependencies,
 * for cases (browser profiles, WSL) that a preview on the same machine does not need.
 */
import { spawn } from 'node:child_process';
import type { Terminal } from './terminal.ts';

const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  // The empty text is the window's title: start uses its first quoted argument as the title.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Reports a browser that does not open, and continues. */
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
