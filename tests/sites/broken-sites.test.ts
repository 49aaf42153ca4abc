/** The sites of tests/sites/broken: the minimal site with mistakes, and exactly what the owner reads about them. UPDATE_EXPECTED=1 records it again. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { coldRoot } from '../support/shared-assets.ts';
import { applyChanges } from '../support/sites/apply-changes.ts';
import { type BrokenSite, readBrokenSites, writeExpected } from '../support/sites/broken-sites.ts';
import { now } from '../support/sites/build-small-site.ts';
import { overlaySite, replaceSite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';
import { specialFiles } from './special-files.ts';

const all = readBrokenSites();

describe('a site with a mistake: the build reports what is wrong, where and how to fix it, and writes nothing', () => {
  // In one folder, so that code and styles are bundled once: the cache knows them by the folder and by their contents.
  const folder = overlaySite('minimal');
  beforeAll(async () => {
    expect((await runHere(['build', '--root', folder])).code).toBe(0);
  });

  function make({ base = 'minimal' }: BrokenSite, mistakes: Iterable<[string, string]>) {
    replaceSite(base, folder);
    for (const [name, diff] of mistakes) {
      applyChanges(diff, folder);
      specialFiles[name]?.(folder);
    }
  }

  for (const site of all) {
    const names = [...site.mistakes.keys()];
    it(names.join(', ').replaceAll('-', ' '), async () => {
      make(site, site.mistakes);
      const before = readdirSync(folder);

      const { code, stdout, stderr } = await runHere(['build', '--root', folder, ...now]);

      expect(stderr).toBe(expected(site, stderr));
      if (stderr.includes(' error ')) {
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
        expect(readdirSync(folder)).toEqual(before);
      } else {
        expect(code).toBe(0);
        expect(stdout).toMatch(/^\d+ pages in /);
      }
      // Only when a report is recorded, because it takes a third longer: each mistake has to be reported by itself.
      for (const mistake of process.env.UPDATE_EXPECTED ? site.mistakes : []) {
        if (names.length === 1 || isShown(mistake[1], stderr)) continue;
        make(site, [mistake]);
        expect((await runHere(['build', '--root', folder, ...now])).stderr, mistake[0]).not.toBe('');
      }
    });
  }
});

it('ends when esbuild has nothing left to do, which is cached for the next build', async () => {
  const folder = overlaySite('minimal');
  rmSync(path.join(folder, '.treesite'), { recursive: true, force: true });
  writeFileSync(path.join(folder, 'data/pages/contact.yaml'), 'a: 1\n');
  expect((await runHere(['build', '--root', folder])).code).toBe(1);
  // The templates; styles and scripts depend on the data.
  expect(readdirSync(path.join(folder, '.treesite/cache/assets'))).toHaveLength(1);
});

it('reports a list of 126,000 wrong entries, more than a call takes arguments, and shows a hundred of them', async () => {
  const folder = overlaySite('minimal');
  writeFileSync(path.join(folder, 'data/reviews.yaml'), '- a\n'.repeat(126_000));
  const { stderr } = await runHere(['build', ...coldRoot(folder)]);
  expect(stderr.match(/ error schema\/type$/gm)).toHaveLength(100);
  expect(stderr).toMatch(/\n125,900 more errors schema\/type\n.* and 125,897 more\. --verbose shows each one\.\n/);
  expect(stderr).toMatch(/\n\nNothing was written: 126,000 errors\.\n$/);
});

/** Whether a message shows a line that the diff adds. Of a mistake without one, others of the site may be all that is reported. */
function isShown(diff: string, stderr: string): boolean {
  const shown = [...stderr.matchAll(/^ *\d+ \| *(\S.*)\n *\| *\^/gm)].map(([, line = '']) => line.trimEnd());
  return [...diff.matchAll(/^\+.*/gm)].some(([line]) => shown.some((part) => line.includes(part)));
}

function expected(site: BrokenSite, actual: string): string {
  if (!process.env.UPDATE_EXPECTED) return site.expected;
  writeExpected(site, actual);
  return actual;
}
