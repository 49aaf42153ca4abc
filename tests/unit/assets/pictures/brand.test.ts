/** The icon of a browser's tab. */
import { expect, test } from 'vitest';
import type { Cache } from '../../../../src/assets/cache.ts';
import { planBrand } from '../../../../src/assets/pictures/brand.ts';

const input = { primary: '#123456', background: '#ffffff', cache: {} as Cache };

test('is the published file of the mark, which the header loads too', () => {
  const brand = planBrand({ ...input, mark: '<svg viewBox="0 0 1 1"/>', markFile: '/assets/mark.0123456789.svg' });
  expect([brand.icon, brand.files]).toEqual(['/assets/mark.0123456789.svg', []]);
});

test('is a plain tile without a mark', () => {
  const { icon, files } = planBrand({ ...input, mark: undefined, markFile: undefined });
  expect(icon).toBe('/icon.svg');
  expect(files).toMatchObject([{ path: 'icon.svg', contents: expect.stringContaining('#123456') }]);
});
