/** JSON in a script element cannot end the element, and is read as it was written. */
import fc from 'fast-check';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { escapeForScript } from '../../../src/text/escape.ts';

test.each(['</script>', '</SCRIPT >', '<!--<script>', ']]>', '\u2028', '\u2029', '&lt;', '"', "'"])(
  'a script element cannot be left by %j',
  (text) => {
    const json = escapeForScript(JSON.stringify({ text }));
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    const html = `<script type="application/ld+json">${json}</script><p id="after">`;
    const [root] = parse(html).childNodes.filter((child) => child.nodeName === 'html');
    expect(JSON.stringify(root, (key, value) => (key === 'parentNode' ? undefined : value))).toContain('"after"');
  },
);

test('any JSON is parsed as what was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(JSON.parse(escapeForScript(json))).toEqual(JSON.parse(json));
    }),
  );
});
