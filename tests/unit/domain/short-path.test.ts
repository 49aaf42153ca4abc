import path from 'node:path';
import { expect, test } from 'vitest';
import { shortPath } from '../../../src/domain/file-names.ts';

const here = process.cwd();

test.each([
  [path.join(here, 'data'), 'data'],
  [path.join(here, 'a', 'b'), path.join('a', 'b')],
  [here, '.'],
  [path.dirname(here), path.dirname(here)],
  [`${here}-other`, `${here}-other`],
])('%s is %s', (folder, short) => {
  expect(shortPath(folder)).toBe(short);
  expect(path.resolve(shortPath(folder))).toBe(folder);
});
