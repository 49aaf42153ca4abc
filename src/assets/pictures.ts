/** The pictures of data/images that the data asks for, planned for publishing. Reads each; one that cannot be used, or is too small, is a located problem. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose } from '../diagnostic.ts';
import type { ImageFile } from '../load/source.ts';
import type { ImageUse, ImageUses } from '../model/image-uses.ts';
import { picturePlaces } from '../picture-places.ts';
import type { AssetFile, PictureAsset } from './assets.ts';
import type { Cache } from './cache.ts';
import { contentHash } from './content-hash.ts';
import { canBeDrawn, inspectPicture, type Studio } from './inspect-picture.ts';
import type { FileToMake } from './make-files.ts';
import { type PictureEncoder, type PictureFacts, sharpEncoder } from './picture-encoder.ts';
import { pictureCss, planPicture } from './raster-picture.ts';
import { inspectSvg } from './svg-picture.ts';
import { mapFew } from './work-pool.ts';

export interface Pictures {
  /** By their names in data/images. */
  pictures: Map<string, PictureAsset>;
  /** SVG pictures are published as they are. */
  files: AssetFile[];
  toMake: FileToMake[];
  /** Texts of the SVG pictures, for what is drawn from them. */
  drawings: Map<string, string>;
  /** Rules of the pictures' colour classes. */
  css: string;
  diagnostics: Diagnostic[];
}

/** A picture that is used, with everything the data says of it. */
interface UsedPicture {
  image: ImageFile;
  uses: readonly ImageUse[];
  first: ImageUse;
}

type Outcome = { asset?: PictureAsset; file?: AssetFile; drawing?: string; toMake?: FileToMake[]; found: Diagnostic[] };

const mostBytes = 10 * 1024 * 1024;
/** WebP holds no more. */
const mostRows = 16_383;

/** Pictures that the data does not ask for are not published. */
export async function readPictures(
  images: readonly ImageFile[],
  { uses, cache, encoder = sharpEncoder }: { uses: ImageUses; cache: Cache; encoder?: PictureEncoder },
): Promise<Pictures> {
  const used = images.flatMap((image): UsedPicture[] => {
    const places = uses.get(image.name) ?? [];
    return places[0] ? [{ image, uses: places, first: places[0] }] : [];
  });
  const outcomes = await mapFew(used, (picture) => readPicture(picture, { cache, encoder }));
  const result: Pictures = {
    pictures: new Map(),
    files: [],
    toMake: [],
    drawings: new Map(),
    css: '',
    diagnostics: [],
  };
  for (const [index, { image }] of used.entries()) {
    const { asset, file, drawing, toMake = [], found = [] } = outcomes[index] ?? {};
    if (asset) result.pictures.set(image.name, asset);
    if (file) result.files.push(file);
    if (drawing !== undefined) result.drawings.set(image.name, drawing);
    result.toMake.push(...toMake);
    result.diagnostics.push(...found);
  }
  result.css = pictureCss(result.pictures.values());
  return result;
}

async function readPicture(picture: UsedPicture, studio: Studio): Promise<Outcome> {
  const { image, uses, first } = picture;
  const { size } = await stat(image.absolute);
  if (size > mostBytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    const message = `${image.name} is ${megabytes} MB; a picture may have up to 10 MB.`;
    return { found: [diagnose('image/too-large', first.at, message)] };
  }
  const bytes = await readFile(image.absolute);
  if (image.name.endsWith('.svg')) return readDrawing(bytes, picture, studio);
  const facts = await inspectPicture(bytes, studio);
  if ('problem' in facts) return unreadable(picture, facts.problem);
  const widths = [...new Set(uses.flatMap(({ place }) => picturePlaces[place].widths))].sort((a, b) => a - b);
  const planned = planPicture({ image, bytes, facts, widths }, studio);
  if (planned.asset.height > mostRows) return unreadable(picture, 'it is far too tall for its width');
  return { ...planned, found: tooSmall(picture, facts) };
}

async function readDrawing(bytes: Uint8Array, picture: UsedPicture, studio: Studio): Promise<Outcome> {
  const { image, first } = picture;
  const svg = Buffer.from(bytes).toString('utf8');
  const size = inspectSvg(svg, { file: image.file, use: first.at });
  if ('code' in size) return { found: [size] };
  if (!(await canBeDrawn(bytes, studio))) return unreadable(picture, 'it is damaged, or not SVG');
  const file = `assets/${path.parse(image.name).name}.${contentHash(bytes)}.svg`;
  return {
    asset: { path: `/${file}`, ...size, sources: [] },
    file: { path: file, contents: bytes },
    drawing: svg,
    found: [],
  };
}

/** Told once for each kind of place, where the data first asks for it. */
function tooSmall({ image, uses }: UsedPicture, { width }: PictureFacts): Diagnostic[] {
  const byPlace = new Map(uses.toReversed().map((use) => [use.place, use]));
  return [...byPlace.values()].flatMap(({ at, place }) => {
    const { name, leastWidth } = picturePlaces[place];
    const message = `${image.name} is ${width} pixels wide; for ${name} it should have ${leastWidth} or more.`;
    return width < leastWidth ? [diagnose('image/too-small', at, message)] : [];
  });
}

function unreadable({ image, first }: UsedPicture, problem: string): Outcome {
  return { found: [diagnose('image/unreadable', first.at, `${image.name} cannot be used: ${problem}.`)] };
}
