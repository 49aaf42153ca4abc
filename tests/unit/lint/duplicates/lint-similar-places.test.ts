import { describe, expect, test } from 'vitest';
import { lintSimilarPlaces, SimilarPlaces } from '../../../../src/lint/duplicates/lint-similar-places.ts';
import { aCity } from '../../../support/builders.ts';
import { lintedPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const city = (slug: string, ...paragraphs: string[]): WrittenPage => ({
  path: `/areas/${slug}/`,
  html: `<main><h1>x</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main>`,
  template: 'city',
  source: `data/cities/${slug}.yaml`,
});

const words = (place: string) =>
  `The dry air of ${place} lowers the pitch of every piano in winter. We come twice a year, with a meter and a bag of tools.`;

function lint(...pages: WrittenPage[]) {
  const site = lintedPages(pages, [aCity({ name: 'Sisters' }), aCity({ name: 'La Pine' }), aCity({ name: 'Bend' })]);
  const similar = new SimilarPlaces(site);
  for (const page of site.pages) similar.see(page);
  const pairs = similar.pairs();
  return { pairs, diagnostics: lintSimilarPlaces(site, pairs) };
}

describe('place pages', () => {
  test('that differ only by names and numbers are reported at the later one, with the earlier one', () => {
    const { diagnostics } = lint(
      city('sisters-or', `${words('Sisters')} It is 21 miles from here.`),
      city('la-pine-or', `${words('La Pine')} It is 30 miles from here.`),
    );
    expect(reported(diagnostics)).toEqual([
      'place/similar data/cities/la-pine-or.yaml:1 /areas/la-pine-or/ and /areas/sisters-or/ have 100% of their text in common, apart from names and numbers.',
    ]);
    expect(diagnostics[0]).toMatchObject({
      severity: 'warning',
      pages: ['/areas/sisters-or/', '/areas/la-pine-or/'],
      related: [{ at: { file: 'data/cities/sisters-or.yaml' } }],
    });
    expect(diagnostics[0]?.at.column).toBeGreaterThan(1);
  });

  test('with half of their text in common are reported', () => {
    const own =
      'Wood stoves stand beside the pianos of this town, and that is a sad thing for felt and for glue alike.';
    const { pairs, diagnostics } = lint(
      city('sisters-or', words('Sisters')),
      city('la-pine-or', words('La Pine'), own),
      city(
        'bend-or',
        own,
        'The hall at the river has two grands, which we tune on the day before every concert there.',
      ),
    );
    expect(pairs.map(({ pages, share }) => [pages[1], share > 0.5])).toEqual([
      ['/areas/la-pine-or/', true],
      ['/areas/bend-or/', true],
    ]);
    expect(diagnostics).toHaveLength(2);
  });

  test('with different words are in the table, but not reported', () => {
    const { pairs, diagnostics } = lint(
      city('sisters-or', words('Sisters'), 'Wood stoves stand beside the pianos of this town.'),
      city(
        'la-pine-or',
        'Logs were sawn here for the railroad, and the mill’s own hall has kept its upright since then.',
        'Wood stoves stand beside the pianos of every other town.',
      ),
    );
    expect(pairs).toHaveLength(1);
    expect(diagnostics).toEqual([]);
  });

  test('are not reported as similar for text that every page of their kind has', () => {
    const furniture = 'Ask us for a date: we answer within the day, and come when we said that we would come.';
    const home = { path: '/', html: `<main><p>${furniture}</p></main>`, template: 'home' as const };
    const { pairs } = lint(home, city('sisters-or', furniture), city('la-pine-or', furniture));
    expect(pairs).toEqual([]);
  });

  test('are not compared with pages of another kind', () => {
    const sisters = city('sisters-or', words('Sisters'));
    const about = { ...sisters, path: '/about/', template: 'about' as const, source: 'data/pages/about.yaml' };
    expect(lint(about, sisters).pairs).toEqual([]);
    expect(lint({ ...about, template: 'city' as const }, sisters).pairs).toHaveLength(1);
  });
});
