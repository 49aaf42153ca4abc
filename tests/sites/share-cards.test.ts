/** Share cards of a built site: which page refers to which, and that all exist. */
import { expect, it } from 'vitest';
import { buildCold } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';

const city = 'areas/sisters-or/index.html';
const county = 'areas/deschutes-county-or/index.html';

it.each([
  ['county', 2],
  ['site', 1],
])('shareCards: %s makes %i cards, to which pages refer in the same words', async (shareCards, count) => {
  const folder = overlaySite('minimal');
  editFile(folder, 'data/site.yaml', /$/, `shareCards: ${shareCards}\n`);
  const { files, pages, text } = await buildCold(folder);
  const metaOf = (page: string, name: string) =>
    new RegExp(`property="${name}" content="([^"]*)`).exec(text(page))?.[1];
  const cards = new Map(
    pages.map((page) => [page, ['og:image', 'og:image:alt'].map((name) => metaOf(page, name))] as const),
  );
  const made = Object.keys(files).filter((file) => file.startsWith('assets/card.'));
  expect(made).toHaveLength(count);
  expect(new Set([...cards.values()].map(([url]) => url?.slice(url.indexOf('assets/'))))).toEqual(new Set(made));
  expect(cards.get(city)).toEqual(cards.get(county));
  expect(cards.get('services/piano-tuning/index.html')).toEqual(cards.get('index.html'));
});
