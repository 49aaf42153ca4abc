/** Which files have the same URL, on some host or file system. */
import { expect, it } from 'vitest';
import { reservedFor, urlForms, urlKey } from '../../../../src/domain/urls/file-urls.ts';

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
  ['areas/index.html', 'areas/bend/index.html'],
  ['404.html', 'services/404.html'],
  ['index.html', 'home/index.html'],
])('%s and %s are two URLs', (a, b) => {
  expect(meet(a, b)).toBe(false);
});

it('gives a URL without its trailing slash', () => {
  expect([urlKey('/'), urlKey('/Areas/')]).toEqual(['', '/areas']);
});

it.each(['/assets/', '/ASSETS/a.pdf', '/cdn-cgi/', '/services/con/', '/nul.txt', '/a/LPT1.html'])(
  'keeps %s',
  (address) => {
    expect(reservedFor(address)).toBeDefined();
  },
);

it.each(['/', '/asset/', '/services/assets/', '/concrete/', '/com10/', '/a/b.con'])('does not keep %s', (address) => {
  expect(reservedFor(address)).toBeUndefined();
});
