/** Builds after edits whose times or whose clock cannot be trusted: each publishes the edit, and what was edited in the output is written again. */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../support/random.ts';
import { runHere } from '../support/run-here.ts';
import { type FileTimes, withClock, withFileTimes } from './odd-times.ts';
import {
  build,
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

interface Options {
  rounds: number;
  random: Random;
  project?: string;
}

export interface OddTimesReport {
  builds: number;
  wrong: string[];
}

/** Below `root`, which is not there yet: file systems that keep times in steps of 1 s or 2 s, some without file numbers. */
export async function runCoarseTimes(
  root: string,
  { rounds, random, project = minimal }: Options,
): Promise<OddTimesReport> {
  const report: OddTimesReport = { builds: 0, wrong: [] };
  for (const [index, step] of [1_000, 2_000].entries())
    for (const hasNumbers of [true, false]) {
      const times: FileTimes = { stepMs: step, hasNumbers };
      const folder = path.join(root, `${index}-${hasNumbers}`);
      const around: Around = (act) => withFileTimes(times, act);
      await runRounds(folder, { rounds, random, project, around, name: JSON.stringify(times), report });
    }
  rmSync(root, { recursive: true });
  return report;
}

const hourMs = 3_600_000;

/** The clock is up to two days off, differently for each command, and jumps while it runs. */
export async function runJumpingClock(
  root: string,
  { rounds, random, project = minimal }: Options,
): Promise<OddTimesReport> {
  const report: OddTimesReport = { builds: 0, wrong: [] };
  for (const mode of ['folder', 'symlink']) {
    const around: Around = (act) => {
      const offsetMs = (2 * random() - 1) * 48 * hourMs;
      return withClock({ offsetMs, jumps: random() < 0.5 ? 0 : 0.2, maxJumpMs: 2 * hourMs, random }, act);
    };
    const name = `publish: ${mode}`;
    const folder = path.join(root, mode);
    await runRounds(folder, { rounds, random, project, around, name, report, mode, isOld: true });
  }
  rmSync(root, { recursive: true });
  return report;
}

type Around = <Result>(act: () => Promise<Result>) => Promise<Result>;

interface Rounds extends Required<Options> {
  /** Runs a command with the times or the clock. */
  around: Around;
  name: string;
  report: OddTimesReport;
  /** How the site is published. */
  mode?: string;
  /** Whether edited files can get times from before. */
  isOld?: boolean;
}

async function runRounds(root: string, options: Rounds): Promise<void> {
  const { rounds, random, project, around, name, report, mode = 'folder', isOld = false } = options;
  copy(project, root);
  const settings = path.join(root, 'data/site.yaml');
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}publish: ${mode}\n`);
  const say = (round: number, what: string) => report.wrong.push(`${name}, round ${round}: ${what}`);
  const out = path.join(root, 'dist');
  mkdirSync(path.join(root, 'static'), { recursive: true });
  saveVersion(root, 100);
  await around(() => mustBuild(root));
  const first = siteIn(out);
  let [before, live] = [100, 100];
  for (let round = 1; round <= rounds; round++) {
    const isTouched = random() < 0.4;
    const version = isTouched ? live : 100 + round;
    if (isTouched) touch(path.join(out, 'about/index.html'));
    else edit(root, { version, random, isOld });
    const { code, stderr } = await around(() => build(root));
    report.builds++;
    const wanted = inVersion(first, 100, version);
    if (code !== 0) say(round, `ended with ${code}: ${stderr}`);
    else if (!isSame(siteIn(out), wanted))
      say(round, isTouched ? 'an edit in the output is live' : 'a stale page is live');
    for (const file of leftovers(root)) say(round, `left over: ${file}`);
    if (isTouched) continue;
    [before, live] = [live, version];
    if (mode === 'symlink' && random() < 0.3)
      await rollBackAndForth(root, { around, first, versions: [before, version], say: (what) => say(round, what) });
  }
}

/** A page and a static file, of the same size as before. */
function edit(root: string, { version, random, isOld }: { version: number; random: Random; isOld: boolean }): void {
  const files = [path.join(root, 'data/site.yaml'), path.join(root, 'static/list.txt')];
  saveVersion(root, version);
  if (isOld && random() < 0.5) for (const file of files) utimesSync(file, 1e9, 1e9 + Math.floor(random() * 1e6));
}

function saveVersion(root: string, version: number): void {
  setVersion(root, version);
  writeFileSync(path.join(root, 'static/list.txt'), `Offer ${version}.\n`);
}

/** Somebody edits a published page: one letter, so that only its time can show it. */
function touch(page: string): void {
  if (statSync(page).nlink > 1) return;
  writeFileSync(page, readFileSync(page, 'utf8').replace(/tune/, 'tone'));
}

interface RollBack {
  around: Around;
  first: Site | undefined;
  versions: readonly [before: number, now: number];
  say: (what: string) => void;
}

/** `rollback` goes by the order of releases, whatever the clock says, and the next build publishes the new one again. */
async function rollBackAndForth(
  root: string,
  { around, first, versions: [before, now], say }: RollBack,
): Promise<void> {
  const shown = () => siteIn(path.join(root, 'dist'))?.['index.html'];
  const { code, stderr } = await around(() => runHere(['rollback', '--root', root]));
  if (code !== 0) say(`rollback ended with ${code}: ${stderr}`);
  else if (shown() !== inVersion(first, 100, before)?.['index.html'])
    say('rollback went to another release than the one before');
  await around(() => runHere(['build', '--root', root, ...buildFlags]));
  if (shown() !== inVersion(first, 100, now)?.['index.html'])
    say('the build after a rollback did not publish the new site');
}
