/** A picture → its properties, cached by content. */
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
  const key = `picture facts 4 ${encoder.settings} ${contentHash(bytes)}`;
  const found = await cache.get(key, async () => Buffer.from(JSON.stringify(await encoder.inspect(bytes))));
  return JSON.parse(Buffer.from(found).toString('utf8'));
}

/** Whether the encoder can draw an SVG file: icons and cards are drawn from some of them. */
export async function canBeDrawn(svg: Uint8Array, { encoder, cache }: PictureTools): Promise<boolean> {
  const key = `drawing 1 ${encoder.settings} ${contentHash(svg)}`;
  const found = await cache.get(key, async () => Buffer.from((await encoder.canDraw(svg)) ? 'yes' : ''));
  return found.length > 0;
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
