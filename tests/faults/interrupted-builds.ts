/** Real processes: builds that are ended by signals at random moments or while they publish, and two builds at once for one folder. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../support/random.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import {
  brokenVersions,
  buildFlags,
  copy,
  inVersion,
  isSame,
  leftovers,
  mustBuild,
  type Site,
  setVersion,
  siteIn,
} from './project.ts';

const statusOf = { SIGINT: 130, SIGTERM: 143, SIGKILL: undefined } as const;
type EndingSignal = keyof typeof statusOf;

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stderr: string;
  milliseconds: number;
}

interface RunOptions {
  out?: string;
  /** Options of Node. */
  node?: readonly string[];
  end?: { signal: EndingSignal; afterMs: number };
}

async function runBuild(
  root: string,
  { out = path.join(root, 'dist'), node = [], end }: RunOptions = {},
): Promise<Ended> {
  const started = performance.now();
  const command = [path.join(projectRoot, 'bin/treesite.js'), 'build', '--root', root, '--out', out, ...buildFlags];
  const child = spawn(process.execPath, [...node, ...command], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const timer = end && setTimeout(() => child.kill(end.signal), end.afterMs);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  return { code, signal: child.signalCode, stderr, milliseconds: performance.now() - started };
}

/** Builds `project` in `root`. Returns its version 1, after which the next builds have their caches. */
async function prepare(root: string, project: string): Promise<Site> {
  copy(project, root);
  setVersion(root, 1);
  await mustBuild(root);
  const first = siteIn(path.join(root, 'dist'));
  setVersion(root, 2);
  await mustBuild(root);
  if (!first || !isSame(siteIn(path.join(root, 'dist')), inVersion(first, 1, 2)))
    throw new Error('Versions differ in more than their number.');
  return first;
}

interface Signals {
  project: string;
  count: number;
  random: Random;
  /** Sent at random. */
  signals: readonly EndingSignal[];
}

export interface SignalReport {
  /** Builds that a signal ended at once, and builds that ended by themselves. */
  ended: number;
  finished: number;
  /** What was live right after a signal. */
  live: { old: number; new: number; mixed: number };
  wrong: string[];
}

/** In `root`, which is not there yet. Every fifth build is not interrupted, and cleans up. */
export async function endAtRandom(root: string, { project, count, random, signals }: Signals): Promise<SignalReport> {
  const first = await prepare(root, project);
  const out = path.join(root, 'dist');
  const report: SignalReport = { ended: 0, finished: 0, live: { old: 0, new: 0, mixed: 0 }, wrong: [] };
  let usualMs = (await runBuild(root)).milliseconds;
  let live = 2;
  for (let version = 3; report.ended < count; version++) {
    setVersion(root, version);
    const next = inVersion(first, 1, version);
    const signal = signals[Math.floor(random() * signals.length)] ?? 'SIGKILL';
    const afterMs = usualMs * (0.25 + 0.8 * random());
    const result = await runBuild(root, { end: { signal, afterMs } });
    const say = (what: string) =>
      report.wrong.push(`${signal} after ${Math.round(afterMs)} ms, version ${version}: ${what}`);
    const found = siteIn(out) ?? {};
    if (result.signal === null) {
      report.finished++;
      // Measured again, because the speed of the machine changes.
      usualMs = 0.7 * usualMs + 0.3 * result.milliseconds;
      if (result.code !== 0 && result.code !== statusOf[signal]) say(`ended with ${result.code}: ${result.stderr}`);
      if (!isSame(found, next)) say('ended without the new site');
      live = version;
      continue;
    }
    report.ended++;
    const state = isSame(found, next) ? 'new' : isSame(found, inVersion(first, 1, live)) ? 'old' : 'mixed';
    report.live[state]++;
    for (const what of brokenVersions(found, first)) say(what);
    if (Object.keys(found).length < Object.keys(first).length) say('a file is missing');
    if (report.ended % 5 !== 0 && report.ended !== count) continue;
    await mustBuild(root).catch((error) => say(String(error)));
    if (!isSame(siteIn(out), next)) say('the next build did not publish the new site');
    for (const file of leftovers(root)) say(`left over: ${file}`);
    live = version;
  }
  return report;
}

/** Sends the build's own process a signal right after its first page was replaced. */
const signalWhilePublishing = (signal: EndingSignal) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const rename = fs.renameSync;
  let isSent = false;
  fs.renameSync = (from, to) => {
    rename(from, to);
    if (isSent || !/dist.*\\.html$/.test(to)) return;
    isSent = true;
    process.kill(process.pid, '${signal}');
  };
  syncBuiltinESMExports();
`)}`;

/** In `root`, which is not there yet. A second page is replaced after the signal. */
export async function endWhilePublishing(root: string, project: string, signal: EndingSignal) {
  const first = await prepare(root, project);
  setVersion(root, 3);
  const { code, signal: endedBy, stderr } = await runBuild(root, { node: ['--import', signalWhilePublishing(signal)] });
  const isWhole = isSame(siteIn(path.join(root, 'dist')), inVersion(first, 1, 3));
  return { code, endedBy, stderr, isWhole, leftovers: leftovers(root) };
}

/** Two projects below `root` build into one folder at the same time. */
export async function buildTwoAtOnce(
  root: string,
  { project, rounds, random }: { project: string; rounds: number; random: Random },
): Promise<string[]> {
  const projects = [path.join(root, 'one'), path.join(root, 'two')] as const;
  const first = await prepare(projects[0], project);
  copy(project, projects[1]);
  const out = path.join(root, 'shared');
  const wrong: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const versions = [round * 2 + 1, round * 2 + 2];
    const builds = projects.map(async (one, index) => {
      setVersion(one, versions[index] ?? 0);
      await wait(random() * 100);
      return runBuild(one, { out });
    });
    for (const { code, stderr } of await Promise.all(builds))
      if (code !== 0 || !/^(Waiting for another build \(process \d+\) to finish\.\n)?$/.test(stderr))
        wrong.push(`round ${round}: ended with ${code}: ${stderr}`);
    if (!versions.some((version) => isSame(siteIn(out), inVersion(first, 1, version))))
      wrong.push(`round ${round}: a mixture`);
    const left = projects.flatMap((one) => leftovers(one, out));
    wrong.push(...left.map((file) => `round ${round}: left over: ${file}`));
  }
  return wrong;
}
