/** Mistakes in the pages of the static folder, each where it is. */
import { expect, test } from 'vitest';
import { readPage } from '../../../../src/html/read-page.ts';
import { checkStaticPages } from '../../../../src/lint/pages/check-static-pages.ts';

const policy = new Map([['default-src', ["'none'"]]]);

function found(
  html: string,
  served: readonly string[] = [],
  policyFor: () => typeof policy | undefined = () => policy,
) {
  const page = { path: 'tool.html', html, read: readPage(html) };
  const targets = { origin: 'https://a.example', base: '', isServed: (url: string) => served.includes(url) };
  const problems = checkStaticPages([page], { ...targets, folder: 'static', policyFor });
  return problems.map(({ at, message }) => `${at.line}:${at.column} ${message}`);
}

test('a link is found as a whole attribute, not as a word or a part, whatever its quotes and entities are', () => {
  expect(
    found(
      '<h1>Our team page</h1><a href="teams">T</a>\n<a href="team">A</a>\n<a href=\'/gone/a&amp;b\'>B</a><a href=/$&x>C</a>',
      ['/teams'],
    ),
  ).toEqual([
    '2:10 A link points to team, which does not exist.',
    '3:10 A link points to /gone/a&b, which does not exist.',
    '3:38 A link points to /$&x, which does not exist.',
  ]);
});

test('a picture in the page itself, however large, is found', () => {
  const picture = `data:image/png;base64,${'A'.repeat(100_000)}`;
  const html = `<p>\n<img src="${picture}">`;
  expect(found(html)).toEqual([expect.stringMatching(/^2:11 A picture from data: is blocked/)]);
});

test('a URL in a list of pictures, and a frame of the site itself', () => {
  expect(found('<img srcset="/a.jpg 1x, /b.jpg 2x">\n<iframe src="/c.pdf"></iframe>', ['/a.jpg', '/c.pdf'])).toEqual([
    '1:25 A link points to /b.jpg, which does not exist.',
    '2:14 A frame from this site is blocked by the site’s Content Security Policy. It is on /tool.',
  ]);
});

test('a path with a backslash is a URL of another site, which may be none', () => {
  expect(found('<a href="/\\a.example/x">A</a>\n<a href="/\\[">B</a>')).toEqual([
    '2:10 A link points to /\\[, which does not exist.',
  ]);
});

test('links are those that browsers resolve from <base>, which a policy makes them ignore', () => {
  const html = '<base href="/tools/">\n<a href="saw">A</a> <a href="#saw">B</a>\n<a href="axe">C</a>';
  const served = ['/tools/', '/tools/saw'];
  expect(found(html, served, () => undefined)).toEqual(['3:10 A link points to axe, which does not exist.']);
  expect(found(html.replace('="', '="https://a.example'), served, () => undefined)).toHaveLength(1);
  expect(found(html.replace('="', '="https://b.example'), served, () => undefined)).toEqual([]);
  expect(found(html, served)).toHaveLength(3);
});
