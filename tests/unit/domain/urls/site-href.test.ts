import { expect, test } from 'vitest';
import { hasScheme, withoutOrigin } from '../../../../src/domain/urls/hrefs.ts';

test.each([
  ['https://example.com/contact/', '/contact/'],
  ['https://example.com', 'https://example.com'],
  ['https://example.com.net/contact/', 'https://example.com.net/contact/'],
  ['/contact/', '/contact/'],
])('%s without the origin of the site is %s', (href, path) => {
  expect(withoutOrigin(href, 'https://example.com')).toBe(path);
});

test.each([
  ['tel:+18025550110', true],
  ['HTTPS://example.com', true],
  ['/a:b/', false],
  ['#a:b', false],
])('%s has a scheme: %s', (href, expected) => {
  expect(hasScheme(href)).toBe(expected);
});
