/** Broken links of finished pages: what the hint suggests. */
import { expect, test } from 'vitest';
import { nearest } from '../../../../src/diagnostics/nearest.ts';
import { linkProblem } from '../../../../src/lint/pages/link-problem.ts';

const site = { origin: 'https://example.com', base: '', isServed: (url: string) => url === '/services/' };
const hintFor = (href: string) => linkProblem(href, { path: '/', ids: new Set() }, site)?.hint;

test('a link to a page’s file leads to the page', () => {
  expect(hintFor('/services.html')).toBe('Did you mean /services/?');
  expect(hintFor('/services/index.html')).toBe('Did you mean /services/?');
  expect(hintFor('/services.htm#prices')).toBe('Did you mean /services/?');
});

test.each(['/shop/services.html', '/shop/services/', '/services', '/services.html'])(
  'on a site below a path, %s leads there, and in data without the path',
  (href) => {
    const below = { ...site, base: '/shop', isServed: (url: string) => url === '/shop/services' };
    const problem = linkProblem(href, { path: '/', ids: new Set() }, below);
    expect(problem?.hint).toBe('Did you mean /shop/services?');
    expect(problem?.hintInData).toBe('Did you mean /services?');
  },
);

test('a file of the static folder has no folder in its URL', () => {
  const isServed = (url: string) => url === '/prices.pdf';
  const found = linkProblem('/static/prices.pdf', { path: '/', ids: new Set() }, { ...site, isServed });
  expect(found?.hint).toBe('Did you mean /prices.pdf?');
  const below = { ...site, base: '/shop', isServed: (url: string) => url === '/shop/prices.pdf' };
  const other = linkProblem('/shop/static/prices.pdf', { path: '/', ids: new Set() }, below);
  expect(other?.hintInData).toBe('Did you mean /prices.pdf?');
});

test('a link to another site needs https:', () => {
  expect(hintFor('//a.example/b#c')).toBe('Did you mean https://a.example/b#c?');
});

test('a file that is missing should be added', () => {
  expect(hintFor('/prices.html')).toBe('Correct the link, or put the file in the static folder.');
});

test('a full URL of the site itself, written without the base path, leads to the most similar page', () => {
  const pages = ['/shop/privacy/'];
  const similar = (target: string) => nearest(target, pages);
  const href = 'https://example.com/privicy/';
  const found = linkProblem(href, { path: '/', ids: new Set() }, { ...site, base: '/shop', similar });
  expect(found?.hint).toBe('Did you mean /shop/privacy/?');
  expect(found?.hintInData).toBe('Did you mean https://example.com/shop/privacy/?');
});

test('#top needs no id', () => {
  const at = { ...site, idsAt: () => new Set(['topic']) };
  const problems = ['#top', '/services/#Top', '#topics', '/services/#topics'].map((href) =>
    linkProblem(href, { path: '/', ids: new Set() }, at),
  );
  expect(problems.map((problem) => problem?.code)).toEqual([undefined, undefined, 'link/fragment', 'link/fragment']);
});
