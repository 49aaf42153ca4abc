/** Dates that do not exist, that have passed, or that have not come yet. */
import { expect, test } from 'vitest';
import { checkDates, checkDay } from '../../../../../src/model/checks/content/check-dates.ts';
import { aCity, aDocument, aLinkedSite, type DataFile, siteFile } from '../../../../support/builders.ts';

/** 23:30 on the 14th where the business is. */
const now = new Date('2026-06-15T06:30:00Z');

const notice = (from: string, until: string) =>
  siteFile((text) => `${text}notice:\n  text: Closed for the storm.\n  from: "${from}"\n  until: "${until}"\n`);
function lint(...files: DataFile[]) {
  const { records } = aLinkedSite(files);
  return checkDates({ records, now });
}
const codes = (...files: DataFile[]) => lint(...files).map(({ code }) => code);

test('does not report a notice that is shown now or later', () => {
  expect(codes(notice('2026-06-14 08:00', '2026-06-14 23:30'))).toEqual([]);
  expect(codes(notice('2026-07-01 08:00', '2026-07-02 08:00'))).toEqual([]);
});

test('reports a notice that is over, by the business’s own clock', () => {
  const [found] = lint(notice('2026-06-14 08:00', '2026-06-14 23:29'));
  expect(found).toMatchObject({ code: 'notice/expired', message: 'The notice ended on 2026-06-14 23:29.' });
  expect(found?.at).toMatchObject({ file: 'data/site.yaml', column: 10 });
});

test('reports a notice that ends before it begins', () => {
  expect(codes(notice('2026-06-16 08:00', '2026-06-15 08:00'))).toEqual(['notice/never']);
});

test('a season of every year is never over', () => {
  const season = 'season:\n  name: Storms\n  start: "01-01"\n  end: "02-01"\n  text: Storms.\n';
  expect(codes(siteFile((text) => text + season))).toEqual([]);
});

test('does not report days with other hours that lie ahead', () => {
  const exceptions =
    '  hours:\n    exceptions:\n      - date: 2026-06-20\n        until: 2026-06-21\n        reason: Fair\n';
  expect(codes(siteFile((text) => text.replace(/^ {2}hours:\n/m, exceptions)))).toEqual([]);
});

test('reports a change of a page that has not come yet', () => {
  expect(codes(aCity({ name: 'Sisters', updated: '2026-06-14' }))).toEqual([]);
  expect(lint(aCity({ name: 'Sisters', updated: '2026-06-15' }))).toMatchObject([
    { code: 'date/future', message: '2026-06-15 is in the future; today is 2026-06-14.' },
  ]);
});

test('reports it in a document’s front matter too', () => {
  const front = 'title: Terms\nmetaTitle: Terms\nmetaDescription: Terms.\nkeywords: [terms]\nupdated: 2027-01-01';
  expect(lint(aDocument('terms', `---\n${front}\n---\nText.\n`))).toMatchObject([
    { code: 'date/future', at: { line: 6, column: 10 } },
  ]);
});

test('does not report samples', () => {
  const review = {
    id: 1,
    name: 'A',
    location: 'Bend',
    rating: 5,
    text: 'Good.',
    service: 'tuning',
    date: '2027-01-01',
  };
  const reviews = (sample: boolean): DataFile => ({
    kind: 'reviews',
    slug: 'reviews',
    text: JSON.stringify([{ ...review, sample }]),
  });
  expect(codes(reviews(false))).toEqual(['date/future']);
  expect(codes(reviews(true))).toEqual([]);
});

test.each([
  [
    'date',
    '2026-11-31',
    'The date 2026-11-31 does not exist.',
    'Check the day and the month. The format is year-month-day: 2026-06-01',
  ],
  [
    'date',
    '2026-13-02',
    'The date 2026-13-02 does not exist.',
    'Check the day and the month. The format is year-month-day: 2026-06-01',
  ],
  [
    'date',
    '0026-11-28',
    'The date 0026-11-28 does not exist.',
    'Check the day and the month. The format is year-month-day: 2026-06-01',
  ],
  [
    'moment',
    '2026-02-29 10:00',
    'The date 2026-02-29 does not exist.',
    'Check the day and the month. The format is year-month-day: 2026-06-01',
  ],
  [
    'month-day',
    '02-30',
    'The date 02-30 does not exist.',
    'Check the day and the month. The format is month-day: 06-01',
  ],
  ['date', '2028-02-29'],
  ['moment', '2026-11-30 23:59'],
  ['month-day', '02-29'],
] as const)('a %s that does not exist is reported: %s', (kind, value, message?: string, hint?: string) => {
  const mark = { kind, value, target: 'true', path: [], isKey: false, tokens: [] };
  const found = checkDay(mark, () => ({ file: 'data/site.yaml', line: 1, column: 1 }));
  expect(found).toMatchObject(message === undefined ? [] : [{ code: 'date/impossible', message, hint }]);
  expect(found).toHaveLength(message === undefined ? 0 : 1);
});
