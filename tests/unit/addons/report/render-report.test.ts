/** The page of a report: self-contained, safe with any text, and of limited size. */
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { parseHistory } from '../../../../src/addons/report/history.ts';
import { renderReport } from '../../../../src/addons/report/render-report.tsx';
import type { ReportData } from '../../../../src/addons/report/report-data.ts';
import { diagnose } from '../../../../src/diagnostics/diagnostic.ts';
import { htmlRules } from '../../../support/html-rules.ts';
import { aPage, aPicture, aReport, aSite } from './a-site.ts';

const render = (report: ReportData) => renderReport(report, { face: '' });

/** The visible words, as one line. */
function wordsOf(report: ReportData): string {
  const [, body = ''] = render(report).split('<body>');
  return body
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replace(/\s+/g, ' ');
}

const at = { file: 'data/site.yaml', line: 3, column: 1 };
const warning = diagnose('content/sample', at, 'A sample.', { hint: 'Replace it.' });

/** A report with something in every section. */
function aFullReport(): ReportData {
  const pages = [
    aPage('/', {
      html: 8000,
      style: 4000,
      script: 2000,
      fonts: 500,
      pictures: 60_000,
      anchors: ['/a/'],
      milliseconds: 90,
    }),
    aPage('/a/', { html: 41_000, lazy: 9000, files: [aPicture('assets/oak.0123456789.avif', 9000)] }),
    aPage('/alone/', { anchors: ['https://other.example/'] }),
  ];
  const first = aReport({ site: aSite([aPage('/', { html: 5000 })]) });
  const none = { added: 0, changed: 0, removed: 0 };
  return aReport({
    before: first.history,
    diagnostics: [warning],
    hrefOf: () => 'vscode://file/site/data/site.yaml:3:1',
    changes: {
      isFirst: false,
      ...none,
      unchanged: 1,
      assets: none,
      otherFiles: none,
      pages: [{ path: '/alone/', change: 'new' }],
    },
    site: aSite(pages, {
      scripts: [
        { name: 'Plausible', src: 'https://plausible.io/js/script.js', when: 'load', pages: 3 },
        { name: 'Our chat', src: '/js/chat.js', when: 'idle', pages: 1, bytes: 1234 },
      ],
      cards: [{ path: '/', pages: 3, title: 'Pianos', thumbnail: 'data:image/webp;base64,UklGRg==' }],
      moreCards: 4,
    }),
  });
}

describe('a report', () => {
  test('is in the colors of the site if the site sets colors', () => {
    const html = render({
      ...aFullReport(),
      theme: { light: { primary: '#7a1f4a' }, dark: { background: '#1a1020' } },
    });
    expect(html).toContain('--html: light-dark(#7a1f4a, #8cbb9f)');
    expect(html).toContain('--paper: light-dark(#f7f4ec, #1a1020)');
    expect(html).toContain('--pictures: light-dark(#d39a2f, #dfb052)');
  });

  test('is a page without faults of HTML, whole or with problems only', () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended'],
      elements: ['html5'],
      rules: htmlRules,
    });
    for (const report of [aFullReport(), aReport({ diagnostics: [warning] })]) {
      const { results } = validator.validateStringSync(render(report));
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`))).toEqual(
        [],
      );
    }
  });

  test('requests nothing', () => {
    const html = renderReport(aFullReport(), { face: 'data:font/woff;base64,AAAA' });
    const sources = [...html.matchAll(/\s(?:src|srcset)="([^"]*)"|url\(([^)]*)\)|<link[^>]*href="([^"]*)"/g)];
    const urls = sources.map(([, ...found]) => found.find((url) => url !== undefined));
    expect(urls.length).toBeGreaterThan(2);
    expect(urls.filter((url) => !url?.startsWith('data:'))).toEqual([]);
    expect(html).not.toMatch(/<script(?! type="application\/json")|@import|<iframe/);
  });

  test('gives the size of added scripts, or that it is unknown', () => {
    const words = wordsOf(aFullReport());
    expect(words).toContain(
      'Plausible size unknown with the page, on 3 pages https://plausible.io/js/script.js: its server decides',
    );
    expect(words).toContain('Our chat 1.2 kB when the browser is idle, on 1 page /js/chat.js');
    expect(wordsOf(aReport({ site: aSite([aPage('/')]) }))).not.toContain('Added scripts');
  });

  test('begins with the state of the site', () => {
    expect(wordsOf(aFullReport())).toContain(
      '3 pages, 1 warning The heaviest page is / with 75 kB. It takes about 0.4 seconds to load on a phone with a slow connection.',
    );
    expect(wordsOf(aReport({ site: aSite([aPage('/')]) }))).toContain('1 page, nothing to fix');
    expect(wordsOf(aReport({ diagnostics: [diagnose('yaml/duplicate-key', at, 'Twice.')] }))).toContain(
      '1 error to fix before the site can be built',
    );
  });

  test('compares itself with the previous one, if any', () => {
    const words = wordsOf(aFullReport());
    expect(words).toContain('Since the report of Jun 12, 2026, 3:04 PM: 2 more pages,');
    expect(words).toContain('a typical page 36 kB heavier, 1 more problem.');
    expect(words).toContain(
      '/ +70 kB 75 kB The page itself 8.0 kB, Styles 4.0 kB, Scripts 2.0 kB, Fonts 0.5 kB, Pictures 60 kB /a/',
    );
    expect(words).toContain('Typical page 41 kB before: 5.0 kB');
    expect(words).toContain('Over time');
    const first = aReport({ site: aSite([aPage('/')]) });
    expect(wordsOf(first)).toContain('This is the first report in this file.');
    expect(wordsOf(first)).not.toContain('Over time');
    const again = aReport({ site: aSite([aPage('/')]), before: first.history });
    expect(wordsOf(again)).toContain(
      'no change in the number of pages, the number of problems or the size of a typical page.',
    );
  });

  test('labels every figure', () => {
    const words = wordsOf(aFullReport());
    for (const part of [
      'Changes to publish Differences from',
      'New 1 /alone/',
      'data/site.yaml:3 A sample.',
      'The page itself 41 kB of 40 kB 1 page over the budget, highest on /a/',
      'Fonts 0.5 kB of 100 kB highest on /',
      'oak.avif 9.0 kB on 1 page',
      'links between pages 1 links to other sites 1 click to the furthest page 1',
      'Larger dots are heavier pages: 1 page one click away. 1 page outside the rings cannot be reached by links.',
      'Pages with the most links /a/ from 1 page 1 page that',
      '1 page that cannot be reached by links /alone/',
      '/ and 2 more And 4 more like them.',
      '90 ms',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('opens the location of a problem in an editor, if the file exists', () => {
    expect(render(aFullReport())).toContain('<a href="vscode://file/site/data/site.yaml:3:1">data/site.yaml:3</a>');
    expect(render(aReport({ diagnostics: [warning] }))).toContain('<code>data/site.yaml:3</code>');
  });

  test('shows markup in the data as text', () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const business = { name: evil, timeZone: 'UTC' };
    const report = aReport({
      diagnostics: [diagnose('content/sample', { ...at, file: evil }, evil, { hint: evil })],
      site: aSite([aPage(`/${evil}/`, { title: `"${evil}` })], { business }),
    });
    const html = render(report);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<img src=x');
    expect(parseHistory(html)).toEqual(report.history);
  });

  test('of ten thousand pages shows the heaviest and a word about the others', () => {
    const pages = Array.from({ length: 10_000 }, (_, index) =>
      aPage(`/${index}/`, { html: 20_000 - index, anchors: [`/${index + 1}/`, '/'] }),
    );
    const diagnostics = pages.map((_, index) => diagnose('content/sample', { ...at, line: index + 1 }, 'A sample.'));
    const report = aReport({ diagnostics, site: aSite([aPage('/', { anchors: ['/0/'] }), ...pages]) });
    const words = wordsOf(report);
    expect(words).toContain('/59/ ');
    expect(words).toContain('And 9,941 more, from 20 kB (/60/) down to 1.0 kB (/).');
    expect(words).toContain('9,992 more places');
    expect(words).toContain('And 9,800 more. Run treesite check to list them.');
    expect(render(report).length).toBeLessThan(600_000);
  });
});
