/** Starts programs that serve a site on a port of this machine, and ends them with all that they started. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { closeServer, listen } from '../support/local-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { RunningHost } from './servers.ts';

export function find(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const withServers = `${process.env.PATH}:/usr/sbin`;

const execute = promisify(execFile);

/** Throws what the command printed if it fails. */
export async function runShell(command: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  await execute('sh', ['-c', command], { env: { PATH: withServers, HOME: '', ...env } });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await closeServer(server);
  return port;
}

/** Starts a program and waits until it answers. */
export async function run(
  program: string,
  args: string[],
  { port, home }: { port: number; home?: string },
): Promise<RunningHost> {
  const env = { PATH: withServers, HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true, cwd: home });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    endGroup(child);
    await ended;
  };
  for (let left = 600; left > 0; left--) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`);
    const answer = await rawRequest(port, '/', { method: 'HEAD' }).catch(() => undefined);
    if (answer) return { port, stop };
    await delay(50);
  }
  await stop();
  throw new Error(`${program} does not answer:\n${said}`);
}

/** Workers and runtimes that it has started end with it. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
