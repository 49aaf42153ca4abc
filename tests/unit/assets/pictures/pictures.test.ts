/** Pictures of data/images: what is published of a photograph, and what is reported about one that cannot be used. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../../src/assets/cache.ts';
import { encoderSettings, UnusablePicture } from '../../../../src/assets/pictures/picture-encoder.ts';
import type { Pictures } from '../../../../src/assets/pictures/pictures.ts';
import { widthsOf } from '../../../../src/assets/pictures/raster-picture.ts';
import { mapConcurrently } from '../../../../src/assets/work-pool.ts';
import { contentHash } from '../../../../src/files/content-hash.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { aPicture, aUse, type Reading, read } from './picture-folder.ts';

const photo = await aPicture(1000, 400).jpeg().toBuffer();
const gif = await aPicture(900, 600).gif().toBuffer();
const avif = await aPicture(20, 20).avif().toBuffer();
const webp = await aPicture(20, 20).webp().toBuffer();
const tall = await aPicture(2, 17_000).png().toBuffer();

async function made(pictures: Pictures) {
  return new Map(await mapConcurrently(pictures.toMake, async ({ path, make }) => [path, Buffer.from(await make())]));
}

describe('a photograph', () => {
  it('is published as AVIF, WebP and JPEG in the widths of its place, never wider than itself', async () => {
    const pictures = await read({ files: { 'oak.jpg': photo }, uses: { 'oak.jpg': [aUse('gallery')] } });
    const asset = pictures.pictures.get('oak.jpg');
    expect(asset).toMatchObject({ width: 1000, height: 400 });
    expect(asset?.sources.map(({ type, files }) => [type, files.map(({ width }) => width)])).toEqual([
      ['image/avif', [400, 800, 1000]],
      ['image/webp', [400, 800, 1000]],
      ['image/jpeg', [400, 800, 1000]],
    ]);
    const files = await made(pictures);
    for (const { type, files: named } of asset?.sources ?? []) {
      for (const { path, width } of named) {
        const found = await sharp(files.get(path.slice(1))).metadata();
        expect(found.width).toBe(width);
        expect(type).toBe(found.format === 'heif' ? 'image/avif' : `image/${found.format}`);
      }
    }
    expect(files.has(asset?.path.slice(1) ?? '')).toBe(true);
    expect(pictures.diagnostics).toEqual([]);
  });

  it('is rotated upright, and contains no location', async () => {
    const taken = await aPicture(1200, 800)
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '35/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const pictures = await read({ files: { 'oak.jpg': taken }, uses: { 'oak.jpg': [aUse('job')] } });
    expect(pictures.pictures.get('oak.jpg')).toMatchObject({ width: 800, height: 1200 });
    const found = await sharp(Buffer.from((await pictures.toMake[0]?.make()) ?? [])).metadata();
    expect(found).toMatchObject({ width: 400, height: 600 });
    expect([found.exif, found.orientation, found.icc, found.xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has a class that paints its main color, with a rule for the stylesheet', async () => {
    const pictures = await read({
      files: { 'a.jpg': photo, 'b.png': await aPicture(900, 600).png().toBuffer() },
      uses: { 'a.jpg': [aUse('card')], 'b.png': [aUse('card')] },
    });
    const classes = [...pictures.pictures.values()].map(({ color }) => color);
    expect(classes).toEqual([classes[0], classes[0]]);
    expect(pictures.css).toBe(`.${classes[0]}{background:#${classes[0]?.slice('colour-'.length)}}`);
    expect(pictures.css).toMatch(/#[23][67][9a]\}$/);
  });

  it('keeps transparency as PNG, without a background color', async () => {
    const glass = await aPicture(900, 250, { r: 200, g: 10, b: 10, alpha: 0.4 }).png().toBuffer();
    const pictures = await read({ files: { 'pane.png': glass }, uses: { 'pane.png': [aUse('card')] } });
    const asset = pictures.pictures.get('pane.png');
    expect(asset?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/png']);
    expect(asset?.color).toBeUndefined();
    const files = await made(pictures);
    expect(files.size).toBeGreaterThan(2);
    for (const contents of files.values()) expect((await sharp(contents).stats()).isOpaque).toBe(false);
  });

  it('has names before anything is encoded, by its bytes and the settings, not by its time or folder', async () => {
    const input: Reading = { files: { 'oak.jpg': photo }, uses: { 'oak.jpg': [aUse('card')] } };
    const names = (await read(input)).toMake.map(({ path }) => path);
    expect(names[0]).toBe(`assets/oak-400.${contentHash(`${contentHash(photo)} ${encoderSettings()}`)}.avif`);
    expect(encoderSettings()).toContain(`sharp ${sharp.versions.sharp}`);
    expect((await read(input)).toMake.map(({ path }) => path)).toEqual(names);
    const other = await aPicture(1000, 300, '#336698').jpeg().toBuffer();
    const changed = await read({ ...input, files: { 'oak.jpg': other } });
    expect(changed.toMake).toHaveLength(names.length);
    expect(changed.toMake.filter(({ path }) => names.includes(path))).toEqual([]);
  });

  it.each([
    ['it is called damaged', new UnusablePicture('it is damaged')],
    ['the library fails', new Error('std::bad_alloc')],
  ])('is examined again after a failure for lack of memory: %s', async (_, failure) => {
    const cache = openCache(tempFolder());
    const input: Reading = { files: { 'oak.jpg': photo }, uses: { 'oak.jpg': [aUse('card')] }, cache };
    const failing = { ...cache, get: (key: string) => cache.get(key, () => Promise.reject(failure)) };
    await read({ ...input, cache: failing }).catch(() => {});
    expect((await read(input)).diagnostics).toEqual([]);
  });
});

describe('a picture that does not fit', () => {
  it('is a warning at every kind of place it is too small for', async () => {
    const uses: Reading['uses'][string] = [aUse('card', 1), aUse('hero', 2), aUse('hero', 3), aUse('gallery', 4)];
    const { diagnostics } = await read({ files: { 'oak.jpg': photo }, uses: { 'oak.jpg': uses } });
    expect(diagnostics).toMatchObject([
      {
        code: 'image/too-small',
        severity: 'warning',
        at: { line: 2 },
        message: 'oak.jpg is 1000 pixels wide; the top of a page needs at least 1200.',
        hint: 'Use the original file from the camera. Messaging apps and websites reduce the size of pictures.',
      },
    ]);
  });

  it('is a warning where its sides are cut off and it is too low for that', async () => {
    const files = { 'pier.jpg': await aPicture(2400, 500).jpeg().toBuffer() };
    const { diagnostics } = await read({ files, uses: { 'pier.jpg': [aUse('hero', 1), aUse('gallery', 2)] } });
    const message =
      'pier.jpg is 2400 by 500 pixels: too low for its width, because the top of a page shows only the middle of it, enlarged.';
    expect(diagnostics).toMatchObject([{ code: 'image/too-small', at: { line: 1 }, message }]);
  });

  it.each([
    ['cut short', 'oak.jpg', photo.subarray(0, photo.length / 2)],
    ['a text', 'oak.jpg', 'not a picture'],
    ['empty', 'oak.png', ''],
    ['a GIF under another name', 'oak.png', gif],
    ['a drawing under another name', 'oak.png', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'],
    ['a drawing that breaks off', 'oak.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path'],
    ['far too tall', 'oak.png', tall],
  ])('is an error where it is named when it is %s', async (_, name, contents) => {
    const { pictures, diagnostics } = await read({ files: { [name]: contents }, uses: { [name]: [aUse('card', 7)] } });
    expect(diagnostics).toMatchObject([{ code: 'image/unreadable', severity: 'error', at: { line: 7, column: 10 } }]);
    expect(pictures.size).toBe(0);
  });

  it.each([
    ['AVIF', avif],
    ['WEBP', webp],
  ])('is an error that names its format if it is %s with another name', async (format, contents) => {
    const { diagnostics } = await read({ files: { 'oak.jpg': contents }, uses: { 'oak.jpg': [aUse('card', 7)] } });
    const message = `data/images/oak.jpg cannot be used: its content is ${format}, which is not read.`;
    expect(diagnostics).toMatchObject([
      { message, hint: expect.stringMatching(/export it as JPEG, or as PNG if parts are transparent\.$/) },
    ]);
  });

  it('is to be copied again if it is cut short', async () => {
    const files = { 'oak.jpg': photo.subarray(0, photo.length / 2) };
    const { diagnostics } = await read({ files, uses: { 'oak.jpg': [aUse('card', 7)] } });
    expect(diagnostics).toMatchObject([{ hint: expect.stringMatching(/^Copy the original file again/) }]);
  });

  it('is an error if it has more pixels than can be decoded', async () => {
    // Only the beginning of the file says how large it is.
    const header = Buffer.from(await aPicture(1, 1).png().toBuffer());
    header.writeUInt32BE(20_000, 16);
    header.writeUInt32BE(14_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    const { diagnostics } = await read({ files: { 'oak.png': header }, uses: { 'oak.png': [aUse('card', 7)] } });
    const reason = 'its content cannot be decoded (Input image exceeds pixel limit).';
    expect(diagnostics).toMatchObject([{ message: `data/images/oak.png cannot be used: ${reason}` }]);
  });

  it('is not read if nothing uses it', async () => {
    const { toMake, diagnostics } = await read({ files: { 'oak.jpg': 'not a picture' }, uses: {} });
    expect([toMake, diagnostics]).toEqual([[], []]);
  });
});

it.each([
  [4000, [400, 800, 1200, 1600]],
  [1250, [400, 800, 1250]],
  [20, [20]],
])('the widths of a picture of %i pixels', (own, widths) => {
  expect(widthsOf(own, [400, 800, 1200, 1600])).toEqual(widths);
});
