/** Builds that are killed with SIGKILL at random moments, and two builds at once for one folder: real processes. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../support/random.ts';
import { projectRoot } from '../support/run-cli.ts';
import {
  brokenVersions,
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

interface KillOptions {
  count: number;
  /** After this number of kills, a build runs to its end. */
  healEvery: number;
  random: Random;
  project?: string;
}

export interface KillReport {
  kills: number;
  /** Builds that ended before they received the signal. */
  finished: number;
  /** What was live right after a kill. */
  live: { old: number; new: number; mixed: number };
  wrong: string[];
}

interface Child {
  code: number | null;
  stderr: string;
  isKilled: boolean;
  milliseconds: number;
}

/** `afterMs` undefined: it is not killed. */
async function runBuild(root: string, out: string, afterMs?: number): Promise<Child> {
  const started = performance.now();
  const launcher = path.join(projectRoot, 'bin/treesite.js');
  const child = spawn(process.execPath, [launcher, 'build', '--root', root, '--out', out, ...buildFlags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const timer = afterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), afterMs);
  const code = await closed;
  clearTimeout(timer);
  return { code, stderr, isKilled: child.signalCode === 'SIGKILL', milliseconds: performance.now() - started };
}

async function reference(root: string, project: string): Promise<Site> {
  copy(project, root);
  setVersion(root, 1);
  await mustBuild(root);
  const site = siteIn(path.join(root, 'dist'));
  setVersion(root, 2);
  await mustBuild(root);
  if (!site || !isSame(siteIn(path.join(root, 'dist')), inVersion(site, 1, 2)))
    throw new Error('Versions differ in more than their number.');
  return site;
}

/** Below `root`, which is not there yet. */
export async function runKills(
  root: string,
  { count, healEvery, random, project = minimal }: KillOptions,
): Promise<KillReport> {
  const first = await reference(root, project);
  const out = path.join(root, 'dist');
  const report: KillReport = { kills: 0, finished: 0, live: { old: 0, new: 0, mixed: 0 }, wrong: [] };
  setVersion(root, 3);
  let full = (await runBuild(root, out)).milliseconds;
  let live = 3;
  for (let version = 4; report.kills < count; version++) {
    setVersion(root, version);
    const afterMs = full * (0.25 + 0.8 * random());
    const { code, stderr, isKilled, milliseconds } = await runBuild(root, out, afterMs);
    const say = (what: string) =>
      report.wrong.push(`killed after ${Math.round(afterMs)} ms, version ${version}: ${what}`);
    const found = siteIn(out);
    if (!isKilled) {
      report.finished++;
      // Measured again, because the speed of the machine changes.
      full = 0.7 * full + 0.3 * milliseconds;
      if (code !== 0) say(`ended with ${code}: ${stderr}`);
      if (!isSame(found, inVersion(first, 1, version))) say('ended without the new site');
      if (code === 0) live = version;
      continue;
    }
    report.kills++;
    if (isSame(found, inVersion(first, 1, version))) report.live.new++;
    else if (isSame(found, inVersion(first, 1, live))) report.live.old++;
    else report.live.mixed++;
    for (const what of brokenVersions(found ?? {}, first)) say(what);
    if (Object.keys(found ?? {}).length < Object.keys(first).length) say('a file is missing');
    if (report.kills % healEvery !== 0) continue;
    await mustBuild(root).catch((error) => say(String(error)));
    if (!isSame(siteIn(out), inVersion(first, 1, version))) say('the next build did not publish the new site');
    for (const file of leftovers(root)) say(`left over: ${file}`);
    live = version;
  }
  rmSync(root, { recursive: true });
  return report;
}

/** Two projects build into one folder at the same time, `rounds` times. */
export async function runTwoAtOnce(
  root: string,
  { rounds, random, project = minimal }: { rounds: number; random: Random; project?: string },
): Promise<{ rounds: number; wrong: string[] }> {
  const projects = [path.join(root, 'one'), path.join(root, 'two')] as const;
  const first = await reference(projects[0], project);
  copy(project, projects[1]);
  const out = path.join(root, 'shared');
  const wrong: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const versions = [round * 2 + 1, round * 2 + 2];
    const ends = await Promise.all(
      projects.map(async (project, index) => {
        setVersion(project, versions[index] ?? 0);
        await wait(random() * 100);
        return runBuild(project, out);
      }),
    );
    for (const { code, stderr } of ends)
      if (code !== 0 || !/^(Waiting for another build \(process \d+\) to finish\.\n)?$/.test(stderr))
        wrong.push(`round ${round}: ended with ${code}: ${stderr}`);
    if (!versions.some((version) => isSame(siteIn(out), inVersion(first, 1, version))))
      wrong.push(`round ${round}: a mixture`);
    wrong.push(
      ...projects.flatMap((project) => leftovers(project, out)).map((file) => `round ${round}: left over: ${file}`),
    );
  }
  rmSync(root, { recursive: true });
  return { rounds, wrong };
}
