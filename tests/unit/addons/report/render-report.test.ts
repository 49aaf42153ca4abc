/** The page of a report: what it says, self-contained, safe with any text, and of limited size. */
import { describe, expect, test } from 'vitest';
import { nextHistory, parseHistory } from '../../../../src/addons/report/history.ts';
import { renderReport } from '../../../../src/addons/report/render-report.tsx';
import type { ReportData } from '../../../../src/addons/report/report-data.ts';
import { diagnose } from '../../../../src/diagnostics/diagnostic.ts';
import { htmlFaults } from '../../../support/html-rules.ts';
import { aPage, aPicture, aReport, aSite } from './a-site.ts';

const render = (report: ReportData) => renderReport(report, { face: 'data:font/woff;base64,AAAA' });

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
const error = diagnose('yaml/duplicate-key', at, 'Twice.');
const previous = nextHistory(aReport({ site: aSite([aPage('/', { html: 5000 })]) }));
const none = { added: 0, changed: 0, removed: 0 };
const changes = { isFirst: false, ...none, unchanged: 1, assets: none, otherFiles: none };
const oak = aPicture('assets/oak.0123456789.avif', 9000);
const homeBytes = { html: 8000, style: 4000, script: 2000, fonts: 500, pictures: 60_000 };

/** A report with something in every section. */
const full = aReport({
  previous,
  diagnostics: [warning, error],
  hrefOf: () => 'vscode://file/site/data/site.yaml:3:1',
  changes: { ...changes, pages: [{ path: '/alone/', change: 'new' }] },
  site: aSite(
    [
      aPage('/', { ...homeBytes, anchorHrefs: ['/a/'], requests: 9 }),
      aPage('/a/', { html: 41_000, lazy: 9000, files: [oak, aPicture('assets/elm.avif', 3000)] }),
      aPage('/alone/', { anchorHrefs: ['https://other.example/'], files: [oak], milliseconds: 90 }),
      aPage('/404.html', { isListed: false }),
    ],
    {
      theme: { light: { primary: '#7a1f4a' }, dark: { background: '#1a1020' } },
      scripts: [
        { name: 'Plausible', src: 'https://plausible.io/js/script.js', when: 'load', pages: 3 },
        { name: 'Our chat', src: '/js/chat.js', when: 'idle', pages: 1, bytes: 1234 },
      ],
      cards: [{ path: '/', pages: 3, title: 'Pianos', thumbnail: 'data:image/webp;base64,UklGRg==' }],
      omittedCards: 4,
    },
  ),
});

const onlyHome = aReport({ site: aSite([aPage('/')]) });
const broken = aReport({ diagnostics: [error] });

describe('a report', () => {
  const words = wordsOf(full);

  test.each([
    [
      'the state',
      '4 pages, 1 error to fix before you publish The heaviest page is / with 75 kB. It takes about 0.4 seconds',
    ],
    ['the comparison', '3:04 PM: 3 more pages, a typical page 4.0 kB lighter, 2 more problems.'],
    ['clicks', 'away from the home page pages the home page 1 page 1 click 1 page'],
    ['changes', 'Visitors see them once you publish the site. page change /alone/ new'],
    ['problems, errors first', 'data/site.yaml:3 Twice. Content is marked as a sample Warning'],
    ['budgets', 'The page itself 1 page over the budget, highest on /a/ 41 kB of 40 kB'],
    ['the size of a page', '8.0 kB, Styles 4.0 kB, Scripts 2.0 kB, Fonts 0.5 kB, Pictures 60 kB 75 kB +70 kB'],
    ['pictures, the heaviest first', 'oak.avif 2 pages 9.0 kB elm.avif 1 page 3.0 kB'],
    ['scripts of other sites', 'plausible.io/js/script.js: its server decides what each visitor gets unknown'],
    ['links', '1 link between pages, 1 link to other sites.'],
    ['orphans, without unlisted pages', 'pages that cannot be reached by links /alone/ Share cards'],
    ['share cards', '/ and 2 more And 4 more like them.'],
    ['times', 'Visitors are not affected. page time /alone/ 90 ms'],
  ])('shows %s', (_, part) => {
    expect(words).toContain(part);
  });

  test('leaves out what there is none of', () => {
    const words = wordsOf(onlyHome);
    expect(words).toContain('1 page, no warnings');
    expect(words).toContain('This is the first report in this file.');
    for (const heading of ['Added scripts', 'Languages', 'Share cards', 'Changes to publish'])
      expect(words).not.toContain(heading);
    const again = aReport({ site: aSite([aPage('/')]), previous: nextHistory(onlyHome) });
    expect(wordsOf(again)).toContain('no change in the number of pages, the number of problems or the size');
  });

  test('is in the colors of the site if the site sets colors', () => {
    expect(render(full)).toContain('--html: light-dark(#7a1f4a, #8cbb9f)');
    expect(render(full)).toContain('--paper: light-dark(#f7f4ec, #1a1020)');
  });

  test.each([
    ['whole', full],
    ['with problems only', broken],
  ])('is a page without faults of HTML, %s', (_, report) => {
    expect(htmlFaults(render(report))).toEqual([]);
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
    expect(parseHistory(html)).toEqual(nextHistory(report));
  });

  test('of two thousand pages shows the heaviest and a word about the others', () => {
    const pages = Array.from({ length: 2_000 }, (_, index) =>
      aPage(`/${index}/`, { html: 12_000 - index, anchorHrefs: [`/${index + 1}/`, '/'] }),
    );
    const diagnostics = pages.map((_, index) => diagnose('content/sample', { ...at, line: index + 1 }, 'A sample.'));
    const report = aReport({ diagnostics, site: aSite([aPage('/', { anchorHrefs: ['/0/'] }), ...pages]) });
    const words = wordsOf(report);
    expect(words).toContain('And 1,941 more.');
    expect(words).toContain('1,992 more places');
    expect(words).toContain('And 1,800 more. Run npx treesite check to list them.');
    expect(render(report).length).toBeLessThan(600_000);
  });
});
