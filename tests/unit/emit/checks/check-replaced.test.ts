/** Static files that replace something treesite generates. */
import { expect, test } from 'vitest';
import { checkReplaced } from '../../../../src/emit/checks/check-replaced.ts';
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

test.each([
  ['sitemap.xml', 'the sitemap'],
  ['old/index.html', 'the page that redirects from an old URL'],
  ['assets/home.12345678.css', 'which pages load'],
])('reports what is lost with %s', (path, lost) => {
  expect(reported(path).map(({ message }) => message)).toEqual([expect.stringContaining(lost)]);
});

test('names the host that reads the file', () => {
  const own = { ...input('.deploy/nginx.conf'), deploy: 'nginx' as const };
  expect(checkReplaced(own, aServedSite({ pages }))).toMatchObject([
    { message: 'This file replaces .deploy/nginx.conf, which nginx reads.' },
  ]);
});

test.each(['robots.txt', 'favicon.ico', 'icon-192.png', 'new.html', '_headers', '_redirects'])(
  'does not report %s',
  (path) => {
    expect(reported(path)).toEqual([]);
  },
);
