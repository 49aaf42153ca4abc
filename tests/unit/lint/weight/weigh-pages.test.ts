import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPage } from '../../../../src/html/read-page.ts';
import { PageWeights } from '../../../../src/lint/weight/weigh-pages.ts';

const urls = { base: '', origin: 'https://example.com' };
const text = (length: number) => 'a{b:c}'.repeat(length / 6);
const bytes = (length: number) => new Uint8Array(length);

const files = [
  {
    path: 'assets/site.css',
    contents:
      `${text(600)}@font-face{src:url(face.woff);unicode-range:U+100-2BA,U+1E00-1EFF}` +
      '@font-face{src:url(face.woff2),url(face.woff);unicode-range:U+0000-00FF}p{background:url("/assets/paper.png")}',
  },
  { path: 'assets/print.css', contents: text(60) },
  { path: 'assets/face.woff2', contents: bytes(1000) },
  { path: 'assets/face.woff', contents: bytes(2000) },
  { path: 'assets/paper.png', contents: bytes(300) },
  { path: 'assets/site.js', contents: 'import{a}from"./shared.js";import("./later.js")' },
  { path: 'assets/shared.js', contents: 'export const a=1' },
  { path: 'assets/later.js', contents: text(6000) },
  { path: 'assets/icons.svg', contents: text(120) },
  { path: 'assets/a-400.avif', contents: bytes(40) },
  { path: 'assets/a-800.avif', contents: bytes(80) },
  { path: 'assets/a.jpg', contents: bytes(400) },
  { path: 'assets/b.jpg', contents: bytes(500) },
];

function weigh(body: string, site = urls, maxHtml = 0) {
  const weights = new PageWeights({ maxHtml });
  weights.see({
    route: { path: '/', template: 'home', source: 'data/pages/home.yaml', isListed: true },
    html: body,
    read: readPage(body),
  });
  const [weight] = weights.weigh(files, site);
  if (!weight) throw new Error('No page was weighed.');
  return weight;
}

const loaded = (body: string, site = urls) => weigh(body, site).files.map(({ path }) => path);

test('weighs a page compressed, unless it is smaller than the limit', () => {
  const html = `<p>${text(6000)}`;
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(Math.abs(weigh(html).bytes.html - compressed)).toBeLessThan(5);
  expect(weigh(html, urls, 6003).bytes.html).toBe(6003);
  expect(weigh(html).requests).toBe(1);
});

test('adds up styles with their pictures and the first file of each face', () => {
  const weight = weigh('<link rel="stylesheet" href="/assets/site.css">');
  expect(weight.files.map(({ path }) => path)).toEqual(['assets/site.css', 'assets/face.woff2', 'assets/paper.png']);
  expect(weight).toMatchObject({ bytes: { fonts: 1000, pictures: 300 }, requests: 4 });
  expect(weight.bytes.style).toBeLessThan(200);
});

test('adds up scripts with what they import, without what waits for an action', () => {
  expect(
    loaded('<script type="module" src="/assets/site.js"></script><link rel="modulepreload" href="/assets/shared.js">'),
  ).toEqual(['assets/site.js', 'assets/shared.js']);
});

test('counts the one file of a responsive picture that a phone takes', () => {
  const picture = `<picture><source type="image/avif" srcset="/assets/a-400.avif 400w, /assets/a-800.avif 800w" sizes="100vw"><img src="/assets/a.jpg"></picture>`;
  expect(weigh(picture)).toMatchObject({ bytes: { pictures: 80 }, requests: 2 });
  expect(weigh(picture.replace('sizes="100vw"', 'sizes="50vw"'))).toMatchObject({ bytes: { pictures: 40 } });
});

test('counts lazy pictures apart, unless the page needs them at first elsewhere', () => {
  const lazy = '<img src="/assets/a.jpg" loading="lazy">';
  expect(weigh(lazy)).toMatchObject({ bytes: { pictures: 0, lazy: 400 }, requests: 1 });
  expect(weigh(`${lazy}<img src="/assets/a.jpg">${lazy}`)).toMatchObject({
    bytes: { pictures: 400, lazy: 0 },
  });
});

test('counts a file once, however often it is used', () => {
  const icon = (name: string) => `<svg><use href="/assets/icons.svg#${name}"/></svg>`;
  expect(loaded(`${icon('phone')}${icon('leaf')}<svg><use href="#own"/></svg>`)).toEqual(['assets/icons.svg']);
});

test('leaves out styles for paper, preloaded duplicates, and what other sites hold', () => {
  const body = `<link rel="stylesheet" media="print" href="/assets/print.css"><link rel="preload" as="image" href="/assets/b.jpg">
    <img src="/assets/b.jpg"><img src="https://elsewhere.example/assets/a.jpg"><img src="data:image/png;base64,AAAA">`;
  expect(loaded(body)).toEqual(['assets/b.jpg']);
});

test('recognizes files by their full URL and below a base path', () => {
  const site = { base: '/sub', origin: 'https://example.com' };
  expect(loaded('<img src="/sub/assets/a.jpg"><img src="https://example.com/sub/assets/b.jpg?1">', site)).toEqual([
    'assets/a.jpg',
    'assets/b.jpg',
  ]);
});
