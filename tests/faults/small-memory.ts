/** Builds with too little memory, of V8's heap or of the system: real processes, some of which end in the middle of their work. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../support/random.ts';
import { projectRoot } from '../support/run-cli.ts';
import {
  buildFlags,
  copy,
  inVersion,
  isSame,
  leftovers,
  minimal,
  mustBuild,
  type Site,
  setVersion,
  siteIn,
} from './project.ts';

export interface SmallMemoryReport {
  builds: number;
  /** Of these, the number that ended with an error. */
  failed: number;
  wrong: string[];
}

interface Limits {
  /** Of V8's old objects. */
  heapMb?: number;
  /** Of the addresses of each process. */
  addressesKb?: number;
}

/** Below `root`, which is not there yet. */
export async function runSmallMemory(
  root: string,
  { builds, random, project = minimal }: { builds: number; random: Random; project?: string },
): Promise<SmallMemoryReport> {
  copy(project, root);
  const out = path.join(root, 'dist');
  setVersion(root, 100);
  await mustBuild(root);
  const first = siteIn(out);
  const report: SmallMemoryReport = { builds, failed: 0, wrong: [] };
  for (let number = 1, live = 100; number <= builds; number++) {
    const version = 100 + number;
    setVersion(root, version);
    // With its cache, a build needs less and comes further.
    if (random() < 0.5) rmSync(path.join(root, '.treesite'), { recursive: true });
    const limits: Limits =
      process.platform === 'linux' && random() < 0.6
        ? { addressesKb: Math.round(800_000 + random() * 1_000_000) }
        : { heapMb: Math.round(8 + random() * 24) };
    const { code, stderr } = await runBuild(root, limits);
    const say = (what: string) => report.wrong.push(`${JSON.stringify(limits)}, ended with ${code}: ${what}`);
    const isNew = isSame(siteIn(out), inVersion(first, 100, version));
    if (code !== 0) report.failed++;
    if (code === 0 && !isNew) say('the new site is not there');
    if (code !== 0 && !isNew && !isSame(siteIn(out), inVersion(first, 100, live)))
      say('neither the old site nor the new one');
    if (/bug in treesite/.test(stderr) || (typeof code === 'number' && code !== 0 && stderr === ''))
      say(`says: ${stderr}`);
    await mustBuild(root).catch((error) => say(`with memory again: ${error}`));
    const differing = differences(siteIn(out), inVersion(first, 100, version));
    if (differing.length > 0) say(`with memory again, not as expected: ${differing}`);
    for (const file of leftovers(root)) say(`left over: ${file}`);
    live = version;
  }
  rmSync(root, { recursive: true });
  return report;
}

function differences(one: Site = {}, other: Site = {}): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]);
}

function runBuild(root: string, { heapMb, addressesKb }: Limits): Promise<{ code: number | null; stderr: string }> {
  const flags = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const node = [
    process.execPath,
    ...flags,
    path.join(projectRoot, 'bin/treesite.js'),
    'build',
    '--root',
    root,
    ...buildFlags,
  ];
  const [command = '', ...args] =
    addressesKb === undefined ? node : ['sh', '-c', 'ulimit -v "$0"; exec "$@"', String(addressesKb), ...node];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stderr })));
}
