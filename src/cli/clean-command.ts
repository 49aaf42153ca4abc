/** `treesite clean`: drops what treesite can make again. Never touches data or a built site. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import type { Terminal } from './terminal.ts';

export function cleanCommand(terminal: Terminal): Command {
  return new Command('clean')
    .description('drop the cache and what broken-off builds left behind')
    .option('--root <dir>', 'the project folder', '.')
    .option('--out <dir>', 'the built site, which stays', 'dist')
    .action(async (flags: { root: string; out: string }) => {
      const root = path.resolve(flags.root);
      const out = path.resolve(root, flags.out);
      const cache = path.join(root, '.treesite/cache');
      const found = [...(existsSync(cache) ? [cache] : []), ...(await leftBehind(out))];
      for (const target of found) {
        await rm(target, { recursive: true, force: true });
        terminal.out(`Removed ${path.relative(process.cwd(), target)}\n`);
      }
      if (found.length === 0) terminal.out('There is nothing to remove.\n');
    });
}

/** Siblings of the output folder that a build uses while it publishes. None while one runs; the old site stays where it is the only one. */
async function leftBehind(out: string): Promise<string[]> {
  const prefix = `.${path.basename(out)}.treesite-`;
  const parent = path.dirname(out);
  const names = (await readdir(parent).catch(() => [])).filter((name) => name.startsWith(prefix));
  const lock = path.join(parent, `${prefix}lock`);
  if (names.includes(path.basename(lock)) && isRunning(Number(await readFile(lock, 'utf8').catch(() => '')))) return [];
  const kept = existsSync(out) ? [] : [`${prefix}old`];
  return names.filter((name) => !kept.includes(name)).map((name) => path.join(parent, name));
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
