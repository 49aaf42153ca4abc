/** PNG files written by treesite, read by another program. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeIndexedPng, type Rgb } from '../../../../src/assets/cards/indexed-png.ts';

it('writes a PNG that others read with the same colors', async () => {
  const palette: Rgb[] = Array.from({ length: 256 }, (_, index) => [index, 255 - index, (index * 7) % 256]);
  const [width, height] = [300, 20];
  const indices = Array.from({ length: width * height }, (_, pixel) => (pixel * pixel) % 256);
  const rows = new Uint8Array((width + 1) * height);
  for (const [pixel, index] of indices.entries()) rows[pixel + Math.floor(pixel / width) + 1] = index;
  const png = encodeIndexedPng({ width, height, palette, rows });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height, channels: 3 });
  expect([...data]).toEqual(indices.flatMap((index) => [...(palette[index] ?? [])]));
});
