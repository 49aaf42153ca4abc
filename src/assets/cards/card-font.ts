/** The font of share cards: a font file → widths and outlines of text. Pure once loaded; no font of the machine is used. */
import type { PathCommand } from 'opentype.js';
import { opentype } from '../packages.ts';

export interface CardFont {
  /** Letters and digits that the font cannot draw, even without their accents. */
  missing: (text: string) => string[];
  /** The text as the font can draw it, without other marks that it lacks; empty if a letter is missing, because a part of the words would mislead. */
  drawable: (text: string) => string;
  /** In units of `size`, kerning included. */
  width: (text: string, size: number) => number;
  /** SVG path data of the text; its baseline starts at x, y. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

/** `file` is a TrueType, OpenType or WOFF font, not WOFF2. */
export function parseCardFont(file: Uint8Array): CardFont {
  const font = opentype().parse(new Uint8Array(file).buffer);
  const has = (character: string) => character === ' ' || font.charToGlyphIndex(character) > 0;

  /**
   * Each glyph with its position on a line that starts at 0, and the end of the line, in font units. Not by getPath of opentype.js,
   * which throws at substitution rules that many fonts have.
   */
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

  return {
    missing: (text) => missing(text, has),
    drawable: (text) => (missing(text, has).length > 0 ? '' : drawable(text, has)),
    width: (text, size) => (lay(text).end * size) / font.unitsPerEm,
    outline: (text, { x, y, size }) => {
      const commands = lay(text).placed.flatMap(
        ({ glyph, at }) => glyph.getPath(x + (at * size) / font.unitsPerEm, y, size).commands,
      );
      return commands.map(pathData).join('');
    },
  };
}

type Has = (character: string) => boolean;

function missing(text: string, has: Has): string[] {
  const letters = text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
  return [...new Set(letters)].filter((letter) => drawable(letter, has) === '');
}

function drawable(text: string, has: Has): string {
  const plain = (character: string) => {
    if (has(character)) return character;
    const letters = replacements[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...letters].filter(has).join('');
  };
  return [...text.normalize('NFC')].map(plain).join('').replace(/\s+/g, ' ').trim();
}

/** Letters that do not decompose into a plain letter and an accent, and signs that have others of the same look. \u02bb is a letter of Hawaiian. */
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
  '\u02bb': '‘',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
};

/** Rounded to a tenth of a pixel. opentype.js can write path data, but truncates some outlines. */
function pathData({ type, ...points }: PathCommand): string {
  const { x1, y1, x2, y2, x, y }: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = points;
  const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return type + values.map((value) => Math.round(value * 10) / 10).join(' ');
}
