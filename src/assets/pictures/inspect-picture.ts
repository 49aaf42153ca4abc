/** A picture → its properties, cached by content. Problems are not cached: a picture that failed once is tried again. */
import type { Cache } from '../cache.ts';
import { contentHash } from '../content-hash.ts';
import type { PictureEncoder, PictureFacts, PictureProblem } from './picture-encoder.ts';

export interface PictureTools {
  encoder: PictureEncoder;
  cache: Cache;
}

/** For photographs; SVG pictures: see canBeDrawn. */
export async function inspectPicture(
  bytes: Uint8Array,
  { encoder, cache }: PictureTools,
): Promise<PictureFacts | PictureProblem> {
  const key = `picture facts 5 ${encoder.settings} ${contentHash(bytes)}`;
  let problem: PictureProblem | undefined;
  const cached = await cache.get(key, async () => {
    const found = await encoder.inspect(bytes);
    if (!('problem' in found)) return Buffer.from(JSON.stringify(found));
    problem = found;
    return undefined;
  });
  if (cached) return JSON.parse(Buffer.from(cached).toString('utf8'));
  // Where two files are the same, only one of them was inspected.
  return problem ?? encoder.inspect(bytes);
}

/** Whether the encoder can draw an SVG file: icons and cards are drawn from some of them. */
export async function canBeDrawn(svg: Uint8Array, { encoder, cache }: PictureTools): Promise<boolean> {
  const make = async () => ((await encoder.canDraw(svg)) ? Buffer.from('yes') : undefined);
  const cached = await cache.get(`drawing 2 ${encoder.settings} ${contentHash(svg)}`, make);
  return cached !== undefined;
}
