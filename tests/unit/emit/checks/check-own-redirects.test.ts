/** Lines of static/_redirects. */
import { expect, test } from 'vitest';
import { checkOwnRedirects } from '../../../../src/emit/checks/check-own-rules.ts';
import { reported } from '../../../support/linted-pages.ts';
import { anOutputInput, aRedirect, aServedSite, aStaticFile } from '../../../support/output-input.ts';

function problems(rules: string, { base = '', served = ['/', '/services/'] } = {}): string[] {
  const input = anOutputInput({ ...aStaticFile('_redirects', rules, base), redirects: [aRedirect('former')] });
  return reported(checkOwnRedirects(input, aServedSite({ isServed: (path) => served.includes(path) })));
}

test('a line that is not a rule is reported, and so is a target that does not exist', () => {
  expect(
    problems(
      '# Old site\r\n/old /services/ 301\r\nold.html -> /services/\r\n\r\n/prices.html /prices/ # gone\r\n/a -> /b',
    ),
  ).toEqual([
    'redirect/invalid static/_redirects:3 This line is not a redirect, so hosts ignore it.',
    'redirect/invalid static/_redirects:5 This redirect leads to /prices/, which does not exist.',
    'redirect/invalid static/_redirects:6 This line is not a redirect, so hosts ignore it.',
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
])('%j is accepted', (rules) => {
  expect(problems(rules)).toEqual([]);
});

test.each([
  '/a /services/ soon',
  '/a /services/ 299',
  '/a/*/* /services/',
  '/a /services/ 301 for ever',
  '/a?id=1 /services/',
])('%j is ignored by hosts', (rules) => {
  expect(problems(rules)).toEqual([
    'redirect/invalid static/_redirects:1 This line is not a redirect, so hosts ignore it.',
  ]);
});

test.each(['/a /a 301', '/services/ /services/', '/a /a 200'])('%j leads to itself', (rules) => {
  expect(problems(rules)).toEqual(['redirect/invalid static/_redirects:1 This redirect leads to itself.']);
});

test('lines that lead back to themselves are reported, and those that only lead there are not', () => {
  expect(problems('/x /a\n/a /b 301\n/b /c\n/c /a 302\n/d /services/')).toEqual([
    'redirect/invalid static/_redirects:2 The redirect of /a leads back to /a.',
    'redirect/invalid static/_redirects:3 The redirect of /b leads back to /b.',
    'redirect/invalid static/_redirects:4 The redirect of /c leads back to /c.',
  ]);
  expect(problems('/a /b 301 Country=us\n/b /a')).toEqual([]);
});

test('a second line for one path is reported, unless the first has a condition', () => {
  expect(problems('/a /services/ 301\n/a / 301')).toEqual([
    'redirect/invalid static/_redirects:2 A line above redirects /a already. Hosts use only the first.',
  ]);
  expect(problems('/a /services/ 301 Country=us\n/a / 301')).toEqual([]);
});

test('a redirect of a page of the site is reported, unless it has a condition or shows another page', () => {
  expect(problems('/services/ / 301!')).toEqual([
    'redirect/invalid static/_redirects:1 /services/ is a page or file of this site. Some hosts would redirect visitors away from it.',
  ]);
  expect(problems('/services/ / 302 Country=ca\n/services/ / 200\n/services/ / 404\n/services/ q=:q / 301')).toEqual(
    [],
  );
});

test('a byte order mark is not part of the first line', () => {
  expect(problems('\ufeff/old /services/ 301!\r/older /services/ 308 Country=us')).toEqual([]);
});

test('below a base path, a URL outside it does not belong to this site', () => {
  const site = { base: '/pools', served: ['/pools/services/'] };
  expect(problems('/a /services/\n/b /pools/services/', site)).toEqual([]);
  expect(problems('/b /pools/prices/', site)).toHaveLength(1);
});
