/** The list of a site's pages: a page that is found alone is the one that a list of all pages has. */
import { describe, expect, it } from 'vitest';
import { pageFileAt, urlPathOf } from '../../../src/domain/urls/file-url.ts';
import { ReadTracker } from '../../../src/memo/read-tracker.ts';
import { PageList } from '../../../src/pipeline/page-list.ts';
import type { PlannedPage } from '../../../src/routes/list-pages.ts';
import { createPlanner } from '../../../src/routes/planner.ts';
import { aCity, aCounty, aLinkedSite, aService, type DataFile, siteFile } from '../../support/builders.ts';
import { assets, manyPlaces } from '../../support/planned-site.ts';

const counties = Array.from({ length: 205 }, (_, index) => aCounty({ name: `County ${index + 1}` }));
const files = [
  ...counties,
  ...[
    aCounty({ name: 'Clark County', state: 'WA' }),
    aCounty({ name: 'Deschutes County' }),
    aService({ title: 'Tuning' }),
  ],
  ...manyPlaces(401),
];

/** New lists of the pages of one site. */
function listsOf(more: readonly DataFile[], rest: readonly DataFile[] = files): () => PageList {
  const reads = new ReadTracker();
  const { model } = aLinkedSite([...rest, ...more], reads);
  return () => new PageList(createPlanner({ model, assets, now: new Date(0), reads }));
}

const placeOf = (page: PlannedPage | undefined) => page && { path: page.path, file: page.file, source: page.source };

describe.each(['always', 'never'])('with a slash at the end: %s', (slash) => {
  const list = listsOf([siteFile((text) => text.replace('base:', `trailingSlash: ${slash}\n  base:`))]);

  it('finds each page by its file without listing all', () => {
    const all = list().all();
    expect(all.filter(({ file }) => file.includes('page-2')).length).toBeGreaterThan(1);
    // A new list for each few pages, because after many searches an index of all is used.
    for (let start = 0; start < all.length; start += 300) {
      const pages = list();
      const some = all.slice(start, start + 300);
      expect(some.map(({ file }) => placeOf(pages.find(file)))).toEqual(some.map(placeOf));
      expect(pages.isWhole).toBe(false);
    }
  });

  it('finds no page that does not exist', () => {
    const pages = list();
    for (const file of ['areas/none-or/index.html', 'place-001-or.html', 'areas/place-001-or/page-2/index.html', ''])
      expect(pages.find(file)).toBeUndefined();
  });

  it('finds the pages that a file may collide with, without listing all', () => {
    const all = list().all();
    const others = all.filter(({ template }) => !['city', 'county'].includes(template)).length;
    const missed: string[] = [];
    let most = 0;
    for (let start = 0; start < all.length; start += 150) {
      const pages = list();
      for (const page of all.slice(start, start + 150)) {
        const bare = page.file.replace(/(\/index)?\.html$/, '');
        for (const form of [page.file, bare.toUpperCase(), `${bare}.html`, `${page.file}/menu.pdf`]) {
          const near = pages.near([form]);
          // A call of expect for each takes longer than the search.
          if (!near.some(({ file }) => file === page.file)) missed.push(form);
          most = Math.max(most, near.length);
        }
      }
      expect(pages.isWhole).toBe(false);
    }
    expect(missed).toEqual([]);
    expect(most).toBeLessThan(others + 10);
  });

  it('counts pages without listing them', () => {
    const pages = list();
    const { size, listedCount, notFoundFiles } = pages;
    expect(pages.isWhole).toBe(false);
    expect(size).toBe(pages.all().length);
    expect(listedCount).toBe(pages.all().filter(({ isListed }) => isListed).length);
    expect(notFoundFiles).toEqual(pages.all().flatMap(({ file }) => (/404\.html$/.test(file) ? [file] : [])));
  });

  it('the URL path of each page leads back to its file', () => {
    const all = list().all();
    expect(all.length).toBeGreaterThan(100);
    for (const { file } of all) expect(pageFileAt(urlPathOf(file))).toBe(file);
  });
});

it.each(['/index', '/areas/index', '/404', '/areas/404'])('no page is served at %s', (urlPath) => {
  expect(pageFileAt(urlPath)).toBeUndefined();
});

it('has another key for other pages, and another one of dates for another order or date', () => {
  const keysOf = (more: DataFile[]) => {
    const { key, datesKey } = listsOf(more, files.slice(counties.length, counties.length + 20))();
    return { key, datesKey };
  };
  const before = keysOf([aCity({ name: 'Zenith' })]);
  const [added, moved, dated] = [
    keysOf([aCity({ name: 'Zenith' }), aCity({ name: 'Sisters' })]),
    keysOf([aCity({ name: 'Zenith', order: 1 })]),
    keysOf([aCity({ name: 'Zenith', updated: '2026-05-01' })]),
  ];
  expect(keysOf([aCity({ name: 'Zenith', description: 'Another.' })])).toEqual(before);
  expect(added.key).not.toBe(before.key);
  expect(added.datesKey).not.toBe(before.datesKey);
  expect(dated.key).toBe(before.key);
  expect(dated.datesKey).not.toBe(before.datesKey);
  expect(moved.key).toBe(before.key);
  expect(moved.datesKey).not.toBe(before.datesKey);
});
