/** Files of a finished site, the paths at which hosts serve them, and which files have the same URL on some host or file system. */
import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  notFoundPaths,
  reservedFor,
  urlForms,
  urlKey,
  urlPathOf,
} from '../../../../src/domain/urls/file-urls.ts';

it.each([
  ['services/index.html', '/services/'],
  ['services/404.html', '/services/404.html'],
  ['assets/site.js', '/assets/site.js'],
])('the path of the file %s is %s', (file, address) => expect(urlPathOf(file)).toBe(address));

describe('another form of a page’s path', () => {
  const find = (address: string, ...pages: string[]) => canonicalPath(address, (form) => pages.includes(form));

  it.each([
    ['/services', '/services/'],
    ['/services/index.html', '/services/'],
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/index.html', '/'],
  ])('%s is of %s', (address, page) => expect(find(address, page)).toBe(page));

  it('does not exist for the page itself, a missing page, or a not-found page', () => {
    expect(find('/services/', '/services/')).toBeUndefined();
    expect(find('/other', '/services/')).toBeUndefined();
    expect(find('/404.html/', '/404.html')).toBeUndefined();
  });
});

it('looks for the nearest 404 page above the URL', () => {
  expect(notFoundPaths('/services/x/y')).toEqual(['/services/x/404.html', '/services/404.html', '/404.html']);
  expect(notFoundPaths('/x/y/z/'.repeat(9)).at(0)).toBe(`${'/x/y/z/'.repeat(9)}404.html`);
  expect(notFoundPaths('/x')).toEqual(['/404.html']);
});

it('looks in the first 50 folders only: a URL of thousands of slashes costs no more', () => {
  expect(notFoundPaths('/'.repeat(16_000)).length).toBe(50);
});

const meet = (a: string, b: string) => urlForms(a).some((form) => urlForms(b).includes(form));

it.each([
  ['areas/index.html', 'areas.html'],
  ['index.html', 'index/index.html'],
  ['areas/index.html', 'areas/index'],
  ['About/index.html', 'about/index.html'],
  ['cafe\u0301.txt', 'caf\u00e9.txt'],
  ['404.html', '404/index.html'],
  ['a.html/index.html', 'a.html'],
])('%s and %s are one URL', (a, b) => {
  expect(meet(a, b)).toBe(true);
});

it.each([
  ['areas/index.html', 'areas/index.txt'],
  ['404.html', 'services/404.html'],
  ['index.html', 'home/index.html'],
])('%s and %s are two URLs', (a, b) => {
  expect(meet(a, b)).toBe(false);
});

it('gives a URL without its trailing slash', () => {
  expect([urlKey('/'), urlKey('/Areas/')]).toEqual(['', '/areas']);
});

it.each(['/assets/', '/ASSETS/a.pdf', '/cdn-cgi/'])('keeps %s', (address) => {
  expect(reservedFor(address)).toBeDefined();
});

it.each(['/', '/asset/', '/services/assets/'])('does not keep %s', (address) => {
  expect(reservedFor(address)).toBeUndefined();
});
