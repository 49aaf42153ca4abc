/** The font of share cards: a font file → widths and outlines of text. Pure once loaded; no font of the machine is used. */
import type { PathCommand } from 'opentype.js';
import { memoize } from '../../memo/memoize.ts';
import { opentype } from '../packages.ts';

export interface CardFont {
  /** The text as the font can draw it: missing letters lose their accents, or are dropped. */
  drawable: (text: string) => string;
  /** In units of `size`, kerning included. */
  width: (text: string, size: number) => number;
  /** The text's glyphs with their positions; the baseline starts at x, y. */
  place: (text: string, at: { x: number; y: number; size: number }) => PlacedGlyph[];
}

export interface PlacedGlyph {
  /** In font units, relative to the start of its baseline; y points down. */
  steps: readonly PathStep[];
  x: number;
  y: number;
  scale: number;
}

/** A step of a contour: a command of SVG path data, and its points as x, y, x, y … */
export interface PathStep {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  points: readonly number[];
}

/** SVG path data, rounded to a tenth of a pixel. opentype.js can write path data, but truncates some outlines. */
export function pathData(glyphs: readonly PlacedGlyph[]): string {
  return glyphs
    .flatMap(({ steps, x, y, scale }) =>
      steps.map(({ type, points }) => {
        const moved = points.map((value, index) => value * scale + (index % 2 === 0 ? x : y));
        return type + moved.map((value) => Math.round(value * 10) / 10).join(' ');
      }),
    )
    .join('');
}

/** `file` is a TrueType, OpenType or WOFF font, not WOFF2. */
export function parseCardFont(file: Uint8Array): CardFont {
  const font = opentype().parse(new Uint8Array(file).buffer);
  const has = (character: string) => character === ' ' || font.charToGlyphIndex(character) > 0;

  /** Each glyph with its position on a line that starts at 0, and the end of the line, in font units. */
  const lay = (text: string) => {
    let end = 0;
    let previous: ReturnType<typeof font.charToGlyph> | undefined;
    const placed = [...text].map((character) => {
      const glyph = font.charToGlyph(character);
      if (previous) end += font.getKerningValue(previous, glyph);
      const at = end;
      end += glyph.advanceWidth ?? 0;
      previous = glyph;
      return { glyph, at };
    });
    return { placed, end };
  };

  /** In font units; y points down from the baseline. */
  const contours = memoize((glyph: ReturnType<typeof font.charToGlyph>) =>
    glyph.getPath(0, 0, font.unitsPerEm).commands.map(stepOf),
  );

  return {
    drawable: (text) => drawable(text, has),
    width: (text, size) => (lay(text).end * size) / font.unitsPerEm,
    place: (text, { x, y, size }) => {
      const scale = size / font.unitsPerEm;
      return lay(text).placed.map(({ glyph, at }) => ({ steps: contours(glyph), x: x + at * scale, y, scale }));
    },
  };
}

function drawable(text: string, has: (character: string) => boolean): string {
  const plain = (character: string) => {
    if (has(character)) return character;
    const letters = replacements[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...letters].filter(has).join('');
  };
  return [...text.normalize('NFC')].map(plain).join('').replace(/\s+/g, ' ').trim();
}

/** Letters that do not decompose into a plain letter and an accent. */
const replacements: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ẞ: 'SS',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
};

function stepOf(command: PathCommand): PathStep {
  const { type, x, y, x1, y1, x2, y2 } = {
    x: undefined,
    y: undefined,
    x1: undefined,
    y1: undefined,
    x2: undefined,
    y2: undefined,
    ...command,
  };
  return { type, points: [x1, y1, x2, y2, x, y].filter((value) => value !== undefined) };
}
