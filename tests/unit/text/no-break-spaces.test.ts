/** No-break spaces in what pages print, and nowhere else. */
import { expect, test } from 'vitest';
import { noBreakSpacesInHtml } from '../../../src/text/html-texts.ts';

const shown = (html: string) => noBreakSpacesInHtml(html).replaceAll('\u00A0', '~');

test.each([
  ['St. Louis County', 'St.~Louis County'],
  ['Ste. Genevieve and Mt. Airy', 'Ste.~Genevieve and Mt.~Airy'],
  ['Ft. Bragg, Pt. Reyes', 'Ft.~Bragg, Pt.~Reyes'],
  ['25-40 min', '25-40 min'],
  ['Main St. is closed', 'Main St. is closed'],
  ['12 Mill Street', '12 Mill Street'],
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

test('joins adjacent texts of React', () => {
  expect(shown('<td>St. Paul</td><td>St. <b>Paul</b></td>')).toBe('<td>St.~Paul</td><td>St. <b>Paul</b></td>');
});
