/** Places with the texts of other places. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts';
import { lintSimilarPlaces } from '../../../../src/lint/duplicates/lint-similar-places.ts';
import { aCity, aCounty } from '../../../support/builders.ts';
import { lintedPages } from '../../../support/linted-pages.ts';

let found: Diagnostic[] = [];

/** The places with these texts as intro and second text. */
function lint(
  texts: Readonly<Record<string, readonly string[]>>,
  { languages = [], ...rest }: { languages?: readonly string[]; [field: string]: unknown } = {},
) {
  const slugOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}-or`;
  const pages = Object.keys(texts).map((name, index) => ({
    language: languages[index] ?? 'en',
    path: `/areas/${slugOf(name)}/`,
    html: '',
    template: 'city' as const,
    source: `data/cities/${slugOf(name)}.yaml`,
  }));
  const files = Object.entries(texts).map(([name, [intro = '', body]]) =>
    aCity({ name, description: `${name}.`, intro, ...(body && { permitsNote: body }), ...rest }),
  );
  found = lintSimilarPlaces(lintedPages(pages, files));
  return found.map(({ pages: pair }) => pair);
}

const words = (place: string) =>
  `The dry air of ${place} lowers the pitch of every piano in winter. We come twice a year, with a meter and a bag of tools.`;

test('places with half of their text in common are reported; with less, they are not', () => {
  const own = 'Wood stoves stand beside the pianos of this town, and that is a sad thing for felt and for glue alike.';
  const pairs = lint({
    Sisters: [words('Sisters')],
    'La Pine': [words('La Pine'), own],
    Bend: [
      'Logs were sawn here for the railroad, and the mill’s own hall has kept its upright since then.',
      'Wood stoves stand beside the pianos of this town, and that is a sad thing.',
    ],
  });
  expect(pairs).toEqual([['/areas/sisters-or/', '/areas/la-pine-or/']]);
});

test('is reported at the text that is in both, in both files', () => {
  lint({
    Sisters: ['Where the mill was.', words('Sisters')],
    'La Pine': [words('La Pine'), 'Ask the town hall first.'],
  });
  const [{ at, related } = {}] = found;
  const [sisters, laPine] = [
    aCity({ name: 'Sisters', description: 'Sisters.', intro: 'Where the mill was.', permitsNote: words('Sisters') }),
    aCity({
      name: 'La Pine',
      description: 'La Pine.',
      intro: words('La Pine'),
      permitsNote: 'Ask the town hall first.',
    }),
  ].map(({ text }) => text.indexOf('The dry air'));
  expect([related?.[0]?.at.column, at?.column]).toEqual([sisters, laPine]);
});

test('a page is not compared with those in other languages: one with the texts of its original is not translated yet', () => {
  const texts = { Sisters: [words('Sisters')], Bend: [words('Bend')] };
  expect(lint(texts)).toHaveLength(1);
  expect(lint(texts, { languages: ['en', 'fr'] })).toEqual([]);
});

test('titles and descriptions for search results, which have their own lints, do not count', () => {
  const meta = { metaDescription: 'Pianos tuned in your house, twice a year, by ear and with a meter. Call {phone}.' };
  expect(lint({ Sisters: ['One text.'], Bend: ['Another text.'] }, meta)).toEqual([]);
});

test('further pages of a county’s list are not compared with its first page', () => {
  const county = { html: '', template: 'county' as const, source: 'data/counties/deschutes-county-or.yaml' };
  const pages = ['', 'page-2/'].map((page) => ({ ...county, path: `/areas/deschutes-county-or/${page}` }));
  expect(
    lintSimilarPlaces(lintedPages(pages, [aCounty({ name: 'Deschutes County', description: words('the county') })])),
  ).toEqual([]);
});
