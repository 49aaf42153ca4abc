/** The figures that one report passes to the next, in the page itself. */
import { expect, test } from 'vitest';
import { emptyHistory, historyBlock, nextHistory, parseHistory } from '../../../../src/addons/report/history.ts';
import { diagnose, wholeFile } from '../../../../src/diagnostics/diagnostic.ts';
import { aPage, aReport, aSite } from './a-site.ts';

const warning = diagnose('content/sample', wholeFile('data/site.yaml'), 'A sample.');

test('a history sums up a report: the page in the middle is the typical one', () => {
  const pages = [100, 300, 900].map((html) => aPage(`/${html}/`, { html, lazy: 5000, milliseconds: 1.4 }));
  const figures = { pages: 3, typicalBytes: 300, heaviestBytes: 900, errors: 0, warnings: 1, milliseconds: 4 };
  expect(nextHistory(aReport({ site: aSite(pages), diagnostics: [warning] }))).toMatchObject({
    reports: [{ madeAt: '2026-06-12T22:04:00.000Z', ...figures }],
    pages: { '/100/': 100, '/300/': 300, '/900/': 900 },
  });
});

test('a history has the latest thirty reports and the pages of the last; a site with errors changes nothing', () => {
  let previous = emptyHistory;
  for (let index = 1; index <= 35; index++)
    previous = nextHistory(aReport({ previous, site: aSite([aPage(`/${index}/`, { html: index })]) }));
  expect(previous.reports.map(({ heaviestBytes }) => heaviestBytes)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 6),
  );
  expect(previous.pages).toEqual({ '/35/': 35 });
  expect(nextHistory(aReport({ previous }))).toEqual(previous);
});

test.each([
  ['another page', '<p>My own report</p>'],
  ['a block that is cut off', historyBlock(emptyHistory).slice(0, -20)],
  ['a later version', historyBlock(emptyHistory).replace('"version":1', '"version":2')],
])('a history is not found in %s', (_, html) => {
  expect(parseHistory(html)).toBeUndefined();
});
