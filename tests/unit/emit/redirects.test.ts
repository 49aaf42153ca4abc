/** Old addresses: rules for hosts that read them, pages for those that do not. */
import { describe, expect, test } from 'vitest';
import { formatRedirects, type PlannedRedirect } from '../../../src/emit/redirects.ts';
import { findRule, parseRedirects } from '../../../src/preview/redirect-rules.ts';

const someRedirect: PlannedRedirect = {
  from: '/bath-nc/',
  to: '/areas/bath-nc/',
  file: 'bath-nc/index.html',
  canonical: 'https://example.com/areas/bath-nc/',
  title: () => 'Bath',
};
const files = (redirect: Partial<PlannedRedirect>) => {
  const [rules, page] = formatRedirects([{ ...someRedirect, ...redirect }], 'en-US');
  return { rules: String(rules?.make()), page: String(page?.make()), file: page?.path };
};

describe('a redirect', () => {
  test('is a rule with and without the slash, which the preview server reads as meant', () => {
    const rules = parseRedirects(files({}).rules);
    expect(rules.map(({ to, status }) => [to, status])).toEqual([
      ['/areas/bath-nc/', 301],
      ['/areas/bath-nc/', 301],
    ]);
    for (const address of ['/bath-nc', '/bath-nc/']) expect(findRule(rules, address)).toBeDefined();
    expect(findRule(rules, '/bath-nc/more')).toBe(undefined);
  });

  test('is one rule where addresses have no slash', () => {
    expect(files({ from: '/bath-nc' }).rules).toBe('/bath-nc /areas/bath-nc/ 301\n');
  });

  test('is a page that goes on at once, and can be followed by hand', () => {
    const { page, file } = files({});
    expect(file).toBe('bath-nc/index.html');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/areas/bath-nc/">');
    expect(page).toContain('<a href="/areas/bath-nc/">Bath</a>');
    expect(page).toContain('<link rel="canonical" href="https://example.com/areas/bath-nc/">');
    expect(page).toContain('<html lang="en-US">');
  });

  test('cannot be broken by a title', () => {
    const { page } = files({ title: () => 'A & B </title><script>"' });
    expect(page).not.toContain('<script>');
    expect(page).toContain('<title>A &amp; B &lt;/title&gt;&lt;script&gt;&quot;</title>');
  });
});

test('without redirects there is no file', () => {
  expect(formatRedirects([], 'en')).toEqual([]);
});
