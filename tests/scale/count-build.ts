/** Runs the command with limits on open files and memory, and counts what it did. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { askForStages, readStages } from '../bench/profile.ts';
import { projectRoot } from '../support/run-cli.ts';

/** What a build did, in numbers of files and pages. */
export interface Counts {
  parsed: number;
  planned: number;
  rendered: number;
  written: number;
}

/** Of open files: what some systems give a process. */
const maxOpenFiles = 256;

/** `maxHeap` in MiB: Node ends a build that needs more. Throws the output of a build that fails. */
export async function countBuild(root: string, { maxHeap }: { maxHeap: number }): Promise<Counts> {
  const command = [process.execPath, `--max-old-space-size=${maxHeap}`, path.join(projectRoot, 'bin', 'treesite.js')];
  const flags = ['build', '--root', root, '--now', '2026-06-01', '--quiet'];
  const child = spawn('sh', ['-c', `ulimit -n ${maxOpenFiles}; exec "$@"`, 'sh', ...command, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...askForStages },
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${stderr.slice(-2000)}`);
  const stages = readStages(stderr);
  const runs = (stage: string) => stages[stage]?.runs ?? 0;
  return { parsed: runs('parse'), planned: runs('plan'), rendered: runs('render'), written: runs('write') };
}
