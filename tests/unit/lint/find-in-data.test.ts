/** Where the data has what a page shows. */
import { expect, test } from 'vitest';
import { fieldOf, findWords, pictureOf, wordsOf } from '../../../src/lint/find-in-data.ts';
import { aCity, aDocument, aService } from '../../support/builders.ts';
import { lintedPages } from '../../support/linted-pages.ts';

const notes = 'data/pages/notes.md';
const site = lintedPages(
  [{ path: '/notes/', html: '', source: notes, template: 'document' }],
  [
    aDocument('notes', 'In a dry\n*winter* or windy winter.'),
    aCity({ name: 'Sisters', description: 'A town with a dry winter.' }),
    aService({ title: 'Tuning', image: 'barn.jpg' }),
    aService({ title: 'Repair', image: 'barn.jpg' }),
    aService({ title: 'Moving', image: 'barn-2.svg' }),
  ],
  ['barn.jpg', 'barn-2.svg'],
);
const { records, routes } = site;
const [route] = routes;
if (!route) throw new Error('There is no page.');
const placeOf = (at: { file: string; line: number; column: number } | undefined) =>
  at && `${at.file}:${at.line}:${at.column}`;

test('a field of the page’s file, the first that it has', () => {
  expect(placeOf(fieldOf(records, route, [['hero'], ['title']]))).toBe(`${notes}:2:8`);
  expect(placeOf(fieldOf(records, route, [['hero']]))).toBe(`${notes}:1:1`);
});

test('words in a field or the body of the page’s file, or in site.yaml; other files are searched only by findWords', () => {
  expect(placeOf(wordsOf(records, route, 'A page'))).toBe(`${notes}:2:8`);
  expect(placeOf(wordsOf(records, route, '*winter*'))).toBe(`${notes}:9:1`);
  expect(placeOf(wordsOf(records, route, (text) => /win\w+/.exec(text)))).toBe(`${notes}:9:2`);
  expect(placeOf(wordsOf(records, route, (text) => /(?<=y )winter/.exec(text)))).toBe(`${notes}:9:19`);
  expect(wordsOf(records, route, 'A town')).toBeUndefined();
  expect(findWords(records, 'A town')?.file).toBe('data/cities/sisters-or.yaml');
});

test('the field of a picture, in the page’s file if that has it', () => {
  const fileOf = (source: string, src: string) => pictureOf(site, { ...route, source }, src)?.file;
  expect(fileOf(notes, '/assets/barn-800.1a2b3c.avif')).toBe('data/services/tuning.yaml');
  expect(fileOf('data/services/repair.yaml', '/below/assets/barn.1a2b3c.svg')).toBe('data/services/repair.yaml');
  expect(fileOf('data/services/repair.yaml', '/assets/barn-2.1a2b3c.svg')).toBe('data/services/moving.yaml');
  expect(fileOf(notes, '/assets/other.1a2b3c.svg')).toBeUndefined();
});
