/** Builds a site, in a process with limits on open files and memory or in this one, and counts what was done. */
import { spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { manifestName } from '../../src/domain/file-names.ts';
import { askForStages, readStages } from '../bench/stages.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

/** What a build did, in numbers of files and pages. */
export interface Counts {
  parsed: number;
  planned: number;
  rendered: number;
  written: number;
}

/** Of open files: fewer than the site has, and half of what some systems give a process. */
const maxOpenFiles = 128;

const flags = ['--now', '2026-06-01', '--quiet'];

/** `maxHeap` in MiB: Node ends a build that needs more. Throws the output of a build that fails. */
export async function countBuild(root: string, { maxHeap }: { maxHeap: number }): Promise<Counts> {
  // Of young values, a small space: with the usual one, collecting the others near their limit takes a third of the build.
  const limits = [`--max-old-space-size=${maxHeap}`, '--max-semi-space-size=4'];
  const command = [process.execPath, ...limits, path.join(projectRoot, 'bin', 'treesite.js')];
  const build = ['build', '--root', root, ...flags];
  const started = await timeOfFiles();
  const child = spawn('sh', ['-c', `ulimit -n ${maxOpenFiles}; exec "$@"`, 'sh', ...command, ...build], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...askForStages },
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${stderr.slice(-2000)}`);
  const stages = readStages(stderr);
  return countsIn((stage) => stages[stage]?.runs ?? 0, { root, started });
}

/** In this process, which is cheaper. */
export async function countHere(root: string): Promise<Counts> {
  const started = await timeOfFiles();
  const runs: Record<string, number> = {};
  const count = (stage: unknown) => {
    runs[String(stage)] = (runs[String(stage)] ?? 0) + 1;
  };
  subscribe('treesite:stage', count);
  const { code, stderr } = await runHere(['build', '--root', root, ...flags]);
  unsubscribe('treesite:stage', count);
  if (code !== 0) throw new Error(stderr);
  return countsIn((stage) => runs[stage] ?? 0, { root, started });
}

/** A time that is later than those of all files so far, whose clock is some milliseconds late. */
async function timeOfFiles(): Promise<number> {
  const step = 20;
  await delay(2 * step);
  return Date.now() - step;
}

function countsIn(runs: (stage: string) => number, { root, started }: { root: string; started: number }): Counts {
  const dist = path.join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const times = files.flatMap(({ name, parentPath }) =>
    name === manifestName ? [] : statSync(path.join(parentPath, name)).mtimeMs,
  );
  const written = times.filter((time) => time > started).length;
  return { parsed: runs('parse'), planned: runs('plan'), rendered: runs('render'), written };
}
