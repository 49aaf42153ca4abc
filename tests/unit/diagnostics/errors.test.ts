/** Whatever is thrown, there is a sentence about it. */
import { expect, test } from 'vitest';
import { reasonOf } from '../../../src/diagnostics/errors.ts';

test.each([
  [new Error('It failed.'), 'It failed.'],
  ['a text', 'a text'],
  [null, 'null'],
  [new Error("Cannot find module 'x'\nRequire stack:\n- /home/me/treesite.js"), "Cannot find module 'x'"],
])('%#', (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});
