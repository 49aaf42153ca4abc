/** Share cards: what they are named by, what they look like in figures, and how titles are set. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { readPalettes } from '../../../../src/assets/bundle/theme.ts';
import { openCache } from '../../../../src/assets/cache.ts';
import { type CardFont, parseCardFont } from '../../../../src/assets/cards/card-font.ts';
import { drawCard } from '../../../../src/assets/cards/card-layout.ts';
import { fitTitle } from '../../../../src/assets/cards/card-lines.ts';
import { cardPolicy, planShareCards } from '../../../../src/assets/cards/share-cards.ts';
import { contentHash } from '../../../../src/files/content-hash.ts';
import { listPages } from '../../../../src/routes/list-pages.ts';
import { aModel, siteFile } from '../../../support/builders.ts';

const fontFile = readFileSync('templates/fonts/share-card.woff');
const font = parseCardFont(fontFile);
const ownColors = { light: {}, dark: {}, faces: {}, fontsource: {}, divider: 'waves' } as const;
const { light: colors } = await readPalettes(new TemplateFolders('templates', 'templates'), ownColors);
const mark = '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#fff"/></svg>';
const company = { business: 'High Desert Pianos', mark, colors, font: fontFile, cache: openCache(undefined) };
/** `expect` compares bytes one by one, slowly. */
const hashOf = (png: Uint8Array | undefined) => png && contentHash(png);
const words = { title: 'Piano Tuning in Sisters, OR', line: 'Deschutes County, Oregon' };

describe('a share card', () => {
  it('is a PNG of 1200 by 630, under 100 kB, with the same bytes twice', async () => {
    const draw = async () => planShareCards(company).toMake(words).make();
    const [png, again] = [await draw(), await draw()];
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png?.length).toBeLessThan(100_000);
    expect(hashOf(again)).toBe(hashOf(png));
  });

  it('is named by everything it shows, before it is drawn', () => {
    const nameWith = (change: Partial<typeof company>, text = words) => {
      const cards = planShareCards({ ...company, ...change });
      expect(cards.toMake(text).path).toBe(cards.plan(text).path.slice(1));
      return cards.plan(text).path;
    };
    const name = nameWith({});
    expect(name).toMatch(/^\/assets\/card\.[0-9a-z]{13}\.png$/);
    expect(nameWith({})).toBe(name);
    const others = [
      nameWith({ business: 'Another' }),
      nameWith({ mark: `${mark} ` }),
      nameWith({ colors: { ...colors, accent: '#000000' } }),
      nameWith({ font: fontFile.subarray(1) }),
      nameWith({}, { ...words, line: '' }),
      nameWith({}, { ...words, title: words.title.toLowerCase() }),
      nameWith({}, { title: words.line, line: words.title }),
    ];
    expect(new Set([name, ...others]).size).toBe(1 + others.length);
  });

  it('shows the first letter of the business if there is no mark, and its name if the title has no drawable letters', () => {
    const size = 104;
    const pianos = { business: 'Pianos', mark: undefined, colors };
    const card = drawCard({ ...words, title: '漢字' }, pianos, font);
    const x = 876 + (324 - font.width('P', 240)) / 2;
    expect(card).toContain(`"${font.outline('P', { x, y: (508 + 240 * 0.68) / 2, size: 240 })}"`);
    expect(card).toContain(`"${font.outline('Pianos', { x: 72 - size * 0.03, y: 160 + size * 0.68, size })}"`);
  });

  it('is filled with the panel if neither title nor business have drawable letters', () => {
    const card = drawCard({ title: 'Χορδές', line: 'OR' }, { business: 'Ρολόγια', mark, colors }, font);
    expect(card.match(/<(rect|path|svg)[^>]*/g)).toEqual([
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"',
      `<rect x="0" y="0" width="1200" height="630" fill="${colors.primary}"/`,
      '<svg viewBox="0 0 10 10" x="496" y="211" width="208" height="208"',
    ]);
  });

  it('has the mark on its panel, and the words on the ground beside it, and nothing outside', async () => {
    const title = 'Emergency & Crane Work – “Ærø”, Quay 6 and beyond';
    const card = planShareCards(company).toMake({ title, line: '' });
    const { data } = await sharp(await card?.make())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => `#${data.subarray(3 * (y * 1200 + x)).toString('hex', 0, 3)}`;
    expect(colorAt(876 + 162, 254)).toBe('#ffffff');
    expect(colorAt(900, 20)).toBe(colors.primary);
    const ink = Buffer.from(colors.text.slice(1), 'hex');
    const xs: number[] = [];
    for (let y = 0; y < 508; y++)
      for (let x = 0; x < 876; x++) if (ink.compare(data, 3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3) === 0) xs.push(x);
    expect(xs.length).toBeGreaterThan(10_000);
    expect(xs.every((x) => x > 60 && x <= 876 - 72)).toBe(true);
  });
});

it('the share card of a page is its own on sites of up to 500 pages, then that of its county', () => {
  const model = aModel([siteFile((text) => text.replace('shareCards: site\n', ''))]);
  const all = listPages({ model } as Parameters<typeof listPages>[0]);
  // Nobody shares the thank-you page.
  const { length: pages } = all.filter(({ path }) => path !== '/thank-you/');
  const withMore = (places: number) => {
    const cities = { size: model.cities.size + places } as typeof model.cities;
    return cardPolicy({ ...model, cities });
  };
  expect(withMore(500 - pages)).toBe('page');
  expect(withMore(501 - pages)).toBe('county');
  expect(cardPolicy({ ...model, news: () => Array(501 - pages).fill('frost') })).toBe('county');
});

it('a line and a business of any length stay on their card', () => {
  const long = 'Plumbing, heating and drains '.repeat(9);
  const card = drawCard({ title: long, line: long }, { business: long, mark: undefined, colors }, font);
  const xs = [...card.matchAll(/M([-\d.e]+) /g)].map(([, x]) => Number(x));
  expect(xs.length).toBeGreaterThan(500);
  expect(Math.max(...xs.filter((x) => x < 876 || x > 1200))).toBeLessThanOrEqual(876 - 72);
});

it.each([
  ['Māori, Turkish', 'Wānaka, Ōtākou, İğdır, Şişli'],
  ['Polish, Czech, Hungarian', 'Łódź, Žďár, Győr, Kraków'],
  ['Romanian, Welsh, Vietnamese', 'Târgu Mureș, Tŷ Ŵyn, Huế'],
])('the font has the letters of %s', (_, names) => {
  expect(font.drawable(names)).toBe(names);
});

it('the font writes letters it lacks without their accents, and leaves out marks it cannot write', () => {
  expect(font.drawable('\u1e00x\u2010ray')).toBe('Ax-ray');
  expect(font.drawable('Hawai\u02bbi')).toBe('Hawai‘i');
  expect(font.drawable('Tree\u00a0care 🌲 now\u200b')).toBe('Tree care now');
  expect(font.drawable('e\u0301')).toBe('é');
});

it('a font of a few letters writes those with a stroke without it', () => {
  const few = parseCardFont(readFileSync('node_modules/@fontsource/rye/files/rye-latin-400-normal.woff'));
  expect(few.drawable('Łódź łđĐħĦŋŊẞ')).toBe('Lódz ldDhHngNgSS');
});

it('a text with a letter that the font cannot write is left out', () => {
  expect(font.drawable('Ремонт iPhone 14')).toBe('');
  expect(font.missing('Ремонт iPhone 14')).toEqual(['Р', 'е', 'м', 'о', 'н', 'т']);
});

describe('a title', () => {
  /** Every letter is half as wide as it is tall. */
  const plain: CardFont = {
    missing: () => [],
    drawable: (text) => text,
    width: (text, size) => (text.length * size) / 2,
    outline: () => '',
  };
  const [large, small] = [
    { size: 100, lines: 2 },
    { size: 50, lines: 3 },
  ] as const;

  const fourWords = 'word word word word';
  it.each([
    ['of two even lines', 'one two three fo', 100, ['one two', 'three fo']],
    ['of one word that is too long', 'Antidisestablishmentarianism', 50, ['Antidisestablishmen…']],
    ['that is too long', 'word '.repeat(20).trim(), 50, [fourWords, fourWords, `${fourWords}…`]],
  ])('%s', (_, title, size, lines) => {
    expect(fitTitle(title, plain, { width: 500, sizes: [large, small] })).toEqual({ size, lines });
  });
});
