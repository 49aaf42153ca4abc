/** Call links around the numbers of finished pages, and no-break spaces in what pages print. */
import { describe, expect, test } from 'vitest';
import { linkPhones, noBreakSpacesInHtml } from '../../../src/text/html-texts.ts';

const linked = (text: string, country = 'US') =>
  linkPhones(`<body><p>${text}</p>`, country).slice('<body><p>'.length, -4);
const link = (words: string, to: string) => `<a href="tel:${to}">${words}</a>`;

describe('a number in a text', () => {
  test.each([
    ['252-555-0110', '+12525550110'],
    ['(252) 555-0110', '+12525550110'],
    ['1-855-767-2482', '+18557672482'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('becomes a call link: %s', (words, to) => {
    expect(linked(`Call ${words}, day or night.`)).toBe(`Call ${link(words, to)}, day or night.`);
    expect(linked(`${words}.`)).toBe(`${link(words, to)}.`);
  });

  test.each(['912 345 678', '+34 912 345 678'])('is dialed as its country does: %s', (words) => {
    expect(linked(`Llame al ${words}.`, 'ES')).toBe(`Llame al ${link(words, '+34912345678')}.`);
  });

  test.each([
    ['02/555.01.42', 'BE', '+3225550142'],
    ['0495/12 34 56', 'BE', '+32495123456'],
    ['+32 2/555.01.42', 'BE', '+3225550142'],
    ['08041/73019-0', 'DE', '+498041730190'],
  ])('may have a slash: %s', (words, country, to) => {
    expect(linked(`24/7, since 01/2024: ${words} / ${words}.`, country)).toBe(
      `24/7, since 01/2024: ${link(words, to)} / ${link(words, to)}.`,
    );
  });

  test.each(['03/2025 - 04.2026', '08/2024 2025 2026', '01/09 - 30.06.2026'])(
    'is not found in the months %s',
    (text) => {
      expect(linked(text, 'DE')).toBe(text);
    },
  );

  test.each(['27834, 27835, 27858, 27886', '$1,500-3,500', '2026-11-20', '127 ratings of 4.9', 'job 252-555-01100'])(
    'is not found in %s',
    (text) => {
      expect(linked(text)).toBe(text);
      expect(linked(text, 'ES')).toBe(text);
    },
  );
});

test.each([
  '<a href="tel:+12525550110">Call 252-555-0110</a>',
  '<a href="/"><b>252-555-0110</b></a>',
  '<button type="button">Call 252-555-0110</button>',
  '<summary><h3>Is 252-555-0110 yours?</h3></summary>',
  '<img alt="252-555-0110"/>',
  '<option>252-555-0110</option>',
  '<script type="application/ld+json">{"telephone":"252-555-0110"}</script>',
])('stays as it is in %s', (html) => {
  expect(linkPhones(`<head><title>Call 252-555-0110</title></head><body>${html}`, 'US')).toBe(
    `<head><title>Call 252-555-0110</title></head><body>${html}`,
  );
});

test('is linked beside links, and in a part of a page', () => {
  const html = '<article><a href="/">Home</a> 252-555-0110</article>';
  expect(linkPhones(html, 'US')).toContain(link('252-555-0110', '+12525550110'));
});

test('is not linked in a label, before a link in it', () => {
  const html = '<label>I agree to texts from 252-555-0110 (<a href="/privacy/">privacy</a>)</label>';
  expect(linkPhones(html, 'US')).toBe(html);
});

const shown = (html: string) => noBreakSpacesInHtml(html).replaceAll('\u00A0', '~');

test.each([
  ['St. Louis County', 'St.~Louis County'],
  ['Ste. Genevieve and Mt. Airy', 'Ste.~Genevieve and Mt.~Airy'],
  ['Main St. is closed', 'Main St. is closed'],
])('%s is written as %s', (text, printed) => {
  expect(shown(`<p>${text}</p>`)).toBe(`<p>${printed}</p>`);
});

test('leaves attributes, scripts, titles and everything before the body as they are', () => {
  const kept =
    '<html><head><title>St. Louis</title><script type="application/ld+json">{"name":"St. Louis, 5 min"}</script></head>';
  const attributes = '<body><a href="/x/" aria-label="St. Louis in 5 min"></a><option>St. Louis</option>';
  expect(noBreakSpacesInHtml(kept + attributes)).toBe(kept + attributes);
  expect(shown(`${kept}<body><h1>St. Louis</h1><script>"St. Louis"</script>`)).toBe(
    `${kept}<body><h1>St.~Louis</h1><script>"St. Louis"</script>`,
  );
});
