/** What a stylesheet loads from other sites is reported at its line. */
import { expect, test } from 'vitest';
import { contentPolicy } from '../../../../src/domain/policies/content-policy.ts';
import { checkStyleLoads } from '../../../../src/lint/pages/check-style-loads.ts';

const directives = contentPolicy({ allow: { font: ['https://fonts.example'] } }, []);
const found = (text: string) =>
  checkStyleLoads([{ file: 'templates/styles/a.css', text }], { directives, origin: 'https://own.example' }).map(
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

test.each([
  '/* url(https://a.example/x.png) @import "https://a.example"; */',
  'p::after { content: "https://a.example/x.png" }',
  'a[href="https://a.example/"] { color: red }',
  '@namespace svg url(http://www.w3.org/2000/svg);',
  'p { background: url(/x.png) url("../y.png") url(#z) }',
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
