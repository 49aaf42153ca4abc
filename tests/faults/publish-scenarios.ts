/** Publishing, and rolling back, from every state that an output folder can be in. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollBack } from '../../src/emit/publication/releases.ts';
import type { WorkspaceOptions } from '../../src/emit/publication/workspace.ts';
import { readTree } from '../support/file-tree.ts';
import { brokenPages, type Tree } from '../support/sites/live-pages.ts';
import { publish } from '../support/sites/publish-site.ts';
import { checkMessage, expireLocks, type Fault, type Live, type Scenario } from './every-call.ts';
import { startFaults, stopFaults } from './fault-fs.ts';

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

const outOf = (root: string) => path.join(root, 'dist');

const publishSite = (root: string, site: Tree, options: WorkspaceOptions) =>
  publish(outOf(root), site, { timeoutMs: 200, ...options });

const owned: Tree = { '.git/objects/1': 'an object', CNAME: 'www.example.com', 'a/mine.txt': 'mine' };

function addOwned(root: string): void {
  mkdirSync(path.join(outOf(root), '.git/objects'), { recursive: true });
  for (const [file, text] of Object.entries(owned)) writeFileSync(path.join(outOf(root), file), text);
}

/** Another publish was killed at its K-th change of the output folder. */
const cutOff = (at: number) => async (root: string) => {
  startFaults({ root, at, kind: 'kill', only: /^rename .*dist\// });
  await publishSite(root, sites[3] ?? {}, {}).catch(() => undefined);
  stopFaults();
  expireLocks(root);
};

interface State {
  /** How many publishes came before, and how. */
  before: number;
  options?: WorkspaceOptions;
  /** What happens to the folder by hand. */
  hand?: (root: string) => void | Promise<void>;
  /** How the site is published under faults; as before unless given. */
  now?: WorkspaceOptions;
}

const link: WorkspaceOptions = { mode: 'symlink' };
const states: Readonly<Record<string, State>> = {
  'first publish': { before: 0 },
  'third publish, files of the owner’s': { before: 2, hand: addOwned },
  'edited by hand': { before: 2, hand: (root) => writeFileSync(path.join(outOf(root), 'b/index.html'), 'edited') },
  'after a publish that was cut off early': { before: 1, hand: cutOff(2) },
  'after a publish that was cut off late': { before: 2, hand: cutOff(5) },
  'first release': { before: 0, options: link },
  'fifth release': { before: 4, options: link, hand: addOwned },
  'folder becomes a link': { before: 2, hand: addOwned, now: link },
  'link, published as a folder': { before: 3, options: link, hand: addOwned, now: { mode: 'folder' } },
};

export const publishScenarios: readonly Scenario[] = Object.entries(states).map(([name, state]) => {
  const options = { ...state.options, ...state.now };
  let old: Tree | undefined;
  return {
    name,
    async prepare(root) {
      mkdirSync(root);
      for (const site of sites.slice(0, state.before)) await publishSite(root, site, state.options ?? {});
      await state.hand?.(root);
      old = treeOf(root);
    },
    act: (root) => publishSite(root, next, options),
    async judge({ root, at, message, isDead }) {
      const wrong: string[] = [];
      const live = stateOf(root, old);
      if (live === 'mixed' && options.mode === 'symlink')
        wrong.push('the output is neither the old site nor the new one');
      if (live === 'mixed') wrong.push(...brokenPages(treeOf(root) ?? {}, old ?? {}, next));
      if (live === 'missing' && old && !(isDead && state.now === link)) wrong.push('the output is missing');
      if (message === undefined && !isDead && live !== 'new') wrong.push('success was reported');
      if (message !== undefined) wrong.push(...checkMessage(message, live));
      // The data may have changed meanwhile.
      const last = at % 2 === 0 ? next : (sites[3] ?? {});
      await publishSite(root, last, options).catch((error) => wrong.push(`the next publish failed: ${error.message}`));
      if (!isSame(treeOf(root), last)) wrong.push('the next publish did not publish its site');
      wrong.push(...leftovers(root).map((file) => `left over: ${file}`));
      const tree = treeOf(root) ?? {};
      for (const [file, text] of Object.entries(owned))
        if (state.hand === addOwned && tree[file] !== text) wrong.push(`${file} was lost`);
      return { live, wrong };
    },
  };
});

function treeOf(root: string): Tree | undefined {
  return existsSync(outOf(root)) ? readTree(`${outOf(root)}/`) : undefined;
}

function leftovers(root: string): string[] {
  return readdirSync(root).filter((file) => !/^(dist|\.dist\.treesite-releases)$/.test(file));
}

function stateOf(root: string, old: Tree | undefined): Live {
  const tree = treeOf(root);
  if (!tree || isSame(tree, {})) return 'missing';
  if (isSame(tree, next)) return 'new';
  return old && isSame(tree, old) ? 'old' : 'mixed';
}

/** Whether a folder has a site, besides the owner's files and assets that are kept for open pages. */
function isSame(tree: Tree = {}, site: Tree): boolean {
  const isOther = (file: string) =>
    file in owned || file === '.treesite.json' || (file.startsWith('assets/x.') && !(file in site));
  const own = (files: Tree) =>
    JSON.stringify(
      Object.entries(files)
        .filter(([file]) => !isOther(file))
        .sort(),
    );
  return own(tree) === own(site);
}

/** From the third of three releases. The owner's files are in that one only. */
export const rollbackScenario: Scenario = {
  name: 'rollback',
  async prepare(root) {
    mkdirSync(root);
    for (const site of sites.slice(0, 3)) await publishSite(root, site, link);
    addOwned(root);
  },
  act: (root) => rollBack(outOf(root)),
  async judge({ root, message, isDead }: Fault) {
    const home = () => readTree(outOf(root))['index.html']?.replace(/<.*/, '') ?? 'nothing';
    const wrong: string[] = [];
    const live = home();
    if (!isDead && live !== (message === undefined ? 'two' : 'three')) wrong.push(`${live} is live: ${message}`);
    if (message !== undefined) wrong.push(...checkMessage(message, 'old'));
    if (isDead && live !== 'two' && live !== 'three') wrong.push(`${live} is live`);
    wrong.push(...damagedReleases(root));
    // The next rollback finishes what this one began, whichever release is live now.
    const again = await rollBack(outOf(root)).catch((error: Error) => ({ why: error.message }));
    if ('why' in again) wrong.push(`the next rollback failed: ${again.why}`);
    if (home() !== (live === 'three' ? 'two' : 'one')) wrong.push('the next rollback went elsewhere');
    const tree = treeOf(root) ?? {};
    for (const [file, text] of Object.entries(owned)) if (tree[file] !== text) wrong.push(`${file} was lost`);
    wrong.push(...damagedReleases(root), ...leftovers(root).map((file) => `left over: ${file}`));
    return { live, wrong };
  },
};

/** Releases without all files of their sites. */
function damagedReleases(root: string): string[] {
  const releases = path.join(root, '.dist.treesite-releases');
  return readdirSync(releases).flatMap((name) => {
    const tree = readTree(path.join(releases, name));
    const lost = Object.entries(sites[Number(name) - 1] ?? {}).filter(([file, text]) => tree[file] !== text);
    return lost.map(([file]) => `${file} of release ${name} was changed`);
  });
}
