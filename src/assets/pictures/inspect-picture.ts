/** A picture → its properties, cached by content. Problems are not cached: a picture that failed once is tried again. */
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import type { Cache } from '../cache.ts';
import { contentHash } from '../content-hash.ts';
import type { PictureEncoder, PictureFacts, PictureProblem } from './picture-encoder.ts';
import { inspectSvg, type SvgPicture } from './svg-picture.ts';

export interface PictureTools {
  encoder: PictureEncoder;
  cache: Cache;
  /** Identifies the code that reads drawings. */
  versions?: string | undefined;
}

/** For photographs; SVG pictures: see canBeDrawn. */
export async function inspectPicture(
  bytes: Uint8Array,
  { encoder, cache }: PictureTools,
): Promise<PictureFacts | PictureProblem> {
  const key = `picture facts 5 ${encoder.settings} ${contentHash(bytes)}`;
  let problem: PictureProblem | undefined;
  const kept = await cache.get(key, async () => {
    const found = await encoder.inspect(bytes);
    if (!('problem' in found)) return Buffer.from(JSON.stringify(found));
    problem = found;
    return undefined;
  });
  if (kept) return JSON.parse(Buffer.from(kept).toString('utf8'));
  // Where two files are the same, only one of them was inspected.
  return problem ?? encoder.inspect(bytes);
}

/** Whether the encoder can draw an SVG file: icons and cards are drawn from some of them. */
export async function canBeDrawn(svg: Uint8Array, { encoder, cache }: PictureTools): Promise<boolean> {
  const make = async () => ((await encoder.canDraw(svg)) ? Buffer.from('yes') : undefined);
  const kept = await cache.get(`drawing 2 ${encoder.settings} ${contentHash(svg)}`, make);
  return kept !== undefined;
}

/** Like inspectSvg, with the cached picture of an unchanged drawing. Only usable drawings are cached. */
export function inspectDrawing(
  svg: Uint8Array,
  at: { file: string; use: Location },
  { cache, versions = '' }: PictureTools,
): SvgPicture | Diagnostic {
  let problem: Diagnostic | undefined;
  const kept = cache.getNow(`usable drawing ${versions} ${contentHash(svg)}`, () => {
    const found = inspectSvg(Buffer.from(svg).toString('utf8'), at);
    if (!('code' in found)) return JSON.stringify(found);
    problem = found;
    return '';
  });
  if (problem) return problem;
  return kept === '' ? inspectSvg(Buffer.from(svg).toString('utf8'), at) : JSON.parse(kept);
}
