/** Small generated pictures in a temporary folder, and an encoder that counts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import { onTestFinished } from 'vitest';
import { openCache } from '../../../../src/assets/cache.ts';
import { type PictureEncoder, sharpEncoder } from '../../../../src/assets/pictures/picture-encoder.ts';
import { openPictures, type Pictures, readPictures } from '../../../../src/assets/pictures/pictures.ts';
import type { PictureSlot } from '../../../../src/domain/picture-slots.ts';
import type { ImageUse } from '../../../../src/model/image-uses.ts';

/** Removed at the end of the test that requested it. */
export function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'treesite-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A picture of one color, to be finished with `.jpeg()` or `.png()`. */
export function aPicture(width: number, height: number, background: Color = '#336699') {
  return sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });
}

export function aUse(slot: PictureSlot, line = 1): ImageUse {
  return { slot, at: { file: 'data/pages/home.yaml', line, column: 10 } };
}

interface Reading {
  files: Record<string, Uint8Array | string>;
  uses: Record<string, ImageUse[]>;
  encoder?: PictureEncoder;
  cacheFolder?: string;
}

/** Writes the files and reads them as pictures of the site. */
export async function read({ files, uses, encoder, cacheFolder }: Reading): Promise<Pictures> {
  const folder = aFolder();
  const images = Object.entries(files).map(([name, contents]) => {
    const absolute = path.join(folder, name);
    writeFileSync(absolute, contents);
    return { name, file: `data/images/${name}`, absolute };
  });
  const cache = openCache(cacheFolder);
  return readPictures(images, { uses: new Map(Object.entries(uses)), ...openPictures(cache, encoder && { encoder }) });
}

/** sharp, with a list of the calls it received. */
export function countingEncoder(): PictureEncoder & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    settings: sharpEncoder.settings,
    inspect: (bytes) => {
      asked.push('inspect');
      return sharpEncoder.inspect(bytes);
    },
    encode: (bytes, wanted) => {
      asked.push(`${wanted.format} ${wanted.width}`);
      return sharpEncoder.encode(bytes, wanted);
    },
  };
}
