/** The face of share cards: a font file → widths and outlines of text. Pure once loaded; no font of the machine is ever asked. */

export interface Face {
  /** What the face can draw of a text: letters it lacks lose their accents, the rest is left out. */
  drawable: (text: string) => string;
  /** In units of `size`, kerning included. */
  width: (text: string, size: number) => number;
  /** SVG path data with the base line starting at x, y. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

/** `file` is a TrueType, OpenType or WOFF font, not WOFF2. */
export async function loadFace(file: Uint8Array): Promise<Face> {
  const { default: opentype } = await import('opentype.js');
  const font = opentype.parse(new Uint8Array(file).buffer);
  const has = (character: string) => character === ' ' || font.charToGlyphIndex(character) > 0;

  /** Each glyph with its place on a line that starts at 0, and where the line ends, in font units. */
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
    drawable: (text) => drawable(text, has),
    width: (text, size) => (lay(text).end * size) / font.unitsPerEm,
    outline: (text, { x, y, size }) =>
      lay(text)
        .placed.flatMap(({ glyph, at }) => glyph.getPath(x + (at * size) / font.unitsPerEm, y, size).commands)
        .map(pathStep)
        .join(''),
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

/** Letters that are not a plain one with an accent. */
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

interface PathStep {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}

/** opentype.js writes path data of its own, but cuts some outlines short. */
function pathStep(step: PathStep): string {
  const numbers = [step.x1, step.y1, step.x2, step.y2, step.x, step.y].filter((value) => value !== undefined);
  return step.type + numbers.map((value) => Math.round(value * 10) / 10).join(' ');
}
