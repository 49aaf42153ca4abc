/** Any sequence of publishes gives what publishing the last site alone would: through a spare copy, through releases, with files of the owner's around. */
import { lstatSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLive } from '../../../../src/emit/publication/live-site.ts';
import { openPublication } from '../../../../src/emit/publication.ts';
import { readTree } from '../../../support/file-tree.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

type Site = Record<string, string>;

const names = [
  'index.html',
  'a',
  'a/index.html',
  'b/index.html',
  'b/c/index.html',
  'assets/x.1.css',
  'assets/x.2.css',
  'b.html',
];
const aSite: fc.Arbitrary<Site> = fc
  .dictionary(fc.constantFrom(...names), fc.constantFrom('one', 'two', 'three'), { minKeys: 1 })
  .map((site) => ('a' in site && 'a/index.html' in site ? without(site, 'a') : site));

/** What happens to the folder by hand before a publish. */
const aHand = fc.constantFrom('nothing', 'nothing', 'edit', 'delete', 'foreign file');

const steps = fc.array(fc.record({ site: aSite, hand: aHand }), {
  minLength: 1,
  maxLength: 7,
});

describe.each(['folder', 'symlink'] as const)('publishing to a %s', (mode) => {
  test('leaves the last site, the assets of the one before, and what is the owner’s', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (sequence) => run(sequence, mode)),
      { numRuns: fuzzRuns(10) },
    );
  });
});

async function run(sequence: readonly { site: Site; hand: string }[], mode: 'folder' | 'symlink') {
  const parent = makeFolder();
  const out = path.join(parent, 'dist');
  let before: Site = {};
  let kept: Site = {};
  const foreign: Site = {};
  for (const [index, { site, hand }] of sequence.entries()) {
    const lost = index === 0 ? undefined : changeByHand(out, hand, { before, foreign });
    const publication = await openPublication(out, { mode, spareFrom: 1 });
    for (const [file, text] of Object.entries(site)) publication.write(file, text);
    const published = await publication.commit({
      pages: Object.keys(site).filter((name) => name.endsWith('.html')),
      base: '',
    });
    expect(published?.leftovers).toEqual([]);
    const isSame =
      index > 0 && JSON.stringify(sorted(before)) === JSON.stringify(sorted(site)) && Object.keys(kept).length === 0;
    if (!isSame || lost !== undefined) kept = index === 0 ? {} : oldAssets(before, site, lost);
    expect(withoutList(readTree(out))).toEqual(sorted({ ...site, ...kept, ...foreign }));
    expect(isLive(out, published?.id ?? '')).toBe(true);
    expect(readdirSync(parent).filter((name) => !/^(dist|\.dist\.treesite-(spare|releases))$/.test(name))).toEqual([]);
    expect(lstatSync(out).isSymbolicLink()).toBe(mode === 'symlink');
    if (mode === 'symlink')
      expect(readdirSync(path.dirname(path.join(parent, readlinkSync(out)))).length).toBeLessThan(4);
    before = site;
  }
}

/** Gives the file that was damaged. */
function changeByHand(
  out: string,
  hand: string,
  { before, foreign }: { before: Site; foreign: Site },
): string | undefined {
  const [file = ''] = Object.keys(before);
  const put = (name: string) => {
    if (readdirSync(path.dirname(path.join(out, name))).includes(path.basename(name))) return;
    writeFileSync(path.join(out, name), `mine ${name}`);
    foreign[name] = `mine ${name}`;
  };
  if (hand === 'edit') writeFileSync(path.join(out, file), (before[file] ?? '').toUpperCase());
  if (hand === 'delete') rmSync(path.join(out, file));
  if (hand === 'foreign file') put('CNAME');
  return hand === 'edit' || hand === 'delete' ? file : undefined;
}

function oldAssets(before: Site, site: Site, lost: string | undefined): Site {
  return Object.fromEntries(
    Object.entries(before).filter(([file]) => file.startsWith('assets/') && !(file in site) && file !== lost),
  );
}

function without(site: Site, name: string): Site {
  const { [name]: _, ...others } = site;
  return others;
}

function sorted(site: Site): Site {
  return Object.fromEntries(Object.entries(site).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function withoutList(tree: Site): Site {
  return sorted(without(tree, '.treesite.json'));
}
