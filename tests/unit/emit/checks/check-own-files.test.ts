/** Static files that browsers and search engines read. */
import { expect, test } from 'vitest';
import { checkOwnFiles } from '../../../../src/emit/checks/check-own-files.ts';
import { anOutputInput, aServedSite, aStaticFile } from '../../../support/output-input.ts';

function problems(file: string, contents: string | Buffer, base = ''): string[] {
  const input = anOutputInput(aStaticFile(file, contents, base));
  return checkOwnFiles(input, aServedSite({ isServed: (path) => path === `${base}/icon.png` })).map(
    ({ code, at, message }) => `${code} ${at.file}:${at.line}:${at.column} ${message}`,
  );
}

test.each([
  ['User-agent: *\nDisallow: /\n', '2:1 This line keeps all search engines away'],
  ['user-agent: Bingbot\nUser-Agent: *\nCrawl-delay: 1\ndisallow: /* # all\n', '4:1 This line keeps'],
  ['Disallow: /a/\nUser-agent: *\nAllow: /\n', '1:1 This rule comes before the first User-agent'],
  ['User-agent: *\nkeep out\n', '2:1 This line has no name'],
  ['User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n', '3:1 Search engines read only a complete URL'],
  [Buffer.from('\ufeffUser-agent: *\n', 'utf16le'), '1:1 This file is not encoded as UTF-8'],
  [Buffer.from('# caf\xe9\n', 'latin1'), '1:1 This file is not encoded as UTF-8'],
])('robots.txt %j is reported', (text, message) => {
  expect(problems('robots.txt', text)).toEqual([
    expect.stringContaining(`static/invalid static/robots.txt:${message}`),
  ]);
});

test.each([
  '',
  '\ufeff# Mine\r\nUser-agent: *\r\nDisallow:\r\nDisallow: /private/\r\nSitemap: https://example.com/sitemap.xml\r\n',
  'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n',
  'User-agent: *\nDisallow: /\nAllow: /\n',
])('robots.txt %j is accepted', (text) => {
  expect(problems('robots.txt', text)).toEqual([]);
});

test.each([
  ['{\n  "name": "A",\n}', /:3:1 This is not JSON/],
  ['{ "name": "A"', /:1:14 This is not JSON/],
  ['<html>', /:1:1 This is not JSON/],
  ['{\n "icons": [{ "src": "/icon.png" }, { "src": "gone.png" }]\n}', /:2:\d+ The icon gone\.png does not exist/],
  ['{ "icons": [{ "src": "/icon.png" }, { "src": "/%E0.png" }]\n}', /:1:\d+ The icon .* does not exist/],
])('site.webmanifest %j is reported', (text, message) => {
  expect(problems('site.webmanifest', text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  '{ "icons": [{ "src": "icon.png" }, { "src": "https://cdn.example.com/a.png" }] }',
  '{}',
  '\ufeff{ "icons": "none" }',
])('site.webmanifest %j is accepted', (text) => {
  expect(problems('site.webmanifest', text, '/sub')).toEqual([]);
});

test('security.txt has a contact, and a date on which it expires', () => {
  const file = '.well-known/security.txt';
  const contact = 'Contact: mailto:security@example.com\n';
  expect(problems(file, `${contact}Expires: 2027-01-31T00:00:00Z\n`)).toEqual([]);
  expect(problems(file, `${contact}Expires: next year\n`)).toEqual([expect.stringMatching(/:2:1 .*not a date/)]);
  expect(problems(file, `${contact}Expires: 2026-13-31T00:00:00Z\n`)).toEqual([expect.stringMatching(/not a date/)]);
  expect(problems(file, `${contact}Expires: 2026-05-31T00:00:00Z\n`)).toEqual([expect.stringMatching(/:2:1 .*passed/)]);
  // An unchanged build repeats what was reported until the next day.
  expect(problems(file, `${contact}Expires: 2026-06-01T00:00:00Z\n`)).toEqual([]);
  expect(problems(file, contact)).toEqual([expect.stringMatching(/:1:1 .*“Expires:”/)]);
  expect(problems(file, '-----BEGIN PGP SIGNED MESSAGE-----\n')).toEqual([]);
});

test.each([
  'Contact: us@example.com',
  'Policy: http://example.com/policy',
  'Contact: +1 802 555 0100',
  'Hiring: /jobs/',
])('security.txt has URLs, but not %s', (line) => {
  const text = `${line}\nContact: tel:+1-802-555-0100\nExpires: 2027-01-31T00:00:00Z\n`;
  expect(problems('.well-known/security.txt', text)).toEqual([expect.stringMatching(/:1:1 .*only a URL/)]);
});

test('_headers and _redirects in another encoding are reported', () => {
  const utf16 = Buffer.from('/a /b\n', 'utf16le');
  for (const file of ['_headers', 'docs/_headers', '_redirects'])
    expect(problems(file, utf16)).toEqual([expect.stringContaining(`static/${file}:1:1`)]);
  expect(problems('docs/robots.txt', utf16)).toEqual([]);
});
