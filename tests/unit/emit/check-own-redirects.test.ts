/** Lines of static/_redirects. */
import { expect, test } from 'vitest';
import { checkOwnRedirects } from '../../../src/emit/check-own-redirects.ts';

function problems(rules: string, { base = '', served = ['/', '/services/'] } = {}): string[] {
  const file = { path: '_redirects', contents: Buffer.from(rules) };
  const site = {
    folder: 'static',
    base,
    isServed: (path: string) => served.includes(path),
    aliases: () => ['/former/'],
  };
  return checkOwnRedirects([file], site).map(({ code, at, message }) => `${code} ${at.file}:${at.line} ${message}`);
}

test('a line that is not a rule is reported, and so is a target that does not exist', () => {
  expect(
    problems(
      '# Old site\r\n/old /services/ 301\r\nold.html -> /services/\r\n\r\n/prices.html /prices/ # gone\r\n/a -> /b',
    ),
  ).toEqual([
    'redirect/invalid static/_redirects:3 Hosts ignore this line.',
    'redirect/invalid static/_redirects:5 This redirect leads to /prices/, which does not exist.',
    'redirect/invalid static/_redirects:6 Hosts ignore this line.',
  ]);
});

test.each([
  '/old /services 301!',
  '/old /services/#prices',
  '/old /former/',
  '/a /b\n/b /services/',
  '/old/* /services/:splat',
  '/old id=:id Country=us /services/ 301',
  '/old https://example.com/',
  'https://old.example.com/* /services/',
  '/api /.netlify/functions/api 200',
])('%j is right', (rules) => {
  expect(problems(rules)).toEqual([]);
});

test.each(['/a /services/ soon', '/a /services/ 299', '/a/*/* /services/', '/a /a 301', '/a /services/ 301 for ever'])(
  '%j is ignored by hosts',
  (rules) => {
    expect(problems(rules)).toEqual(['redirect/invalid static/_redirects:1 Hosts ignore this line.']);
  },
);

test('a byte order mark is not part of the first line', () => {
  expect(problems('\ufeff/old /services/ 301!\r/older /services/ 308 Country=us')).toEqual([]);
});

test('below a base path, a URL outside it does not belong to this site', () => {
  const site = { base: '/pools', served: ['/pools/services/'] };
  expect(problems('/a /services/\n/b /pools/services/', site)).toEqual([]);
  expect(problems('/b /pools/prices/', site)).toHaveLength(1);
});
