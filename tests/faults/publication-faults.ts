/** Publishing on a disk that fails at its K-th change, for every K, from every state an output folder can be in. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspectLive } from '../../src/emit/publication/live-site.ts';
import type { PublicationOptions } from '../../src/emit/publication/open.ts';
import { repairOutput } from '../../src/emit/publication/open.ts';
import { openPublication } from '../../src/emit/publication.ts';
import { readTree } from '../support/file-tree.ts';
import { type FaultKind, SimulatedCrash, startFaults, stopFaults } from './fault-fs.ts';

type Site = Readonly<Record<string, string>>;

const sites: readonly Site[] = [
  { 'index.html': 'one', 'a/index.html': 'a one', 'b/index.html': 'b', 'assets/x.1.css': 'x1' },
  { 'index.html': 'two', 'a/index.html': 'a two', 'b/index.html': 'b', 'assets/x.2.css': 'x2' },
  {
    'index.html': 'three',
    'a/index.html': 'a one',
    'b/index.html': 'b',
    'c/d/index.html': 'd',
    'assets/x.3.css': 'x3',
  },
  { 'index.html': 'four', 'a/index.html': 'a one', 'b/index.html': 'b', 'assets/x.4.css': 'x4' },
];
const next: Site = { 'index.html': 'five', 'a/index.html': 'a five', 'c/d/index.html': 'd', 'assets/x.5.css': 'x5' };
/** Differs from `next` in one page. */
const almostNext: Site = { ...next, 'a/index.html': 'a four' };

interface State {
  /** How many publishes came before, and how. */
  before: number;
  options?: PublicationOptions;
  /** The last of them is of this site. */
  last?: Site;
  /** What happens to the folder by hand. */
  hand?: (out: string) => void;
  /** How the site is published under faults; as before unless given. */
  now?: PublicationOptions;
}

const mine = (out: string) => {
  mkdirSync(path.join(out, '.git/objects'), { recursive: true });
  writeFileSync(path.join(out, '.git/objects/1'), 'an object');
  writeFileSync(path.join(out, 'CNAME'), 'www.example.com');
  writeFileSync(path.join(out, 'a/mine.txt'), 'mine');
};
const edited = (out: string) => writeFileSync(path.join(out, 'b/index.html'), 'edited');
const link: PublicationOptions = { mode: 'symlink' };
const folder: PublicationOptions = { mode: 'folder' };

const states: Readonly<Record<string, State>> = {
  'first publish': { before: 0 },
  'second publish': { before: 1 },
  'with a spare': { before: 3 },
  'small site, no spare': { before: 2, options: { minSpareFiles: 1_000 } },
  'one page changes': { before: 1, last: almostNext },
  'one page changes, with a spare': { before: 3, last: almostNext, hand: mine },
  'edited by hand': { before: 3, hand: edited },
  'files of the owner’s': { before: 3, hand: mine },
  'first release': { before: 0, options: link },
  'second release': { before: 1, options: link, hand: mine },
  'fifth release': { before: 4, options: link, hand: mine },
  'folder becomes a link': { before: 3, hand: mine, now: link },
  'link becomes a folder': { before: 4, options: link, hand: mine, now: folder },
};

export interface Outcome {
  state: string;
  kind: FaultKind;
  at: number;
  call: string;
  /** Sentences about what is wrong; empty if nothing is. */
  wrong: string[];
  /** What was live right after the fault. */
  live: 'old' | 'new' | 'missing' | 'mixed';
}

/** Publishes into folders below `root`, which is empty. `every`: 1 for every call, 3 for every third. */
export async function runPublicationFaults(root: string, kinds: readonly FaultKind[], every = 1): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, state] of Object.entries(states)) {
    const prepared = path.join(root, 'prepared');
    await prepare(prepared, state);
    for (const kind of kinds)
      for (let at = 1 + (outcomes.length % every); ; at += every) {
        const tried = path.join(root, 'tried');
        cpSync(prepared, tried, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
        const outcome = await tryOnce(tried, { name, state, kind, at });
        rmSync(tried, { recursive: true });
        if (!outcome) break;
        outcomes.push(outcome);
      }
    rmSync(prepared, { recursive: true });
  }
  return outcomes;
}

async function prepare(root: string, { before, last, options, hand }: State): Promise<void> {
  const out = path.join(root, 'dist');
  mkdirSync(root);
  const published = last ? [...sites.slice(0, before - 1), last, last] : sites.slice(0, before);
  // The last one twice: the first time keeps assets of the site before, for open pages.
  for (const site of published) await publish(out, site, { minSpareFiles: 1, ...options });
  hand?.(out);
}

async function publish(out: string, site: Site, options: PublicationOptions) {
  const publication = await openPublication(out, options);
  try {
    for (const [file, text] of Object.entries(site)) publication.write(file, text);
  } catch (error) {
    await publication.abort();
    throw publication.explain(error);
  }
  const pages = Object.keys(site).filter((file) => file.endsWith('.html'));
  return publication.commit({ pages, base: '' });
}

interface Try {
  name: string;
  state: State;
  kind: FaultKind;
  at: number;
}

/** Undefined if there are fewer calls than that. */
async function tryOnce(root: string, { name, state, kind, at }: Try): Promise<Outcome | undefined> {
  const out = path.join(root, 'dist');
  const options: PublicationOptions = { minSpareFiles: 1, ...state.options, ...state.now, timeoutMs: 200 };
  const old = treeOf(out);
  const owned = ownedOf(old);
  startFaults({ root, at, kind });
  const result = await publish(out, next, options).then(
    (published) => ({ published, error: undefined }),
    (error: unknown) => ({ published: undefined, error }),
  );
  const { failed, calls } = stopFaults();
  if (failed === undefined && at > calls) return undefined;
  const wrong: string[] = [];
  const live = stateOf(out, old);
  if (live === 'mixed') wrong.push('the output is neither the old site nor the new one');
  if (live === 'missing' && old && !(kind === 'kill' || kind === 'torn')) wrong.push('the output is missing');
  if (!result.error && live !== 'new') wrong.push('success was reported');
  if (result.error && live === 'new' && !isDead(result.error))
    wrong.push('a failure was reported of a site that is live');
  if (result.error && !isDead(result.error)) wrong.push(...checkMessage(result.error, live));
  // A dead process prints nothing.
  if (!(kind === 'kill' || kind === 'torn')) wrong.push(...checkLeftovers(result.published?.leftovers ?? [], root));
  expireLocks(root);
  await repairOutput(out);
  if (old && stateOf(out, old) === 'missing') wrong.push('the old site did not come back');
  const healed = await publish(out, next, { minSpareFiles: 1, ...state.options, ...state.now, timeoutMs: 200 }).catch(
    (error) => error,
  );
  if (healed instanceof Error) wrong.push(`the next build failed: ${healed.message}`);
  else if (stateOf(out, old) !== 'new') wrong.push('the next build did not publish the new site');
  const left = readdirSync(root).filter((file) => !/^(dist|\.dist\.treesite-(spare|releases))$/.test(file));
  if (left.length > 0) wrong.push(`left over: ${left.join(', ')}`);
  if (JSON.stringify(ownedOf(treeOf(out))) !== JSON.stringify(owned)) wrong.push('files of the owner’s were lost');
  return { state: name, kind, at, call: failed ?? '', wrong, live };
}

function isDead(error: unknown): boolean {
  return error instanceof SimulatedCrash || (error instanceof Error && error.cause instanceof SimulatedCrash);
}

function checkMessage(error: unknown, live: Outcome['live']): string[] {
  const message = error instanceof Error ? error.message : '';
  if (!(error instanceof Error && 'code' in error && error.code === 'TREESITE_PUBLISH'))
    return [`reported as a bug: ${message}`];
  const says = /unchanged/.test(message)
    ? 'old'
    : /No site was published|is missing: the previous/.test(message)
      ? 'missing'
      : undefined;
  return says === live ? [] : [`the message is not true (${live}): ${message}`];
}

/** Each sentence must name what really is left. */
function checkLeftovers(sentences: readonly string[], root: string): string[] {
  const saysStale = sentences.some((sentence) => /^The new site is in \S+, but its list of files/.test(sentence));
  const wrong: string[] = [];
  const left = readdirSync(root).filter((file) => /^\.dist\.treesite-(old|drop|releases|new|next|link)$/.test(file));
  for (const sentence of sentences) {
    const folder = /your folder \S+ is still (\S+?)\. /.exec(sentence)?.[1];
    if (folder !== undefined ? !existsSync(folder) : !/list of files|other release/.test(sentence) && left.length === 0)
      wrong.push(`the message is not true: ${sentence}`);
  }
  const live = inspectLive(path.join(root, 'dist'));
  const isStale = typeof live === 'object' && live.damaged.size > 0;
  if (isStale !== saysStale && sentences.length > 0)
    wrong.push(`the list of files is ${isStale ? 'old' : 'new'}: ${sentences}`);
  return wrong;
}

function treeOf(out: string): Site | undefined {
  return existsSync(out) ? readTree(out) : undefined;
}

const isOwned = (file: string) => file === 'CNAME' || file.startsWith('.git/') || file === 'a/mine.txt';

function ownedOf(tree: Site | undefined): Site {
  const owned = Object.entries(tree ?? {}).filter(([file]) => isOwned(file));
  return Object.fromEntries(owned.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Without the owner's files, and assets that are kept for open pages. */
function stateOf(out: string, old: Site | undefined): Outcome['live'] {
  const tree = treeOf(out);
  if (!tree) return 'missing';
  const own = (site: Site) =>
    JSON.stringify(
      Object.entries(site)
        .filter(([file]) => !isOwned(file) && file !== '.treesite.json' && !/assets\/x\.[1-4]/.test(file))
        .sort(),
    );
  if (own(tree) === own(next)) return 'new';
  return old && own(tree) === own(old) ? 'old' : 'mixed';
}

/** The process that was killed is simulated in this one, so its lock gets the number of a process that does not exist. */
export function expireLocks(root: string): void {
  const lock = path.join(root, '.dist.treesite-lock');
  if (!existsSync(lock)) return;
  for (const name of readdirSync(lock))
    renameSync(path.join(lock, name), path.join(lock, name.replace(/^\d+/, '999999999')));
}
