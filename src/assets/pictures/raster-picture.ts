/** A photograph → its properties, cached by content; with its uses, its planned files: widths, formats and names. Encodes nothing yet. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../../files/content-hash.ts';
import type { ImageFile } from '../../load/source.ts';
import type { FileToMake, PictureAsset } from '../assets.ts';
import { type Cache, cachedValue } from '../cache.ts';
import {
  encodePicture,
  encoderSettings,
  inspectPicture,
  type PictureFacts,
  type PictureFormat,
} from './picture-encoder.ts';

/** Problems are thrown, and not cached: a picture that failed once is tried again. */
export async function readFacts(bytes: Uint8Array, cache: Cache, versions: string): Promise<PictureFacts> {
  const key = `picture facts ${versions} ${encoderSettings()} ${contentHash(bytes)}`;
  return cachedValue(cache, key, () => inspectPicture(bytes));
}

export interface PlannedPicture {
  asset: PictureAsset;
  toMake: FileToMake[];
}

const endings: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' };
/** Width of the file for browsers that do not read `srcset`. */
const plainWidth = 1200;

interface Source {
  image: ImageFile;
  /** A hash of its bytes. */
  source: string;
  facts: PictureFacts;
  /** The widths that its uses request. */
  widths: readonly number[];
}

/** Names hash the source and the settings, not the result, so that pages can use them before anything is encoded. */
export function planPicture({ image, source, facts, widths }: Source, cache: Cache): PlannedPicture {
  const hash = contentHash(`${source} ${encoderSettings()}`);
  const { name } = path.parse(image.name);
  const made = widthsOf(facts.width, widths);
  const formats: PictureFormat[] = ['avif', 'webp', facts.isTransparent ? 'png' : 'jpeg'];
  const sources = formats.map((format) => ({
    format,
    type: `image/${format}`,
    files: made.map((width) => ({ path: `/assets/${name}-${width}.${hash}.${endings[format]}`, width })),
  }));
  const plain = sources.at(-1)?.files ?? [];
  const largest = made.at(-1) ?? facts.width;
  return {
    asset: {
      path: (plain.findLast(({ width }) => width <= plainWidth) ?? plain[0])?.path ?? '',
      width: largest,
      height: Math.max(1, Math.round((largest * facts.height) / facts.width)),
      sources: sources.map(({ type, files }) => ({ type, files })),
      color: facts.color === undefined ? undefined : colorClass(facts.color),
    },
    toMake: sources.flatMap(({ format, files }) =>
      files.map(({ path: file, width }) => ({
        path: file.slice(1),
        make: () =>
          cache.get(`picture ${hash} ${width} ${format}`, async () =>
            encodePicture(await sameBytes(image, source), { width, format }),
          ),
      })),
    ),
  };
}

/** Never wider than the picture; its own width replaces a requested one that is barely smaller. */
export function widthsOf(own: number, wanted: readonly number[]): number[] {
  const largest = Math.min(own, Math.max(...wanted));
  return [...wanted.filter((width) => width * 1.1 < largest), largest];
}

/** Reads the picture again, and throws if it has changed: pictures are not kept in memory until they are encoded. */
async function sameBytes(image: ImageFile, hash: string): Promise<Uint8Array> {
  const bytes = await readFile(image.absolute);
  if (contentHash(bytes) !== hash) throw new Error(`${image.file} was changed during the build.`);
  return bytes;
}

function colorClass(color: string): string {
  return `colour-${color.slice(1)}`;
}

/** One rule per distinct placeholder color. */
export function pictureCss(pictures: Iterable<PictureAsset>): string {
  const classes = [...pictures].flatMap(({ color }) => color ?? []);
  return [...new Set(classes)]
    .sort()
    .map((name) => `.${name}{background:#${name.slice('colour-'.length)}}`)
    .join('');
}
