/** URLs of pages, for each setting of a site. */
import { expect, test } from 'vitest';
import { someUrls } from '../../../support/builders.ts';

const always = someUrls();
const never = someUrls({ trailingSlash: 'never' });
const sub = someUrls({ base: 'https://example.com/sub/' });

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
