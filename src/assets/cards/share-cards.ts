/** Plans share cards: their names at once, their pictures when they are requested. */
import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import { memoize, once } from '../../memo/memoize.ts';
import type { Assets, CardText, FileToMake } from '../assets.ts';
import type { Cache } from '../cache.ts';
import { contentHash } from '../content-hash.ts';
import { sharpVersion } from '../pictures/load-sharp.ts';
import { type CardCanvas, drawCanvas } from './card-canvas.ts';
import { type CardFont, parseCardFont } from './card-font.ts';
import { type CardCompany, cardSize, drawBackground, layName, layWords } from './card-layout.ts';
import { type CardPolicy, chooseCard } from './card-policy.ts';
import { drawLetters } from './draw-letters.ts';
import { encodeIndexedPng } from './indexed-png.ts';

export interface ShareCards {
  plan: Assets['planCard'];
  toMake: (texts: readonly CardText[]) => FileToMake[];
}

interface Company extends CardCompany {
  /** The font file. */
  font: Uint8Array;
  cache: Cache;
  policy: CardPolicy;
}

/** Raise it with every change of the drawing: cards that look different need another file name. */
const design = 3;

export function planShareCards({ font: fontFile, cache, policy, ...company }: Company): ShareCards {
  // The spelling of these keys is part of the file names of cards.
  const { business, mark, colors: colours } = company;
  const look = { business, mark, colours };
  const same = contentHash(JSON.stringify([design, sharpVersion(), contentHash(fontFile), look]));
  const keyOf = ({ title, line }: CardText) => `share card ${same} ${JSON.stringify([title, line])}`;
  const pathOf = memoize((text: CardText) => `assets/card.${contentHash(keyOf(text))}.png`);
  const shared = once(() => prepare({ ...company, fontFile, cache, key: `canvas of share cards ${same}` }));
  let space: Uint8Array | undefined;
  const draw = async (text: CardText) => {
    const { font, canvas } = await shared();
    space ??= new Uint8Array(canvas.rows.length);
    return encodeIndexedPng(drawLetters(canvas, layWords(text, company, font), space));
  };
  return {
    plan: (cards) => {
      const text = chooseCard(policy, cards);
      return { text, path: `/${pathOf(text)}`, ...cardSize };
    },
    toMake: (texts) =>
      texts.map((text) => ({ path: pathOf(text), make: () => cache.get(keyOf(text), () => draw(text)) })),
  };
}

interface CanvasInput extends CardCompany {
  fontFile: Uint8Array;
  cache: Cache;
  key: string;
}

/** The canvas is kept between builds: drawing it takes three times as long as the words of a card. */
async function prepare(input: CanvasInput): Promise<{ font: CardFont; canvas: CardCanvas }> {
  const font = parseCardFont(input.fontFile);
  let made: CardCanvas | undefined;
  const kept = await input.cache.get(input.key, async () => {
    made = await drawSharedParts(input, font);
    return deflateSync(serialize(made), { level: 1 });
  });
  return { font, canvas: made ?? deserialize(inflateSync(kept)) };
}

async function drawSharedParts(company: CardCompany, font: CardFont): Promise<CardCanvas> {
  const { background, text, primary } = company.colors;
  const blank = await drawCanvas({ svg: drawBackground(company, font), background, inks: [text, primary] });
  return drawLetters(blank, [layName(company, font)]);
}
