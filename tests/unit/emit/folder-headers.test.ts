/** `_headers` files in folders of the static folder: their rules are part of the site's own, for their folder only. */
import { describe, expect, it } from 'vitest';
import { formatFolderHeaders, isFolderHeaders } from '../../../src/emit/folder-headers.ts';
import { formatHeaders } from '../../../src/emit/headers.ts';
import { planOutput } from '../../../src/emit/plan-output.ts';

const file = (text: string, path = 'admin/_headers') => ({ path, contents: Buffer.from(text) });

describe('a _headers file in a folder', () => {
  it('has its patterns counted from that folder, below the base path', () => {
    const text = '# Mine\n\n/*\n  ! Content-Security-Policy\n\tX-Robots-Tag: noindex  \r\n/deep/x.html\n  X-A: 1\n';
    expect(formatFolderHeaders('/sub', [file(text)])).toEqual([
      '/sub/admin/*',
      '  ! Content-Security-Policy',
      '  X-Robots-Tag: noindex',
      '/sub/admin/deep/x.html',
      '  X-A: 1',
    ]);
  });

  it('gives no rule to what is no path of the site', () => {
    expect(formatFolderHeaders('', [file('https://other.example/*\n*\nadmin/*\n')])).toEqual([]);
  });

  it('comes after the site’s own rules', () => {
    const folders = formatFolderHeaders('', [file('/*\n  X-Robots-Tag: noindex\n')]);
    const lines = String(formatHeaders({ base: '', inlineScripts: [], folders }).contents)
      .trimEnd()
      .split('\n');
    expect(lines.slice(-2)).toEqual(['/admin/*', '  X-Robots-Tag: noindex']);
    expect(lines[0]).toBe('/*');
  });
});

it('the file at the top of the static folder is the site’s own, and other files have no rules', () => {
  expect(isFolderHeaders(file('', '_headers'))).toBe(false);
  expect(isFolderHeaders(file('', 'admin/my_headers'))).toBe(false);
  expect(formatFolderHeaders('', [file('/*\n  A: b\n', '_headers'), file('/*\n  A: b\n', 'admin/x.txt')])).toEqual([]);
});

it('such a file is not published itself', () => {
  const staticFiles = [file('/*\n  X-A: 1\n'), file('x', 'admin/index.html')];
  const manifest = { name: 'A', shortName: 'A', description: 'A', language: 'en', startUrl: '/' };
  const files = planOutput({
    ...{
      otherFiles: [],
      assets: [],
      staticFiles,
      listed: () => [],
      listedCount: 0,
      redirects: [],
      contactCards: [],
      language: 'en',
    },
    sitemapUrl: 'https://example.com/sitemap.xml',
    headers: { base: '', inlineScripts: [] },
    manifest: { ...manifest, themeColor: '#000000', backgroundColor: '#ffffff', icons: [] },
  });
  const paths = files.map(({ path }) => path);
  expect(paths).toContain('admin/index.html');
  expect(paths).not.toContain('admin/_headers');
  expect(String(files.find(({ path }) => path === '_headers')?.make())).toContain('\n/admin/*\n  X-A: 1\n');
});
