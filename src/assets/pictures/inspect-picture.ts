/** A picture → its properties, cached by content. */
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
  const key = `picture facts 3 ${encoder.settings} ${contentHash(bytes)}`;
  const found = await cache.get(key, async () => Buffer.from(JSON.stringify(await encoder.inspect(bytes))));
  return JSON.parse(Buffer.from(found).toString('utf8'));
}

/** Whether the encoder can draw an SVG file: icons and cards are drawn from some of them. */
export async function canBeDrawn(svg: Uint8Array, { encoder, cache }: PictureTools): Promise<boolean> {
  const key = `drawing 1 ${encoder.settings} ${contentHash(svg)}`;
  const found = await cache.get(key, async () => Buffer.from((await encoder.canDraw(svg)) ? 'yes' : ''));
  return found.length > 0;
}
