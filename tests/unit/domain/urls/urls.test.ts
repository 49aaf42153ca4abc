/** URLs of pages, for each setting of a site. */
import { expect, test } from 'vitest';
import { someUrls } from '../../../support/builders.ts';

const always = someUrls();
const never = someUrls({ trailingSlash: 'never' });
const sub = someUrls({ base: 'https://example.com/sub/' });
const subNever = someUrls({ base: 'https://example.com/a/b', trailingSlash: 'never' });

test('the path of a page has a slash at both ends, however links are written', () => {
  for (const urls of [always, never, sub, subNever]) {
    expect(urls.home).toBe('/');
    expect(urls.services).toBe('/services/');
    expect(urls.of('service', 'stump-grinding')).toBe('/services/stump-grinding/');
    expect(urls.of('city', 'bath-nc')).toBe('/areas/bath-nc/');
    expect(urls.of('document', 'privacy')).toBe('/privacy/');
  }
});

test('the path of a page uses the folders that the site names', () => {
  const urls = someUrls({
    paths: { services: 'leistungen', areas: 'orte', about: 'wir', contact: 'kontakt', news: 'neues' },
  });
  expect([urls.services, urls.of('city', 'a'), urls.about, urls.contact]).toEqual([
    '/leistungen/',
    '/orte/a/',
    '/wir/',
    '/kontakt/',
  ]);
});

test.each([
  ['/', '/', '/', '/sub/', '/a/b/'],
  ['/areas/bath-nc/', '/areas/bath-nc/', '/areas/bath-nc', '/sub/areas/bath-nc/', '/a/b/areas/bath-nc'],
  ['/assets/x.css', '/assets/x.css', '/assets/x.css', '/sub/assets/x.css', '/a/b/assets/x.css'],
])('the href of a link for %s', (path, ...printed) => {
  expect([always, never, sub, subNever].map((urls) => urls.href(path))).toEqual(printed);
});

test('the href of a link is absolute in data for machines', () => {
  expect(always.absolute('/about/')).toBe('https://example.com/about/');
  expect(subNever.absolute('/about/')).toBe('https://example.com/a/b/about');
  expect(sub.absolute('/')).toBe('https://example.com/sub/');
});

test.each([
  ['/contact', '/contact/', '/contact', '/sub/contact/'],
  ['/services/a/#costs', '/services/a/#costs', '/services/a#costs', '/sub/services/a/#costs'],
  ['/#reviews', '/#reviews', '/#reviews', '/sub/#reviews'],
  ['#contact', '#contact', '#contact', '#contact'],
  ['/contact?a=1&b=/c#d', '/contact/?a=1&b=/c#d', '/contact?a=1&b=/c#d', '/sub/contact/?a=1&b=/c#d'],
  ['/files/price-list.pdf', '/files/price-list.pdf', '/files/price-list.pdf', '/sub/files/price-list.pdf'],
  ['https://example.org/x', 'https://example.org/x', 'https://example.org/x', 'https://example.org/x'],
])('a link of the data %s is written as the site is set', (link, ...printed) => {
  expect([always, never, sub].map((urls) => urls.link(link))).toEqual(printed);
});

test('a link of the data is resolved to a page and a fragment, or leaves the site', () => {
  expect(always.resolve('/about#team')).toEqual({ path: '/about/', query: '', fragment: 'team' });
  expect(always.resolve('/about?to=us#team')).toEqual({ path: '/about/', query: '?to=us', fragment: 'team' });
  expect(always.resolve('#team')).toEqual({ path: '', query: '', fragment: 'team' });
  expect(always.resolve('https://example.com/about/')).toBe(undefined);
  expect(always.resolve('mailto:a@example.com')).toBe(undefined);
});
