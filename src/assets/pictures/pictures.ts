/** Plans the pictures of data/images that the data uses. Reads each; one that cannot be used or is too small gets a diagnostic. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { readOrReport } from '../../diagnostics/unreadable.ts';
import { focusClass, focusRule } from '../../domain/focal-point.ts';
import type { Grouped } from '../../domain/groups.ts';
import { pictureSlots, type SlotNeeds } from '../../domain/picture-slots.ts';
import { contentHash } from '../../files/content-hash.ts';
import type { ImageFile } from '../../load/source.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ImageUse, ImageUses } from '../../model/image-uses.ts';
import { formatMegabytes } from '../../text/strings.ts';
import type { FileToMake, OutputFile, PictureAsset } from '../assets.ts';
import { type Cache, cachedValue } from '../cache.ts';
import { type DrawingResult, sanitizeSvg } from '../svg/sanitize-svg.ts';
import { mapConcurrently } from '../work-pool.ts';
import { checkLogo } from './check-logo.ts';
import { type PictureFacts, UnusablePicture } from './picture-encoder.ts';
import { pictureCss, planPicture, readFacts } from './raster-picture.ts';
import { inspectSvg } from './svg-picture.ts';

export interface Pictures {
  /** By name in data/images. */
  pictures: Map<string, PictureAsset>;
  /** SVG pictures, rewritten with allowed parts only. */
  files: OutputFile[];
  toMake: FileToMake[];
  /** SVG pictures as text, for icons and cards. */
  drawings: Map<string, string>;
  /** Rules of the pictures' color classes and focal points. */
  css: string;
  diagnostics: Diagnostic[];
}

/** A picture that is used, with everything that the data says about it. */
interface UsedPicture {
  image: ImageFile;
  uses: Grouped<ImageUse>;
}

const megabyte = 1_000_000;
/** Lower for drawings, which are read whole and published in one size. */
const maxMegabytes = (name: string) => (name.endsWith('.svg') ? 2 : 10);
/** How many times as wide as it is high a picture may be where it is cut to the shape of its slot. */
const maxShape = 3;
/** WebP's limit. */
const maxRows = 16_383;

/** The facts about a picture that do not depend on its use. */
type Examined =
  | Diagnostic[]
  | { tooLarge: number }
  | { text: string; drawing: DrawingResult }
  | { source: string; facts: PictureFacts | UnusablePicture };

/** Reads a picture, each file once while it is unchanged. */
export type ExaminePicture = (image: ImageFile) => Promise<Examined>;

/** `versions`: of treesite's code, since another may see more in a picture, and refuse more of a drawing. */
export function openPictures(cache: Cache, versions: string): ExaminePicture {
  return memoize(async ({ name, file, absolute }): Promise<Examined> => {
    const bytes = await readOrReport(file, async () => {
      const { size } = await stat(absolute);
      return size > maxMegabytes(name) * megabyte ? size : readFile(absolute);
    });
    if (Array.isArray(bytes)) return bytes;
    if (typeof bytes === 'number') return { tooLarge: bytes };
    if (name.endsWith('.svg')) {
      const text = bytes.toString('utf8');
      return { text, drawing: await cachedValue(cache, `drawing ${versions} ${text}`, async () => sanitizeSvg(text)) };
    }
    const facts = await readFacts(bytes, cache, versions).catch((error: unknown) => {
      if (error instanceof UnusablePicture) return error;
      throw error;
    });
    return { source: contentHash(bytes), facts };
  });
}

interface PictureContext {
  uses: ImageUses;
  cache: Cache;
  examine: ExaminePicture;
}

/** Pictures that the data does not use are not published. */
export async function readPictures(
  images: readonly ImageFile[],
  { uses, cache, examine }: PictureContext,
): Promise<Pictures> {
  const used = images.flatMap((image): UsedPicture[] => {
    const places = uses.get(image.name);
    return places ? [{ image, uses: places }] : [];
  });
  const result: Pictures = {
    pictures: new Map(),
    files: [],
    toMake: [],
    drawings: new Map(),
    css: '',
    diagnostics: [],
  };
  const examined = await mapConcurrently(used, async (picture) => ({ picture, facts: await examine(picture.image) }));
  for (const { picture, facts } of examined) result.diagnostics.push(...planUsed(picture, facts, { result, cache }));
  result.css = pictureCss(result.pictures.values()) + focusCss(used);
  result.diagnostics.push(...checkLogo(result.pictures, uses));
  return result;
}

/** One rule per distinct focal point. */
function focusCss(used: readonly UsedPicture[]): string {
  const classes = used.flatMap(({ uses }) =>
    uses.flatMap(({ focus }) => (focus === undefined ? [] : focusClass(focus))),
  );
  return [...new Set(classes)].sort().map(focusRule).join('');
}

/** Adds the picture's files to the result, and returns its problems. */
function planUsed(
  picture: UsedPicture,
  examined: Examined,
  { result, cache }: { result: Pictures; cache: Cache },
): Diagnostic[] {
  const { image, uses } = picture;
  const [first] = uses;
  if (Array.isArray(examined)) return examined;
  if ('tooLarge' in examined) {
    const message = `${image.name} is ${formatMegabytes(examined.tooLarge)}; the limit is ${maxMegabytes(image.name)} MB.`;
    const isDrawing = image.name.endsWith('.svg');
    const hint = `Export it ${isDrawing ? 'with fewer points, or ' : ''}as a JPEG that is 2,000 to 3,000 pixels wide.`;
    return [diagnose('image/too-large', first.at, message, { hint })];
  }
  if ('drawing' in examined) {
    const inspected = inspectSvg(examined, { file: image.file, use: () => first.at });
    if (Array.isArray(inspected)) return inspected;
    const { svg, width, height } = inspected;
    const file = `assets/${path.parse(image.name).name}.${contentHash(svg)}.svg`;
    result.pictures.set(image.name, { path: `/${file}`, width, height, sources: [] });
    result.files.push({ path: file, contents: svg });
    result.drawings.set(image.name, svg);
    return [];
  }
  const { facts, source } = examined;
  if (facts instanceof UnusablePicture) return [unreadable(picture, facts)];
  const widths = [...new Set(uses.flatMap(({ slot }) => pictureSlots[slot].widths))].sort((a, b) => a - b);
  const { asset, toMake } = planPicture({ image, source, facts, widths }, cache);
  if (asset.height > maxRows)
    return [unreadable(picture, new UnusablePicture('it is too tall for its width', 'Cut off its top or bottom.'))];
  result.pictures.set(image.name, asset);
  result.toMake.push(...toMake);
  return tooSmall(picture, facts);
}

/** One diagnostic per kind of picture slot, at its first use in the data. */
function tooSmall({ image, uses }: UsedPicture, { width, height }: PictureFacts): Diagnostic[] {
  const bySlot = new Map(uses.toReversed().map((use) => [use.slot, use]));
  return [...bySlot.values()].flatMap(({ at, slot }) => {
    const { name, minWidth, widths, isWhole = false }: SlotNeeds = pictureSlots[slot];
    const message = `${image.name} is ${width} pixels wide; ${name} needs at least ${minWidth}.`;
    const hint = 'Use the original file from the camera. Messaging apps and websites reduce the size of pictures.';
    if (width < minWidth) return [diagnose('image/too-small', at, message, { hint })];
    const largest = Math.min(width, Math.max(...widths));
    // What is left of it when its sides are cut off.
    if (isWhole || (largest / width) * height * maxShape >= minWidth) return [];
    return [
      diagnose(
        'image/too-small',
        at,
        `${image.name} is ${width} by ${height} pixels: too low for its width, because ${name} shows only the middle of it, enlarged.`,
        { hint: 'Cut off its sides, or use another picture.' },
      ),
    ];
  });
}

function unreadable({ image, uses: [first] }: UsedPicture, { message, hint }: UnusablePicture): Diagnostic {
  return diagnose('image/unreadable', first.at, `${image.file} cannot be used: ${message}.`, { hint });
}
