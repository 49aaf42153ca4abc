/** What a page loads from other sites, by kind; links are no loads. */
import { expect, test } from 'vitest';
import { readPage } from '../../../src/html/read-page.ts';

const external = (html: string) => readPage(html).external.map(({ kind, url }) => `${kind} ${url}`);

test.each([
  ['<script src="https://a.example/a.js"></script>', ['script https://a.example/a.js']],
  ['<script src="//a.example/a.js"></script>', ['script //a.example/a.js']],
  ['<link rel="stylesheet" href="https://a.example/a.css"/>', ['style https://a.example/a.css']],
  ['<link rel="preload" as="font" href="https://a.example/a.woff2"/>', ['font https://a.example/a.woff2']],
  ['<link rel="modulepreload" href="https://a.example/a.js"/>', ['script https://a.example/a.js']],
  ['<link rel="shortcut icon" href="https://a.example/i.png"/>', ['img https://a.example/i.png']],
  [
    '<img src="/a.png" srcset="https://a.example/1.png 1x, https://b.example/2.png 2x"/>',
    ['img https://a.example/1.png', 'img https://b.example/2.png'],
  ],
  ['<img src="data:image/gif;base64,R0"/>', ['img data:image/gif;base64,R0']],
  [
    '<video src="https://a.example/v.mp4" poster="https://b.example/p.jpg"></video>',
    ['media https://a.example/v.mp4', 'img https://b.example/p.jpg'],
  ],
  ['<iframe src="https://maps.example/"></iframe>', ['frame https://maps.example/']],
  ['<iframe src="/prices.pdf"></iframe>', ['frame /prices.pdf']],
  ['<img srcset="https://a.example/w_4,h_3/a.png 1x"/>', ['img https://a.example/w_4,h_3/a.png']],
  ['<form action="https://forms.example/"></form>', ['form https://forms.example/']],
  ['<object data="https://a.example/a.swf"></object>', ['object https://a.example/a.swf']],
  ['<svg><use href="https://a.example/i.svg#a"></use></svg>', ['img https://a.example/i.svg#a']],
])('a load from another site, or a frame: %s', (html, expected) => {
  expect(external(html)).toEqual(expected);
  // In a page that is not as React writes it, which a parser reads.
  expect(external(`<p>${html}<br>`)).toEqual(expected);
});

test.each([
  ['<a href="https://a.example/">a</a>'],
  ['<link rel="canonical" href="https://a.example/"/>'],
  ['<link rel="preconnect" href="https://a.example"/>'],
  ['<img src="/a.png"/><script src="/a.js"></script><form action="/thanks/"></form>'],
])('a load from another site is not %s', (html) => {
  expect(external(html)).toEqual([]);
});
