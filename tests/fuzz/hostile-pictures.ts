/** Maps and share cards with hostile names and words: the drawing has no element that treesite did not write, and the picture is whole. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { openCache } from '../../src/assets/cache.ts';
import { type CardFont, parseCardFont } from '../../src/assets/cards/card-font.ts';
import { cardSize, drawCard } from '../../src/assets/cards/card-layout.ts';
import { planShareCards } from '../../src/assets/cards/share-cards.ts';
import { drawMap } from '../../src/assets/map/draw-map.ts';
import { layOutMap } from '../../src/assets/map/map-layout.ts';
import { type Random, randomFrom } from '../support/random.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { HostileTexts } from './hostile-texts.ts';

export interface PictureFuzz {
  pictures: number;
  /** Names that the maps show exactly as typed. */
  names: number;
}

/** One in this many drawings is rasterized, and one in this many cards encoded, because both take longer than everything else. */
const rasterEvery = 10;

/** Throws with the number of the picture. */
export async function fuzzPictures({ pictures, seed }: { pictures: number; seed: number }): Promise<PictureFuzz> {
  const fontFile = readFileSync(path.join(projectRoot, 'templates/fonts/share-card.woff'));
  const font = parseCardFont(fontFile);
  const result = { pictures: 0, names: 0 };
  for (; result.pictures < pictures; result.pictures++) {
    const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(result.pictures + 1, 0x85ebca6b));
    const isRastered = result.pictures % rasterEvery === 0;
    try {
      result.names += await checkMap(random, isRastered);
      await checkCard(random, { font, fontFile, isRastered });
    } catch (error) {
      throw new Error(`seed ${seed}, picture ${result.pictures}: ${String(error)}`, { cause: error });
    }
  }
  return result;
}

const codes = ['37013', '37147', '37049', '37107'];
const spots = [
  [35.6127, -77.3664],
  [35.5466, -77.0522],
  [35.1085, -77.0441],
  [35.2627, -77.5816],
  [35.303, -76.7889],
] as const;

/** How many of the names the map has room for. */
async function checkMap(random: Random, isRastered: boolean): Promise<number> {
  const texts = new HostileTexts(random);
  const name = () =>
    texts
      .anyText()
      .slice(0, 30)
      .replace(/[\uD800-\uDBFF]$/, '');
  const counties = codes.map((fips) => ({ slug: fips, fips, name: name(), href: `/${fips}/` }));
  const places = spots.map(([latitude, longitude], index) => {
    return {
      name: name(),
      href: `/${index}/`,
      county: '37013',
      latitude,
      longitude,
      radiusMeters: 9_000,
      featured: false,
    };
  });
  const layout = layOutMap({ counties, places, focus: codes, margin: 0.1 });
  if (!layout) throw new Error('The map has no counties.');
  const svg = drawMap(layout, codes);
  const names = new Set([...counties, ...places].map((one) => one.name));
  const shown = textsOf(svg, /^(svg|g|path|circle|text)$/);
  for (const text of shown) if (!names.has(text)) throw new Error(`The map says ${JSON.stringify(text)}.`);
  if (isRastered) await mustBePicture(Buffer.from(svg.replaceAll('var(--background)', '#fff')), 640);
  return shown.length;
}

const ink = '#1b241f';
const colorNames = ['background', 'surface', 'surfaceAlt', 'text', 'textMuted', 'border', 'primary', 'onPrimary'];
const colors = Object.fromEntries(
  [...colorNames, 'accent', 'onAccent', 'alert', 'onAlert'].map((name) => [name, ink]),
) as Parameters<typeof drawCard>[1]['colors'];

async function checkCard(
  random: Random,
  { font, fontFile, isRastered }: { font: CardFont; fontFile: Buffer; isRastered: boolean },
): Promise<void> {
  const texts = new HostileTexts(random);
  const company = { business: texts.anyText(), mark: undefined, colors };
  const words = { title: texts.anyText(), line: texts.anyText() };
  const svg = drawCard(words, company, font);
  const shown = textsOf(svg, /^(svg|g|path|rect)$/);
  if (shown.length > 0) throw new Error(`The card says ${JSON.stringify(shown)}.`);
  for (const [start, x, y] of svg.matchAll(/M([-\d.e]+) ([-\d.e]+)/g))
    if (!(Number(x) > 0 && Number(x) < cardSize.width && Number(y) > 0 && Number(y) < cardSize.height))
      throw new Error(`A letter of ${JSON.stringify({ ...words, ...company })} lies at ${start}.`);
  if (!isRastered) return;
  const cards = planShareCards({ ...company, font: fontFile, cache: openCache(undefined), policy: 'page' });
  await mustBePicture(await cards.toMake(words).make(), cardSize.width);
}

/** The texts of a drawing, each from an element of its own. */
function textsOf(svg: string, allowed: RegExp): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!allowed.test(name)) throw new Error(`The drawing has a <${name}>.`);
        const odd = Object.keys(attributes).find((one) => /^(on|href|xlink|style|class)/i.test(one));
        if (odd !== undefined) throw new Error(`The drawing has an attribute ${odd}.`);
        if (name === 'text') found.push('');
      },
      ontext(text) {
        if (found.length === 0) throw new Error(`The drawing has a text outside: ${text}`);
        found[found.length - 1] += text;
      },
      oncomment: () => refuse('a comment'),
      oncdatastart: () => refuse('CDATA'),
      onprocessinginstruction: () => refuse('an instruction'),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return found;
}

function refuse(what: string): void {
  throw new Error(`The drawing has ${what}.`);
}

/** A strict reader of XML and of PNG. */
async function mustBePicture(bytes: Uint8Array | undefined, width: number): Promise<void> {
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width) throw new Error(`The picture is ${info.width} pixels wide.`);
}
