/** Which styles a kind of page leaves out because the site's data needs none of them. */
import { expect, test } from 'vitest';
import { neededStyles } from '../../../../src/assets/bundle/needed-styles.ts';

const styles = [
  'styles/tables.css',
  'components/Hero/Hero.css',
  'components/Badges/Badges.css',
  'components/HeroPanel/HeroPanel.css',
  'components/NoticeLine/NoticeLine.css',
  'components/SeasonNote/SeasonNote.css',
  'components/RequestForm/SentFields.css',
  'components/PhotoField/PhotoField.css',
  'components/Timetable/Timetable.css',
  'styles/cards.css',
];

type Data = Parameters<typeof neededStyles>[1];

const site = { business: { hours: { exceptions: [] } }, forms: { consent: false, photos: false } };

/** The names, without their folders, of what a kind leaves out. */
function leftOut(kind: string, data: object = {}, own: string[] = []): string[] {
  const plain = { site, page: () => ({}), documents: new Map(), counties: new Map(), posts: new Map() };
  const needed = neededStyles(new Map([[kind, { styles, own }]]), { ...plain, ...data } as unknown as Data);
  return styles.filter((name) => !needed.get(kind)?.includes(name)).map((name) => name.replace(/^.*\/|\.css$/g, ''));
}

const rare = ['NoticeLine', 'SeasonNote', 'SentFields', 'PhotoField'];

test('a kind with one data file leaves out tables, unless the file has one', () => {
  expect(leftOut('about')).toEqual(['tables', ...rare]);
  const withTable = (body: string) => ({ page: () => ({ about: { heading: 'a', body }, items: [] }) });
  for (const table of ['| a | b |\n|---|:-:|\n| c | d |', 'a | b\n--- | ---\nc | d', 'Text.\n\n| a |\n| - |\n| c |'])
    expect(leftOut('about', withTable(table)), table).toEqual(rare);
  for (const text of ['This | that', '---', '- a\n- b', 'a -- b | c'])
    expect(leftOut('about', withTable(text)), text).toEqual(['tables', ...rare]);
});

test('a kind with a file per page has them always, because the text of one must not change all', () => {
  expect(leftOut('city')).toEqual(rare);
});

test('what the settings show is on every page', () => {
  const { business, forms } = site;
  const shown = { ...site, notice: {}, season: {}, forms: { ...forms, consent: true, photos: true } };
  expect(leftOut('city', { site: shown })).toEqual([]);
  const closed = { ...site, business: { ...business, hours: { exceptions: [{}] } } };
  expect(leftOut('city', { site: closed })).toEqual(['SeasonNote', 'SentFields', 'PhotoField']);
});

test('own pages need a top, and county pages rows, only if one of them has these', () => {
  expect(leftOut('document')).toEqual(['Hero', 'Badges', 'HeroPanel', ...rare]);
  expect(leftOut('document', { documents: new Map([['ad', { data: { hero: {} } }]]) })).toEqual(rare);
  expect(leftOut('home', { page: () => ({ hero: { image: 'oak.jpg' } }) })).toEqual(['tables', 'HeroPanel', ...rare]);
  expect(leftOut('home', { page: () => ({ hero: {} }) })).toEqual(['tables', ...rare]);
  expect(leftOut('county')).toEqual([...rare, 'Timetable']);
  const lists = { read: () => 25 };
  expect(leftOut('county', { counties: new Map([['pitt', { slug: 'pitt' }]]), lists })).toEqual(rare);
});

test('a kind with templates of the site’s own keeps what they import', () => {
  expect(leftOut('about', {}, ['templates/pages/about.tsx'])).toEqual([]);
});
