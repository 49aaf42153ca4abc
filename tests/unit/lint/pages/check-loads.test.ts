/** Loads that the content policy blocks are reported where a template or a stylesheet writes them, once for each origin and use. */
import { expect, test } from 'vitest';
import { inMarkup } from '../../../../src/diagnostics/diagnostic.ts';
import { checkStyleLoads, createLoadCheck } from '../../../../src/lint/pages/check-loads.ts';
import { aPolicy } from '../../../support/policy.ts';

test('reports an origin once, with the setting that would allow it, and no allowed one', () => {
  const directives = aPolicy({ allow: { script: ['https://ok.example'] } });
  const checks = createLoadCheck({ directives, origin: 'https://own.example' });
  const page = { path: '/', source: 'data/pages/home.yaml', template: 'home' } as const;
  const script = (url: string) => ({ kind: 'script' as const, url });
  const found = checks(page, [
    script('https://ok.example/a.js'),
    script('https://no.example/a.js'),
    script('https://no.example/b.js'),
  ]);
  expect(found).toMatchObject([
    {
      at: inMarkup('home'),
      words: ['https://no.example/a.js', 'no.example'],
      hint: expect.stringContaining('allow.script'),
    },
  ]);
  expect(checks(page, [script('https://no.example/a.js')])).toEqual([]);
  expect(checks(page, [{ kind: 'img', url: 'https://no.example/a.png' }])).toHaveLength(1);
});

const directives = aPolicy({ allow: { font: ['https://fonts.example'] } });
const found = (text: string) =>
  checkStyleLoads([{ file: 'templates/styles/a.css', text, prefix: '/sub', directives }], {
    origin: 'https://own.example',
    base: '/sub',
    isServed: (target) => decodeURI(target) === '/sub/x ä.png',
  }).map(
    ({ code, at, message }) =>
      `${code} ${at.line}:${at.column} ${message.replace(' is blocked by the site’s Content Security Policy. This stylesheet loads it.', '')}`,
  );

test.each([
  ['@import "https://a.example/x.css";', '1:10 A stylesheet from https://a.example'],
  ["@import url( 'https://a.example/x.css') print;", '1:15 A stylesheet from https://a.example'],
  ['\n@media print { p { background: red url(//a.example/x.png) } }', '2:40 A picture from https://a.example'],
  ['p { background: image-set("https://a.example/x.png" 1x) }', '1:28 A picture from https://a.example'],
  ['p { mask: URL(https://a.example/m.svg#a); color: red }', '1:15 A picture from https://a.example'],
  ['@font-face { font-family: "A"; src: url("https://a.example/x.woff2") }', '1:42 A font from https://a.example'],
  ['p { background: url(data:image/png;base64,AAAA) }', '1:21 A picture from data:'],
])('%s is reported', (text, expected) => {
  expect(found(text)).toEqual([`page/blocked-origin ${expected}`]);
});

test('a file that the site does not have is reported', () => {
  expect(found('p { background: url("/y.png?v=2") }')).toEqual([
    'link/broken 1:22 This stylesheet loads /y.png?v=2, which does not exist.',
  ]);
  expect(found('p { background: image-set("/x ä.png" 1x) }')).toEqual([
    'link/broken 1:28 /x ä.png is not published, because image-set has it without url().',
  ]);
});

test.each([
  '/* url(https://a.example/x.png) @import "https://a.example"; */',
  'p::after { content: "https://a.example/x.png" }',
  'a[href="https://a.example/"] { color: red }',
  '@namespace svg url(http://www.w3.org/2000/svg);',
  'p { background: url(/x%20%C3%A4.png) url("/x ä.png") url(/\\20.png) url("../y.png") url(#z) }',
  'p { background: image-set(url(/x%20%C3%A4.png) 1x) }',
  '@supports (background: image-set("a.png" 1x)) { p { color: red } }',
  '@font-face { src: url(https://fonts.example/x.woff2) }',
  'p { background: url(https://own.example/x.png) }',
])('%s is not reported', (text) => {
  expect(found(text)).toEqual([]);
});

test('an origin is reported once for each use', () => {
  const text =
    '@font-face { src: url(https://a.example/1) } p { background: url(https://a.example/2), url(https://a.example/3) }';
  expect(found(text).map((one) => one.replace(/^\S+ \S+ /, ''))).toEqual([
    'A font from https://a.example',
    'A picture from https://a.example',
  ]);
});
