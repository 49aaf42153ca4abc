/** The icon of a browser's tab. */
import { expect, test } from 'vitest';
import type { Cache } from '../../../../src/assets/cache.ts';
import { planBrand } from '../../../../src/assets/pictures/brand.ts';

const input = { primary: '#123456', background: '#ffffff', cache: {} as Cache };

test('is the mark', () => {
  const mark = '<svg viewBox="0 0 1 1"/>';
  expect(planBrand({ ...input, mark }).files).toEqual([{ path: 'favicon.svg', contents: mark }]);
});

test('is a plain tile without a mark', () => {
  const { files } = planBrand({ ...input, mark: undefined });
  expect(files).toMatchObject([{ path: 'favicon.svg', contents: expect.stringContaining('#123456') }]);
});
