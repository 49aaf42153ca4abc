/** What a report says: figures of the pages, problems by kind, and what is stored for the next one. */
import { describe, expect, test } from 'vitest';
import { emptyHistory } from '../../../../src/addons/report/history.ts';
import { diagnose } from '../../../../src/diagnostics/diagnostic.ts';
import { aPage, aPicture, aReport, aSite } from './a-site.ts';

describe('pages', () => {
  test('are ordered by the bytes of the first load; pictures further down do not count', () => {
    const light = aPage('/light/', { html: 500, lazy: 90_000 });
    const heavy = aPage('/heavy/', { html: 400, style: 300, script: 200, fonts: 100, pictures: 50 });
    const { site } = aReport({ site: aSite([light, heavy]) });
    expect(site?.pages.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['/heavy/', 1050],
      ['/light/', 500],
    ]);
    expect(site?.pages[1]?.weights.lazy).toBe(90_000);
  });

  test('are summed up: the one in the middle is the typical one', () => {
    const pages = [100, 300, 900].map((html, index) => aPage(`/${index}/`, { html, milliseconds: 1.4 }));
    expect(aReport({ site: aSite(pages) }).site?.summary).toEqual({
      madeAt: '2026-06-12T22:04:00.000Z',
      pages: 3,
      typicalBytes: 300,
      heaviestBytes: 900,
      errors: 0,
      warnings: 0,
      milliseconds: 4,
    });
  });

  test('are compared with the report before', () => {
    const first = aReport({ site: aSite([aPage('/', { html: 100 })]) });
    const second = aReport({
      before: first.history,
      site: aSite([aPage('/', { html: 150 }), aPage('/new/', { html: 90 })]),
    });
    expect(second.before).toEqual([first.site?.summary]);
    expect(second.site?.pages.map(({ bytesBefore }) => bytesBefore)).toEqual([100, undefined]);
    expect(second.history.pages).toEqual({ '/': 150, '/new/': 90 });
    expect(second.history.reports).toHaveLength(2);
  });
});

test('pictures are listed once, with the number of pages that load them, the heaviest first', () => {
  const [oak, elm] = [aPicture('assets/oak.1.avif', 50), aPicture('assets/elm.1.avif', 80)];
  const style = { ...aPicture('assets/a.1.css', 999), kind: 'style' as const };
  const pages = [aPage('/', { files: [oak, elm, style] }), aPage('/a/', { files: [oak] })];
  expect(aReport({ site: aSite(pages) }).site?.pictures).toEqual([
    { file: 'assets/elm.1.avif', bytes: 80, pages: 1 },
    { file: 'assets/oak.1.avif', bytes: 50, pages: 2 },
  ]);
});

describe('budgets', () => {
  const pages = [aPage('/', { html: 41_000, requests: 9 }), aPage('/a/', { html: 50_000, requests: 12 })];
  const budgets = aReport({ site: aSite(pages) }).site?.budgets ?? [];

  test('name the page that has most, and count those over the limit', () => {
    expect(budgets[0]).toEqual({ kind: 'html', limit: 40_000, figure: 50_000, page: '/a/', over: 2 });
  });

  test('count requests, not bytes, for the number of files', () => {
    expect(budgets.at(-1)).toEqual({ kind: 'requests', limit: 25, figure: 12, page: '/a/', over: 0 });
  });
});

test('unlisted pages are weighed, but are not orphans', () => {
  const { site } = aReport({ site: aSite([aPage('/'), aPage('/404.html', { isListed: false })]) });
  expect(site?.pages).toHaveLength(2);
  expect(site?.links.orphans).toEqual([]);
});

describe('problems', () => {
  const at = (line: number) => ({ file: 'data/site.yaml', line, column: 3 });
  const warnings = [1, 2].map((line) =>
    diagnose('content/sample', at(line), `Sample ${line}.`, { hint: 'Replace it.' }),
  );
  const error = diagnose('yaml/duplicate-key', at(3), 'Twice.');

  test('are put together by code, errors first, each with its place', () => {
    const { problems } = aReport({
      diagnostics: [...warnings, error],
      hrefOf: ({ line }) => `vscode://file/x:${line}`,
    });
    expect(problems.map(({ code, severity, places }) => [code, severity, places.length])).toEqual([
      ['yaml/duplicate-key', 'error', 1],
      ['content/sample', 'warning', 2],
    ]);
    expect(problems[1]?.places[0]).toEqual({
      message: 'Sample 1.',
      hint: 'Replace it.',
      place: 'data/site.yaml:1',
      href: 'vscode://file/x:1',
    });
  });

  test('that prevent the build leave the stored figures unchanged', () => {
    const before = aReport({ site: aSite([aPage('/')]) }).history;
    const report = aReport({ diagnostics: [error], before });
    expect(report.site).toBeUndefined();
    expect(report.history).toEqual(before);
    expect(aReport({ diagnostics: [error] }).history).toEqual(emptyHistory);
  });
});
