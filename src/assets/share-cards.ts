/** Plans the cards of shared links, one for each page: names at once, pictures when they are asked for. */
import type { CardText, ShareCard } from './assets.ts';
import type { Cache } from './cache.ts';
import { type CardContent, cardSize, drawCard } from './card-drawing.ts';
import { type Face, loadFace } from './card-face.ts';
import { contentHash } from './content-hash.ts';
import { loadSharp, sharpVersion } from './load-sharp.ts';
import type { FileToMake } from './make-files.ts';

export interface ShareCards {
  /** Where the card of a page will be. The same words have the same card. */
  plan: (text: CardText) => ShareCard;
  toMake: (texts: readonly CardText[]) => FileToMake[];
}

interface Company extends Omit<CardContent, 'title' | 'line'> {
  /** The font file. */
  face: Uint8Array;
  cache: Cache;
}

/** To be raised with every change of the drawing: cards that look different need another name. */
const design = 1;
const settings = { palette: true, colours: 64, dither: 0, effort: 2, compressionLevel: 9 } as const;

export function planShareCards({ face: faceFile, cache, ...company }: Company): ShareCards {
  const same = JSON.stringify([design, settings, sharpVersion(), contentHash(faceFile), company]);
  const keyOf = ({ title, line }: CardText) => `share card ${same} ${JSON.stringify([title, line])}`;
  const pathOf = (text: CardText) => `assets/card.${contentHash(keyOf(text))}.png`;
  let face: Promise<Face> | undefined;
  const draw = async ({ title, line }: CardText) => {
    face ??= loadFace(faceFile);
    const svg = drawCard({ ...company, title, line }, await face);
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).png(settings).toBuffer();
  };
  return {
    plan: (text) => ({ path: `/${pathOf(text)}`, ...cardSize }),
    toMake: (texts) =>
      texts.map((text) => ({ path: pathOf(text), make: () => cache.get(keyOf(text), () => draw(text)) })),
  };
}
