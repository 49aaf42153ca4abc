/** Plans the pictures of data/images that the data uses. Reads each; one that cannot be used or is too small gets a diagnostic. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { readOrReport } from '../../diagnostics/read-problem.ts';
import { focusClass, focusRule } from '../../domain/focal-point.ts';
import { pictureSlots } from '../../domain/picture-slots.ts';
import type { ImageFile } from '../../load/source.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ImageUse, ImageUses } from '../../model/image-uses.ts';
import { formatMegabytes } from '../../text/strings.ts';
import type { AssetFile, FileToMake, PictureAsset } from '../assets.ts';
import type { Cache } from '../cache.ts';
import { contentHash } from '../content-hash.ts';
import { mapConcurrently } from '../work-pool.ts';
import { checkLogo } from './check-logo.ts';
import { type PictureFacts, type PictureProblem, sharpEncoder } from './picture-encoder.ts';
import { inspectPicture, type PictureTools, pictureCss, planPicture } from './raster-picture.ts';
import { inspectSvg } from './svg-picture.ts';

export interface Pictures {
  /** By name in data/images. */
  pictures: Map<string, PictureAsset>;
  /** SVG pictures, rewritten with allowed parts only. */
  files: AssetFile[];
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
  uses: readonly ImageUse[];
  first: ImageUse;
}

type Outcome = { asset?: PictureAsset; file?: AssetFile; drawing?: string; toMake?: FileToMake[]; found: Diagnostic[] };

const megabyte = 1_000_000;
/** Lower for drawings, which are read whole and published in one size. */
const maxMegabytes = (name: string) => (name.endsWith('.svg') ? 2 : 10);
/** WebP's limit. */
const maxRows = 16_383;

/** Reads pictures, each file once while it is unchanged. */
export interface PictureReader {
  tools: PictureTools;
  /** Or why it cannot be read. */
  examine: (image: ImageFile) => Promise<Examined | { problem: Diagnostic }>;
}

/** The facts about a picture that do not depend on its use. */
type Examined = { bytes: number } | { drawing: string } | { source: string; facts: PictureFacts | PictureProblem };

export function openPictures(
  cache: Cache,
  { encoder = sharpEncoder }: Partial<Pick<PictureTools, 'encoder'>> = {},
): PictureReader {
  const tools = { cache, encoder };
  return { tools, examine: memoize((image) => examinePicture(image, tools)) };
}

async function examinePicture(
  { name, file, absolute }: ImageFile,
  tools: PictureTools,
): ReturnType<PictureReader['examine']> {
  const found = await readOrReport(file, async () => {
    const { size } = await stat(absolute);
    return size > maxMegabytes(name) * megabyte ? size : readFile(absolute);
  });
  if ('problem' in found) return found;
  const bytes = found.read;
  if (typeof bytes === 'number') return { bytes };
  if (name.endsWith('.svg')) return { drawing: bytes.toString('utf8') };
  return { source: contentHash(bytes), facts: await inspectPicture(bytes, tools) };
}

/** Pictures that the data does not use are not published. */
export async function readPictures(
  images: readonly ImageFile[],
  { uses, tools, examine }: PictureReader & { uses: ImageUses },
): Promise<Pictures> {
  const used = images.flatMap((image): UsedPicture[] => {
    const places = uses.get(image.name) ?? [];
    return places[0] ? [{ image, uses: places, first: places[0] }] : [];
  });
  const outcomes = await mapConcurrently(used, async (picture): Promise<Outcome> => {
    const examined = await examine(picture.image);
    return 'problem' in examined ? { found: [examined.problem] } : planUsed(picture, examined, tools);
  });
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

function planUsed(picture: UsedPicture, examined: Examined, tools: PictureTools): Outcome {
  const { image, uses, first } = picture;
  if ('bytes' in examined) {
    const message = `${image.name} is ${formatMegabytes(examined.bytes)}; the limit is ${maxMegabytes(image.name)} MB.`;
    const isDrawing = image.name.endsWith('.svg');
    const hint = `Export it ${isDrawing ? 'with fewer points, or ' : ''}as a JPEG that is 2,000 to 3,000 pixels wide.`;
    return { found: [diagnose('image/too-large', first.at, message, { hint })] };
  }
  if ('drawing' in examined) return planDrawing(picture, examined.drawing);
  const { facts, source } = examined;
  if ('problem' in facts) return unreadable(picture, facts);
  const widths = [...new Set(uses.flatMap(({ slot }) => pictureSlots[slot].widths))].sort((a, b) => a - b);
  const planned = planPicture({ image, source, facts, widths }, tools);
  if (planned.asset.height > maxRows)
    return unreadable(picture, { problem: 'it is too tall for its width', hint: 'Cut off its top or bottom.' });
  return { ...planned, found: tooSmall(picture, facts) };
}

function planDrawing({ image, first }: UsedPicture, text: string): Outcome {
  const inspected = inspectSvg(text, { file: image.file, use: () => first.at });
  if ('code' in inspected) return { found: [inspected] };
  const { svg, width, height } = inspected;
  const file = `assets/${path.parse(image.name).name}.${contentHash(svg)}.svg`;
  return {
    asset: { path: `/${file}`, width, height, sources: [] },
    file: { path: file, contents: svg },
    drawing: svg,
    found: [],
  };
}

/** One diagnostic per kind of picture slot, at its first use in the data. */
function tooSmall({ image, uses }: UsedPicture, { width }: PictureFacts): Diagnostic[] {
  const bySlot = new Map(uses.toReversed().map((use) => [use.slot, use]));
  return [...bySlot.values()].flatMap(({ at, slot }) => {
    const { name, minWidth } = pictureSlots[slot];
    const message = `${image.name} is ${width} pixels wide; ${name} needs at least ${minWidth}.`;
    const hint = 'Use the original file from the camera. Messaging apps and websites reduce the size of pictures.';
    return width < minWidth ? [diagnose('image/too-small', at, message, { hint })] : [];
  });
}

function unreadable({ image, first }: UsedPicture, { problem, hint = exportAgain }: PictureProblem): Outcome {
  return { found: [diagnose('image/unreadable', first.at, `${image.file} cannot be used: ${problem}.`, { hint })] };
}

const exportAgain = 'Open it in a picture editor and export it as JPEG or PNG again.';
