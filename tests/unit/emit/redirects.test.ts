/** Old URLs: rules for hosts that read them, pages for those that do not. */
import { describe, expect, test } from 'vitest';
import { type HostName, hostOf } from '../../../src/domain/hosts/hosts.ts';
import {
  formatRedirectPage,
  formatRedirectRules,
  type PlannedRedirect,
  rulesWithin,
} from '../../../src/emit/redirects.ts';

const someRedirect: PlannedRedirect = {
  urls: ['/bath-nc', '/bath-nc/'],
  path: '/areas/bath-nc/',
  fragment: '',
  file: 'bath-nc/index.html',
  source: 'data/site.yaml',
  canonical: 'https://example.com/areas/bath-nc/',
  title: () => 'Bath',
};
const rulesOf = (redirects: readonly PlannedRedirect[], host: HostName | undefined, own = '') =>
  formatRedirectRules(redirects, { base: '', own, notFoundPages: ['404.html', 'services/404.html'] }, hostOf(host));
const files = (redirect: Partial<PlannedRedirect>) => {
  const whole = { ...someRedirect, ...redirect };
  return { rules: rulesOf([whole], undefined), page: formatRedirectPage(whole, 'en-US') };
};

test('a redirect is one rule if URLs have no trailing slash', () => {
  expect(files({ urls: ['/bath-nc'] }).rules).toBe('/bath-nc /areas/bath-nc/ 301\n');
});

test('a redirect cannot be broken by a title', () => {
  const { page } = files({ title: () => 'A & B </title><script>"' });
  expect(page).not.toContain('<script>');
  expect(page).toContain('<title>A &amp; B &lt;/title&gt;&lt;script&gt;&quot;</title>');
});

describe('for a host', () => {
  test('Netlify: rules are forced, because pages of the same URL would take precedence, and name the nearest 404 page', () => {
    expect(rulesOf([someRedirect], 'netlify')).toBe(
      '/bath-nc /areas/bath-nc/ 301!\n/bath-nc/ /areas/bath-nc/ 301!\n/services/* /services/404.html 404\n',
    );
  });

  test('Netlify: a site below a path has a rule for its own first 404 page, because Netlify looks for one at the root only', () => {
    const rules = { base: '/shop', own: '', notFoundPages: ['404.html', 'services/404.html', 'a b/404.html'] };
    expect(formatRedirectRules([], rules, hostOf('netlify'))).toBe(
      '/shop/services/* /shop/services/404.html 404\n/shop/a%20b/* /shop/a%20b/404.html 404\n/shop/* /shop/404.html 404\n',
    );
  });

  test('the owner’s own rules come first', () => {
    expect(rulesOf([someRedirect], 'cloudflare', '# Mine\n/shop/* https://shop.example.com/:splat 302\n')).toBe(
      '# Mine\n/shop/* https://shop.example.com/:splat 302\n/bath-nc /areas/bath-nc/ 301\n/bath-nc/ /areas/bath-nc/ 301\n',
    );
  });

  test('the owner’s own rules count only if the host reads them', () => {
    const host = { label: 'Host', limits: { redirects: 2 } };
    const urlsWith = (own: string, readsOwnRedirects: boolean) =>
      rulesWithin([someRedirect], own, { ...host, readsOwnRedirects }).map(({ urls }) => urls);
    expect(urlsWith('/mine / 301', true)).toEqual([['/bath-nc/']]);
    for (const [own, isRead] of [['/mine / 301', false] as const, ['# none', true] as const])
      expect(urlsWith(own, isRead)).toEqual([['/bath-nc', '/bath-nc/']]);
  });
});
