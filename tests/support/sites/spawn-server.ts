/** Starts `dev` or `preview` in a process of its own, and waits until it serves. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface SpawnedServer {
  child: ChildProcess;
  port: number;
  /** What it has printed so far. */
  said: () => string;
}

/** `command` is the launcher with its arguments. Throws what the server has printed if it ends. */
export async function spawnServer(
  command: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, command, options);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('Ctrl-C') && resolve());
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, port: Number(/localhost:(\d+)/.exec(said)?.[1]), said: () => said };
}
