/** Whatever is thrown, there is a sentence about it. */
import { expect, test } from 'vitest';
import { reasonOf } from '../../../src/diagnostics/code-of.ts';

const cruel = {
  toString() {
    throw new Error('no');
  },
};

test.each([
  [new Error('It failed.'), 'It failed.'],
  ['a text', 'a text'],
  [null, 'null was thrown'],
  [undefined, 'undefined was thrown'],
  [Object.create(null), 'a value without a text was thrown'],
  [cruel, 'a value without a text was thrown'],
  [new Error("Cannot find module 'x'\nRequire stack:\n- /home/me/treesite.js"), "Cannot find module 'x'"],
])('%#', (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});

test('a message of megabytes is cut', () => {
  expect(reasonOf(new Error('x'.repeat(5_000_000)))).toBe(`${'x'.repeat(2000)}…`);
  expect(reasonOf('x'.repeat(5_000_000))).toHaveLength(2001);
});
