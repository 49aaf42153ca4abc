/** Lines of static/_headers and static/_redirects. */
import { describe, expect, test } from 'vitest';
import type { HostName } from '../../../../src/domain/hosts/hosts.ts';
import { checkOwnHeaders, checkOwnRedirects } from '../../../../src/emit/checks/check-own-rules.ts';
import { readOwnHeaders } from '../../../../src/emit/headers.ts';
import { reported } from '../../../support/linted-pages.ts';
import { anOutputInput, aRedirect, aServedSite, aStaticFile } from '../../../support/output-input.ts';

const headerProblems = (text: string, file = '_headers') =>
  reported(checkOwnHeaders(anOutputInput(aStaticFile(file, text)), aServedSite()));
const rules = (text: string) => readOwnHeaders('', [{ path: '_headers', contents: Buffer.from(text) }]);

interface Around {
  base?: string;
  served?: string[];
  deploy?: HostName;
}

/** `served`: pages, with the base path. */
function redirectProblems(rules: string, { base = '', served = ['/', '/services/'], deploy }: Around = {}): string[] {
  const redirects = [aRedirect('former')];
  const input = anOutputInput({ ...aStaticFile('_redirects', rules, base), redirects, ...(deploy && { deploy }) });
  const pages = served.map((url) => {
    return { file: url.slice(base.length + 1).replace(/(^|\/)$/, '$1index.html'), path: '', source: '' };
  });
  return reported(checkOwnRedirects(input, aServedSite({ pages, isServed: (path) => served.includes(path) })));
}

test('of a file in another encoding are not reported: the file is', () => {
  const inUtf16 = (file: string, text: string) => ({ path: file, contents: Buffer.from(`\uFEFF${text}`, 'utf16le') });
  const staticFiles = [inUtf16('_headers', '/*\n'), inUtf16('_redirects', '/a\n')];
  const input = { ...anOutputInput(), staticFiles };
  expect([...checkOwnHeaders(input, aServedSite()), ...checkOwnRedirects(input, aServedSite())]).toEqual([]);
});

describe('of _headers', () => {
  test.each([
    ['  X-A: 1\n/*\n  X-B: 1', 1, 'comes before the first path'],
    ['/*\n  X-A: 1\nX-B: 2\n', 3, 'not a path of the site'],
    ['/a/*/b/*\n  X-A: 1\n', 1, 'two stars'],
    ['# A\n/bare\n\n/*\n  X-A: 1\n', 2, 'No header follows'],
    ['/*\n  X-A: 1\n/last', 3, 'No header follows'],
    ['/*\n  X-A 1\n', 2, 'not a header'],
    ['/*\n  X-A:\n', 2, 'value of this header is empty'],
    ['/*\n  X-A: “no”\n', 2, 'a character that headers cannot have'],
    ['/*\n  X-A: a\u0001b\n', 2, 'a character that headers cannot have'],
    ['/*\r\n  Set-Cookie: a=b\r\n', 2, 'Only the host can set this header'],
    ['/*\r  Content-Length: 5\r', 2, 'Only the host can set this header'],
  ])('%j is reported at line %i', (text, line, message) => {
    expect(headerProblems(text)).toEqual([
      expect.stringMatching(`^header/invalid static/_headers:${line} .*${message}`),
    ]);
  });

  test('only lines with an effect become rules, and a line below an ignored path is reported with the path', () => {
    const text = '/a\n  X-A: 1\n  X-B\nX-C: 1\n  X-D\n  X-E: 1\n';
    expect(rules(text)).toEqual([{ path: '/a', headers: [['X-A', '1']], removed: [] }]);
    expect(headerProblems(text)).toHaveLength(2);
  });

  test.each([
    '',
    '# Nothing\n',
    '/*\n  X-A: 1\n\n# A comment\n/b/:name/*\n\t! X-A\n\tX-B: "é"; a=b:c\n',
    '\ufeff/*\r\n  X-A: 1\r\n',
  ])('%j is accepted', (text) => {
    expect(headerProblems(text)).toEqual([]);
    expect(rules(text)).toHaveLength(text.match(/^\ufeff?\//gm)?.length ?? 0);
  });

  test('a file in a folder has its own path', () => {
    expect(headerProblems('X-A: 1\n', 'docs/_headers')).toEqual([expect.stringContaining('static/docs/_headers:1')]);
  });
});

describe('of _redirects', () => {
  test('a line that is not a rule is reported, and so is a target that does not exist', () => {
    expect(
      redirectProblems(
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
    '/old /blog/2020/\n/blog/* /services/',
    '/old id=:id Country=us /services/ 301',
    '/old https://example.com/',
    'https://old.example.com/* /services/',
    '/api /.netlify/functions/api 200',
  ])('%j is accepted', (rules) => {
    expect(redirectProblems(rules)).toEqual([]);
  });

  test('a rule for many paths hides no target that does not exist', () => {
    expect(redirectProblems('/blog/* /services/\n/old /typo/')).toEqual([
      'redirect/invalid static/_redirects:2 This redirect leads to /typo/, which does not exist.',
    ]);
  });

  test.each([
    '/a /services/ soon',
    '/a /services/ 299',
    '/a/*/* /services/',
    '/a /services/ 301 for ever',
    '/a?id=1 /services/',
  ])('%j is ignored by hosts', (rules) => {
    expect(redirectProblems(rules)).toEqual([
      'redirect/invalid static/_redirects:1 This line is not a redirect, so hosts ignore it.',
    ]);
  });

  test.each(['/a /a 301', '/services/ /services/', '/a /a 200'])('%j leads to itself', (rules) => {
    expect(redirectProblems(rules)).toEqual(['redirect/invalid static/_redirects:1 This redirect leads to itself.']);
  });

  test('lines that lead back to themselves are reported, and those that only lead there are not', () => {
    expect(redirectProblems('/x /a\n/a /b 301\n/b /c\n/c /a 302\n/d /services/')).toEqual([
      'redirect/invalid static/_redirects:2 The redirect of /a leads back to /a.',
      'redirect/invalid static/_redirects:3 The redirect of /b leads back to /b.',
      'redirect/invalid static/_redirects:4 The redirect of /c leads back to /c.',
    ]);
    expect(redirectProblems('/a /b 301 Country=us\n/b /a')).toEqual([]);
  });

  test('a second line for one path is reported, unless the first has a condition', () => {
    expect(redirectProblems('/a /services/ 301\n/a / 301')).toEqual([
      'redirect/invalid static/_redirects:2 A line above redirects /a already. Hosts use only the first.',
    ]);
    expect(redirectProblems('/a /services/ 301 Country=us\n/a / 301')).toEqual([]);
  });

  test('a redirect of a page of the site is reported, unless it has a condition or shows another page', () => {
    expect(redirectProblems('/services/ / 301!')).toEqual([
      'redirect/invalid static/_redirects:1 /services/ is a page or file of this site. Some hosts would redirect visitors away from it.',
    ]);
    expect(
      redirectProblems('/services/ / 302 Country=ca\n/services/ / 200\n/services/ / 404\n/services/ q=:q / 301'),
    ).toEqual([]);
  });

  test('a rule for many paths that redirects a page of the site is reported, if its host follows it before the page', () => {
    const hidden = (from: string, page: string, host: string) =>
      `redirect/invalid static/_redirects:1 ${from} also matches ${page}, a page of this site. ${host} would redirect visitors away from it.`;
    const problems = (rule: string, deploy?: HostName) => redirectProblems(rule, deploy && { deploy });
    expect(problems('/* https://example.com/:splat 301', 'cloudflare')).toEqual([
      hidden('/*', '/', 'Cloudflare Pages'),
    ]);
    expect(problems('/services/* /')).toEqual([hidden('/services/*', '/services/', 'Some hosts')]);
    expect(problems('/:page/ / 301!', 'netlify')).toEqual([hidden('/:page/', '/services/', 'Netlify')]);
    expect(problems('/services/* / 301', 'netlify')).toEqual([]);
    expect(problems('/services/* / 404', 'netlify')).toEqual([]);
    expect(problems('/services/old/* / 301', 'cloudflare')).toEqual([]);
    // nginx reads no such file, which is reported besides.
    expect(problems('/* / 301!', 'nginx')).toEqual([]);
    const withAnswers = { served: ['/', '/404.html'], deploy: 'cloudflare' as const };
    expect(redirectProblems('/*.html /:splat', withAnswers)).toEqual([]);
    const site = { base: '/pools', served: ['/pools/services/'], deploy: 'cloudflare' as const };
    expect(redirectProblems('/services/* /pools/services/', site)).toEqual([]);
    expect(redirectProblems('/pools/* /pools/services/', site)).toEqual([
      hidden('/pools/*', '/pools/services/', 'Cloudflare Pages'),
    ]);
  });

  test.each([
    '/index.php id=:id /services/ 301',
    '/old /services/ 302 Country=us',
    '/old/* /services/ 404',
    '/api/* https://example.com/:splat 200',
    '/old /services/ 301!',
    'https://www.example.com/* https://example.com/:splat 301',
  ])('%j is ignored by Cloudflare', (rule) => {
    expect(redirectProblems(rule, { deploy: 'cloudflare' })).toEqual([
      expect.stringMatching(/^host\/unsupported static\/_redirects:1 Cloudflare Pages ignores this line: /),
    ]);
    expect(redirectProblems(rule, { deploy: 'netlify' })).toEqual([]);
  });

  test('Cloudflare follows the others', () => {
    const rules =
      '/a /services/\n/b\thttps://example.com/ 308 # gone\n/c/:name /services/#:name 303\n/d /services/ 200';
    expect(redirectProblems(rules, { deploy: 'cloudflare' })).toEqual([]);
  });

  test('a byte order mark is not part of the first line', () => {
    expect(redirectProblems('\ufeff/old /services/ 301!\r/older /services/ 308 Country=us')).toEqual([]);
  });

  test('below a base path, a URL outside it does not belong to this site', () => {
    const site = { base: '/pools', served: ['/pools/services/'] };
    expect(redirectProblems('/a /services/\n/b /pools/services/', site)).toEqual([]);
    expect(redirectProblems('/b /pools/prices/', site)).toHaveLength(1);
  });
});

test('20,000 redirects are looked up, not compared with each other, which takes far longer', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `/old-${index} /services 301\n`);
  const began = performance.now();
  expect(redirectProblems(`${lines.join('')}/services /services/\n`)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(3_000);
});
