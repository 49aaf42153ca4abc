/** `rollback` on a disk that fails at its K-th change, for every K: afterwards every release and the owner's files are compared byte by byte. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../src/domain/file-names.ts';
import { openPublication } from '../../src/emit/publication/publication.ts';
import { rollBack } from '../../src/emit/publication/releases.ts';
import { readTree } from '../support/file-tree.ts';
import { type FaultKind, SimulatedCrash, startFaults, stopFaults } from './fault-fs.ts';
import { expireLocks } from './publication-faults.ts';

type Tree = Readonly<Record<string, string>>;

export interface RollbackOutcome {
  kind: FaultKind;
  at: number;
  call: string;
  /** The text of the home page right after the fault. */
  live: string;
  wrong: string[];
}

const releases = '.dist.treesite-releases';

/** Rolls back from the third of three releases in folders below `root`, which is empty. `every`: 1 for every call. */
export async function runRollbackFaults(
  root: string,
  kinds: readonly FaultKind[],
  every = 1,
): Promise<RollbackOutcome[]> {
  const prepared = path.join(root, 'prepared');
  const published = await prepare(prepared);
  const outcomes: RollbackOutcome[] = [];
  for (const kind of kinds)
    for (let at = 1 + (outcomes.length % every); ; at += every) {
      const tried = path.join(root, 'tried');
      cpSync(prepared, tried, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
      const outcome = await tryOnce(tried, published, { kind, at });
      rmSync(tried, { recursive: true });
      if (!outcome) break;
      outcomes.push(outcome);
    }
  return outcomes;
}

/** Returns the pages of each release. The owner's files are in the last one only. */
async function prepare(root: string): Promise<ReadonlyMap<string, Tree>> {
  const out = path.join(root, 'dist');
  mkdirSync(root);
  for (const text of ['one', 'two', 'three']) {
    const publication = await openPublication(out, { mode: 'symlink' });
    publication.write('index.html', text);
    publication.write('a/index.html', `a ${text}`);
    await publication.commit({ pages: ['index.html', 'a/index.html'], base: '' });
  }
  mkdirSync(path.join(out, '.git/objects'), { recursive: true });
  writeFileSync(path.join(out, '.git/objects/1'), 'an object');
  writeFileSync(path.join(out, 'a/mine.txt'), 'mine');
  return new Map(
    readdirSync(path.join(root, releases)).map((name) => [name, pagesOf(path.join(root, releases, name))]),
  );
}

async function tryOnce(
  root: string,
  published: ReadonlyMap<string, Tree>,
  { kind, at }: { kind: FaultKind; at: number },
): Promise<RollbackOutcome | undefined> {
  const out = path.join(root, 'dist');
  startFaults({ root, at, kind });
  const result = await rollBack(out).catch((error: Error) => error);
  const { failed, calls } = stopFaults();
  if (failed === undefined && at > calls) return undefined;
  const live = readTree(out)['index.html'] ?? 'nothing';
  const wrong = checkResult(result, live);
  expireLocks(root);
  wrong.push(...checkReleases(root, published));
  // The next rollback finishes what this one began, whichever release is live now.
  const next = await rollBack(out).catch((error: Error) => error);
  if (next instanceof Error || 'why' in next) wrong.push(`the next rollback failed: ${JSON.stringify(next)}`);
  const tree = readTree(out);
  if (tree['index.html'] !== (live === 'three' ? 'two' : 'one')) wrong.push('the next rollback went elsewhere');
  if (tree['.git/objects/1'] !== 'an object' || tree['a/mine.txt'] !== 'mine')
    wrong.push('files of the owner’s are not live after the next rollback');
  // It deletes releases that are newer than the one it starts from.
  const kept = [...published].filter(([, pages]) => live === 'three' || pages['index.html'] !== 'three');
  wrong.push(...checkReleases(root, new Map(kept)));
  const left = readdirSync(root).filter((name) => name !== 'dist' && name !== releases);
  if (left.length > 0) wrong.push(`left over: ${left}`);
  return { kind, at, call: failed ?? '', live, wrong };
}

function checkResult(result: Awaited<ReturnType<typeof rollBack>> | Error, live: string): string[] {
  if (result instanceof Error) {
    if (result instanceof SimulatedCrash || result.cause instanceof SimulatedCrash)
      return live === 'two' || live === 'three' ? [] : [`${live} is live`];
    return live === 'three' && /is unchanged/.test(result.message) ? [] : [`${live} is live: ${result.message}`];
  }
  return live === 'two' ? [] : [`success was reported, and ${live} is live`];
}

function checkReleases(root: string, published: ReadonlyMap<string, Tree>): string[] {
  const wrong: string[] = [];
  for (const [name, pages] of published)
    if (JSON.stringify(pagesOf(path.join(root, releases, name))) !== JSON.stringify(pages))
      wrong.push(`release ${name} has other pages`);
  const trees = [...published.keys()].map((name) => readTree(path.join(root, releases, name)));
  for (const file of ['.git/objects/1', 'a/mine.txt'])
    if (!trees.some((tree) => tree[file] !== undefined)) wrong.push(`${file} was lost`);
  return wrong;
}

/** Without the owner's files and the list, which names them. */
function pagesOf(folder: string): Tree {
  const isOwned = (file: string) => file === manifestName || file.startsWith('.git/') || file === 'a/mine.txt';
  return Object.fromEntries(Object.entries(readTree(folder)).filter(([file]) => !isOwned(file)));
}
