/** The figures one report passes to the next, in the page itself. */
import { describe, expect, test } from 'vitest';
import {
  addReport,
  emptyHistory,
  formatHistory,
  parseHistory,
  type ReportHistory,
  type Summary,
} from '../../../../src/addons/report/history.ts';

const summary: Summary = {
  madeAt: '2026-06-12T22:04:00.000Z',
  pages: 1,
  typicalBytes: 1000,
  heaviestBytes: 2000,
  errors: 0,
  warnings: 3,
  milliseconds: 12,
};

const page = (block: string) => `<body><script type="application/json" id="treesite-report">${block}</script></body>`;

describe('a history', () => {
  test('is read back from the page it was written into', () => {
    const history = addReport(emptyHistory, summary, { '/</script><b>/': 10 });
    const html = page(formatHistory(history));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(parseHistory(html)).toEqual(history);
  });

  test('keeps the latest thirty reports and the pages of the last', () => {
    let history: ReportHistory = emptyHistory;
    for (let index = 1; index <= 35; index++) {
      history = addReport(history, { ...summary, pages: index }, { [`/${index}/`]: index });
    }
    expect(history.reports.map(({ pages }) => pages)).toEqual(Array.from({ length: 30 }, (_, index) => index + 6));
    expect(history.pages).toEqual({ '/35/': 35 });
  });

  test.each([
    ['another page', '<p>My own report</p>'],
    ['a block that is cut off', page('{"format":"treesite-rep').slice(0, -10)],
    ['no JSON', page('{')],
    ['another format', page('{"format":"other","version":1,"reports":[],"pages":{}}')],
    ['a later version', page(formatHistory(emptyHistory).replace('"version":1', '"version":2'))],
    ['a figure that is none', page(formatHistory(addReport(emptyHistory, summary, {})).replace('2000', '"many"'))],
    [
      'a date that is none',
      page(formatHistory(addReport(emptyHistory, summary, {})).replace('2026-06-12', '2026-66-12')),
    ],
    ['pages without figures', page('{"format":"treesite-report","version":1,"reports":[],"pages":{"/":null}}')],
    ['a list for an object', page('[]')],
  ])('is not found in %s', (_, html) => {
    expect(parseHistory(html)).toBeUndefined();
  });
});
