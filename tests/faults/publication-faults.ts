/** Publishing on a disk that fails at its K-th change, for every K, from every state an output folder can be in. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { openPublication } from '../../src/emit/publication/publication.ts';
import type { WorkspaceOptions as PublicationOptions } from '../../src/emit/publication/workspace.ts';
import { readTree } from '../support/file-tree.ts';
import { brokenPages, type Tree } from '../support/live-pages.ts';
import { type FaultKind, SimulatedCrash, startFaults, stopFaults } from './fault-fs.ts';

/** A page with its asset and links. */
const page = (text: string, asset: string, ...links: string[]) =>
  `${text}<link href="/assets/${asset}">${links.map((link) => `<a href="${link}">`).join('')}`;

const sites: readonly Tree[] = ['one', 'two', 'three', 'four'].map((text, index) => ({
  'index.html': page(text, `x.${index}.css`, '/a/', '/b/', `/only-${text}/`),
  'a/index.html': page('a', `x.${index}.css`, '/', '/b/'),
  'b/index.html': page('b', 'always.css', '/'),
  [`only-${text}/index.html`]: page('only', `x.${index}.css`, '/a/'),
  [`assets/x.${index}.css`]: text,
  'assets/always.css': 'always',
  'sitemap.xml': text,
}));
/** Has a page where the others have a file, and another asset, page and file. */
const next: Tree = {
  'index.html': page('five', 'x.5.css', '/a/', '/b/', '/c/d/', '/new.pdf'),
  'a/index.html': page('a five', 'x.5.css', '/', '/c/d/'),
  'b/index.html': page('b', 'always.css', '/'),
  'c/d/index.html': page('d', 'x.5.css', '/'),
  'new.pdf': 'new',
  'sitemap.xml/index.html': page('a folder now', 'x.5.css'),
  'assets/x.5.css': 'five',
  'assets/always.css': 'always',
};

interface State {
  /** How many publishes came before, and how. */
  before: number;
  options?: PublicationOptions;
  /** What happens to the folder by hand. */
  hand?: (out: string) => void | Promise<void>;
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
const listCut = (out: string) => {
  const list = path.join(out, '.treesite.json');
  writeFileSync(list, readTree(out)['.treesite.json']?.slice(1) ?? '');
};
/** Another publish was killed at its K-th change of a live file. */
const cutOff = (at: number) => async (out: string) => {
  const root = path.dirname(out);
  startFaults({ root, at, kind: 'kill', only: /^rename .*dist\/|^rename .*journal/ });
  await publish(out, sites[3] ?? {}, {}).catch(() => undefined);
  stopFaults();
  expireLocks(root);
};
const link: PublicationOptions = { mode: 'symlink' };

const states: Readonly<Record<string, State>> = {
  'first publish': { before: 0 },
  'second publish': { before: 1 },
  'third publish, files of the owner’s': { before: 2, hand: mine },
  'edited by hand': { before: 2, hand: edited },
  'damaged list': { before: 1, hand: listCut },
  'after a publish that was cut off early': { before: 1, hand: cutOff(2) },
  'after a publish that was cut off late': { before: 2, hand: cutOff(5) },
  'first release': { before: 0, options: link },
  'fifth release': { before: 4, options: link, hand: mine },
  'folder becomes a link': { before: 2, hand: mine, now: link },
  'link, published as a folder': { before: 3, options: link, hand: mine, now: { mode: 'folder' } },
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

async function prepare(root: string, { before, options, hand }: State): Promise<void> {
  const out = path.join(root, 'dist');
  mkdirSync(root);
  for (const site of sites.slice(0, before)) await publish(out, site, { ...options });
  await hand?.(out);
}

async function publish(out: string, site: Tree, options: PublicationOptions) {
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
  const options: PublicationOptions = { ...state.options, ...state.now, timeoutMs: 200 };
  const old = treeOf(out);
  const owned = ownedOf(old);
  startFaults({ root, at, kind });
  const error = await publish(out, next, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { failed, calls } = stopFaults();
  if (failed === undefined && at > calls) return undefined;
  const wrong: string[] = [];
  const dies = kind === 'kill' || kind === 'torn';
  const live = stateOf(out, old);
  if (live === 'mixed') {
    if (options.mode === 'symlink') wrong.push('the output is neither the old site nor the new one');
    wrong.push(...brokenPages(treeOf(out) ?? {}, old ?? {}, next));
  }
  if (live === 'missing' && old && !dies) wrong.push('the output is missing');
  if (!error && live !== 'new') wrong.push('success was reported');
  if (error && !isDead(error)) wrong.push(...checkMessage(error, live));
  expireLocks(root);

  const healed = await publish(out, next, options).catch((thrown) => thrown);
  if (healed instanceof Error) wrong.push(`the next build failed: ${healed.message}`);
  else if (stateOf(out, old) !== 'new') wrong.push('the next build did not publish the new site');
  const left = readdirSync(root).filter((file) => !/^(dist|\.dist\.treesite-releases)$/.test(file));
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
  if (/A part of the new site is in/.test(message))
    return live === 'mixed' || live === 'new' ? [] : [`nothing is there: ${message}`];
  const says = /is unchanged/.test(message) ? 'old' : /No site was published/.test(message) ? 'missing' : undefined;
  return says === live ? [] : [`the message is not true (${live}): ${message}`];
}

function treeOf(out: string): Tree | undefined {
  return existsSync(out) ? readTree(`${out}/`) : undefined;
}

const isOwned = (file: string) => file === 'CNAME' || file.startsWith('.git/') || file === 'a/mine.txt';

function ownedOf(tree: Tree | undefined): Tree {
  const owned = Object.entries(tree ?? {}).filter(([file]) => isOwned(file));
  return Object.fromEntries(owned.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Without the owner's files, and assets that are kept for open pages. */
function stateOf(out: string, old: Tree | undefined): Outcome['live'] {
  const tree = treeOf(out);
  const own = (site: Tree) =>
    JSON.stringify(
      Object.entries(site)
        .filter(([file]) => !isOwned(file) && file !== '.treesite.json' && !/assets\/x\.[0-4]/.test(file))
        .sort(),
    );
  if (!tree || own(tree) === '[]') return 'missing';
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
