/** Dates that do not exist, that have passed, or that have not come yet. */
import { expect, test } from 'vitest';
import { checkDates, checkDay } from '../../../../../src/model/checks/content/check-dates.ts';
import { aCity, aLinkedSite, type DataFile, siteFile, someReviews } from '../../../../support/builders.ts';

/** 23:30 on the 14th where the business is. */
const now = new Date('2026-06-15T06:30:00Z');

const notice = (from: string, until: string) =>
  siteFile((text) => `${text}notice:\n  text: Closed for the storm.\n  from: "${from}"\n  until: "${until}"\n`);
function lint(...files: DataFile[]) {
  const { records } = aLinkedSite(files);
  return checkDates({ records, now });
}
const codes = (...files: DataFile[]) => lint(...files).map(({ code }) => code);

test('reports a notice that is over, by the business’s own clock', () => {
  const [found] = lint(notice('2026-06-14 08:00', '2026-06-14 23:29'));
  expect(found).toMatchObject({ code: 'notice/expired', message: 'The notice ended on 2026-06-14 23:29.' });
  expect(found?.at).toMatchObject({ file: 'data/site.yaml', column: 10 });
});

test('does not report samples', () => {
  expect(codes(someReviews({ date: '2027-01-01' }))).toEqual(['date/future']);
  expect(codes(someReviews({ date: '2027-01-01', sample: true }))).toEqual([]);
});

test('does not report fields of the site’s own: an event lies ahead', () => {
  const { records } = aLinkedSite([aCity({ name: 'Bend' })]);
  const annotated = (field: string) => {
    const annotations = [{ kind: 'date', value: '2027-01-01', path: [field], target: true, isKey: false, tokens: [] }];
    return {
      ...records,
      all: records.all.map((record) => (record.kind === 'city' ? { ...record, annotations } : record)),
    };
  };
  const found = (field: string) => checkDates({ records: annotated(field) as typeof records, now }).length;
  expect([found('updated'), found('custom')]).toEqual([1, 0]);
});

test.each([
  ['a notice that is shown until now', notice('2026-06-14 08:00', '2026-06-14 23:30')],
  ['a notice to come', notice('2026-07-01 08:00', '2026-07-02 08:00')],
  [
    'a season of every year',
    siteFile((text) => `${text}season:\n  name: Storms\n  start: "01-01"\n  end: "02-01"\n  text: Storms.\n`),
  ],
])('does not report %s', (_, file) => {
  expect(codes(file)).toEqual([]);
});

test.each([
  ['date', '0026-11-28', 1],
  ['date', '2026-13-02', 1],
  ['moment', '2026-02-29 10:00', 1],
  ['date', '2028-02-29', 0],
] as const)('the %s %s is reported %i times', (kind, value, count) => {
  const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });
  expect(checkDay({ kind, value }, at)).toHaveLength(count);
});

test('a date in another format, in a field of the site’s own, is not called one that does not exist', () => {
  const at = () => ({ file: 'a', line: 1, column: 1 });
  expect(checkDay({ kind: 'date', value: '12/24/2026' }, at)).toMatchObject([
    { code: 'schema/format', message: 'The date 12/24/2026 has the wrong format.' },
  ]);
});
