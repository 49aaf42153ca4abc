/** The build command on a disk that fails at its K-th change: pages, pictures, caches, state for the next build, publishing. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type FaultKind, startFaults, stopFaults } from './fault-fs.ts';
import {
  brokenVersions,
  build,
  copy,
  editFile,
  inVersion,
  isSame,
  leftovers,
  minimal,
  mustBuild,
  type Site,
  setVersion,
  siteIn,
} from './project.ts';
import { expireLocks, type Outcome } from './publication-faults.ts';

/** How often each site was built before. */
const states = { 'first build': 0, 'second build': 1, 'third build, through a link': 2 } as const;
type State = keyof typeof states;
export const allStates = Object.keys(states) as State[];

interface Prepared {
  /** A project whose next build publishes `next`. */
  folder: string;
  old: Site | undefined;
  next: Site;
}

async function prepare(root: string, state: State, project: string): Promise<Prepared> {
  const [folder, after] = [path.join(root, 'prepared'), path.join(root, 'after')];
  mkdirSync(root, { recursive: true });
  copy(project, folder);
  if (state.endsWith('link')) editFile(folder, 'data/site.yaml', /^/, 'publish: symlink\n');
  for (let version = 1; version <= states[state]; version++) {
    setVersion(folder, version);
    await mustBuild(folder);
  }
  const old = siteIn(path.join(folder, 'dist'));
  setVersion(folder, 9);
  copy(folder, after);
  await mustBuild(after);
  const next = siteIn(path.join(after, 'dist'));
  rmSync(after, { recursive: true });
  if (!next) throw new Error('Nothing was published.');
  return { folder, old, next };
}

export interface BuildFaultOptions {
  kinds: readonly FaultKind[];
  states?: readonly State[];
  project?: string;
  /** 1 for every call, 3 for every third. */
  every: number;
  /** Of the first call that fails. */
  from?: number;
  onOutcome?: (outcome: Outcome) => void;
}

/** Builds below `root`. */
export async function runBuildFaults(
  root: string,
  { kinds, states: only = allStates, project = minimal, every, from = 0, onOutcome }: BuildFaultOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const state of only) {
    const prepared = await prepare(root, state, project);
    for (const [index, kind] of kinds.entries())
      for (let at = 1 + ((from + index) % every); ; at += every) {
        const outcome = await tryOnce(root, prepared, { state, kind, at });
        if (!outcome) break;
        outcomes.push(outcome);
        onOutcome?.(outcome);
      }
    rmSync(prepared.folder, { recursive: true });
  }
  return outcomes;
}

interface Try {
  state: State;
  kind: FaultKind;
  at: number;
}

/** Undefined if there are fewer calls than that. */
async function tryOnce(
  root: string,
  { folder, old, next }: Prepared,
  { state, kind, at }: Try,
): Promise<Outcome | undefined> {
  const tried = path.join(root, 'tried');
  copy(folder, tried);
  startFaults({ root: tried, at, kind });
  const { code, stderr } = await build(tried);
  const { failed } = stopFaults();
  if (failed === undefined) {
    rmSync(tried, { recursive: true });
    return undefined;
  }
  const wrong: string[] = [];
  const now = siteIn(path.join(tried, 'dist'));
  const live = isSame(now, next) ? 'new' : now === undefined ? 'missing' : isSame(now, old) ? 'old' : 'mixed';
  const isDead = kind === 'kill' || kind === 'torn';
  if (live === 'mixed' && state.endsWith('link')) wrong.push('the output is neither the old site nor the new one');
  if (live === 'mixed' && now) wrong.push(...brokenVersions(now, inVersion(next, 9, 1) ?? {}));
  if (!isDead) {
    if (live === 'missing' && old) wrong.push('the output is missing');
    if (code === 0 && live !== 'new') wrong.push('success was reported');
    if (code !== 0) wrong.push(...checkMessage(stderr, live));
    if (code === 0 && stderr !== '' && !/^The new site is in .+ The next build tries again\.\n$/.test(stderr))
      wrong.push(`says: ${stderr}`);
  }
  expireLocks(tried);
  const healed = await build(tried);
  if (healed.code !== 0) wrong.push(`the next build failed: ${healed.stderr}`);
  else if (!isSame(siteIn(path.join(tried, 'dist')), next)) wrong.push('the next build did not publish the new site');
  wrong.push(...leftovers(tried).map((file) => `left over: ${file}`));
  rmSync(tried, { recursive: true });
  return { state, kind, at, call: failed, wrong, live };
}

function checkMessage(stderr: string, live: Outcome['live']): string[] {
  const found = /^[A-Z][^:\n]+: \/.+ could not be .+ \(E[A-Z]+\)\. (.+)\n$/.exec(stderr);
  if (!found) return [`says: ${stderr}`];
  if (/^A part of the new site is in/.test(found[1] ?? ''))
    return live === 'mixed' || live === 'new' ? [] : [`nothing is there: ${stderr}`];
  const says = /unchanged/.test(found[1] ?? '')
    ? 'old'
    : /^No site was published/.test(found[1] ?? '')
      ? 'missing'
      : undefined;
  return says === live ? [] : [`the message is not true (${live}): ${stderr}`];
}
