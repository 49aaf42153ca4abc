/** URLs as people write them, read as browsers do. */
import { expect, it } from 'vitest';
import { hasScheme, isPlainPath, parseHttpUrl, withoutOrigin } from '../../../../src/domain/urls/hrefs.ts';

it.each([
  ['https://example.com', 'https://example.com'],
  ['http://localhost:3000/a', 'http://localhost:3000'],
  ['https://BÜCHER.example/a?b=c;d#e', 'https://xn--bcher-kva.example'],
  ['https://192.0.2.1:8443/', 'https://192.0.2.1:8443'],
  ['https://[2001:db8::1]/', 'https://[2001:db8::1]'],
])('%s is one, of %s', (text, origin) => {
  expect(parseHttpUrl(text)?.origin).toBe(origin);
});

it.each([
  'https://[',
  'https://a;script-src',
  'https://x.example/a?b=50%',
  "https://a'unsafe-inline'/",
  'https://a.example,b.example/',
  'https://*.example.com/',
  'https://user:secret@example.com/',
  'https://a..b/',
  'javascript:alert(1)',
  '//example.com/',
  'example.com',
])('%s is not an http URL', (text) => {
  expect(parseHttpUrl(text)).toBeUndefined();
});

it('knows the folders that hosts would read as rules', () => {
  expect(['/', '/shop/', '/a-b_c.d~e/', '/caf%C3%A9/'].filter((path) => !isPlainPath(path))).toEqual([]);
  expect(['/*', '/:name/', '/a b/', '/a;b', "/a'b", '/a!b'].filter(isPlainPath)).toEqual([]);
});

it('removes the origin of the site, and of no other', () => {
  const others = ['https://example.com', 'https://example.com.net/contact/', '/contact/'];
  const links = ['https://example.com/contact/', ...others].map((href) => withoutOrigin(href, 'https://example.com'));
  expect(links).toEqual(['/contact/', ...others]);
});

it('knows a scheme', () => {
  expect(['tel:+18025550110', 'HTTPS://example.com'].every(hasScheme)).toBe(true);
  expect(['/a:b/', '#a:b'].some(hasScheme)).toBe(false);
});
