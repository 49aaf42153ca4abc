/** Small generated pictures in a temporary folder. */
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import { type Cache, openCache } from '../../../../src/assets/cache.ts';
import { openPictures, type Pictures, readPictures } from '../../../../src/assets/pictures/pictures.ts';
import type { Grouped } from '../../../../src/domain/groups.ts';
import type { PictureSlot } from '../../../../src/domain/picture-slots.ts';
import type { ImageUse } from '../../../../src/model/image-uses.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

/** A picture of one color, to be finished with `.jpeg()` or `.png()`. */
export function aPicture(width: number, height: number, background: Color = '#336699') {
  return sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });
}

export function aUse(slot: PictureSlot, line = 1): ImageUse {
  return { slot, at: { file: 'data/pages/home.yaml', line, column: 10 } };
}

export interface Reading {
  files: Record<string, Uint8Array | string>;
  uses: Record<string, Grouped<ImageUse>>;
  cache?: Cache;
}

/** Writes the files and reads them as pictures of the site. */
export async function read({ files, uses, cache = openCache(undefined) }: Reading): Promise<Pictures> {
  const folder = tempFolder(files);
  const images = Object.keys(files).map((name) => ({
    name,
    file: `data/images/${name}`,
    absolute: path.join(folder, name),
  }));
  return readPictures(images, { uses: new Map(Object.entries(uses)), cache, examine: openPictures(cache, '') });
}
