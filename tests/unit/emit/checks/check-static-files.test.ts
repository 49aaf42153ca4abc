/** Static files that replace something treesite generates, or that a host refuses. */
import { expect, test } from 'vitest';
import { checkReplaced, checkSizes } from '../../../../src/emit/checks/check-static-files.ts';
import { anOutputInput, aRedirect, aServedSite } from '../../../support/output-input.ts';

const file = (path: string) => ({ path, contents: '' });
const input = (...paths: string[]) =>
  anOutputInput({
    encodedFiles: ['icon-192.png'],
    assets: [file('assets/home.12345678.css'), file('favicon.ico'), file('apple-touch-icon.png')],
    staticFiles: paths.map(file),
    redirects: [aRedirect('old')],
  });
const pages = [{ file: 'about/index.html', path: '/about/', source: 'data/pages/about.yaml' }];
const reported = (...paths: string[]) => checkReplaced(input(...paths), aServedSite({ pages }));

test('reports a page that is hidden, and its source', () => {
  expect(reported('about/index.html', 'photos/van.jpg')).toMatchObject([
    {
      code: 'static/replaces-page',
      severity: 'warning',
      message: 'This file replaces the page /about/, which is built from data/pages/about.yaml.',
      at: { file: 'static/about/index.html', line: 1, column: 1 },
      pages: ['/about/'],
    },
  ]);
});

test.each(['sitemap.xml', 'old/index.html', 'assets/home.12345678.css'])('reports the generated file %s', (path) => {
  const message = `This file replaces ${path}, which treesite generates.`;
  expect(reported(path)).toMatchObject([{ message, hint: 'Rename or delete it to publish the generated file.' }]);
});

test('reports the file that only the host reads, but not an empty one', () => {
  const ownOf = (path: string, deploy: 'nginx' | 'github-pages') =>
    checkReplaced({ ...input(path), deploy }, aServedSite({ pages }));
  expect(ownOf('.deploy/nginx.conf', 'nginx')).toHaveLength(1);
  expect(ownOf('.nojekyll', 'github-pages')).toEqual([]);
});

test.each(['robots.txt', 'favicon.ico', 'icon-192.png', 'new.html', '_headers', '_redirects'])(
  'does not report %s',
  (path) => {
    expect(reported(path)).toEqual([]);
  },
);

test('reports a file that the host refuses, or that some host refuses if none is set', () => {
  const found = (bytes: number, deploy?: 'cloudflare' | 'nginx') => {
    const staticFiles = [{ path: 'film.mp4', contents: Buffer.alloc(bytes) }];
    return checkSizes({ ...input(), staticFiles, deploy }, aServedSite({ pages })).map(
      ({ code, message }) => `${code} ${message}`,
    );
  };
  const limit = 25 * 2 ** 20;
  expect(found(limit + 1, 'cloudflare')).toEqual([
    'static/large This file is 26.2 MB; Cloudflare Pages refuses files over 26.2 MB.',
  ]);
  expect(found(limit, 'cloudflare')).toEqual([]);
  // The lowest limit of all hosts is that of sites without `deploy`.
  expect(found(limit + 1)).toEqual(['static/large This file is 26.2 MB; some hosts refuse files over 26.2 MB.']);
  expect(found(limit)).toEqual([]);
  expect(found(limit + 1, 'nginx')).toEqual([]);
});
