/** Words of the business on a page are found in the data file that contains them. */
import { expect, test } from 'vitest';
import { PhoneLint } from '../../../src/lint/pages/lint-phones.ts';
import { aCity } from '../../support/builders.ts';
import { lintedPages, lintPages } from '../../support/linted-pages.ts';

test('searches other files for the words of all pages in one pass, however many words there are', () => {
  const places = ['Burns', 'Redmond', 'Madras', 'Prineville'];
  const cities = places.map((name, index) => aCity({ name, intro: `Call 503-555-013${index + 1} in ${name}.` }));
  const site = lintedPages(
    places.map((_, index) => ({ path: `/${index}/`, html: `<main><p>Call 503-555-013${index + 1} now.</p></main>` })),
    cities,
  );
  let reads = 0;
  for (const record of site.records.all) {
    const { annotations } = record;
    if (record.kind === 'city')
      Object.defineProperty(record, 'annotations', { get: () => [annotations, reads++][0] as typeof annotations });
  }
  const found = lintPages(site, (known) => new PhoneLint(known));
  expect(found.map(({ at }) => at.file)).toEqual(places.map((name) => `data/cities/${name.toLowerCase()}-or.yaml`));
  // Once to look, once to find the place.
  expect(reads).toBeLessThanOrEqual(2 * places.length);
});
