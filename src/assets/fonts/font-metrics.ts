/** Measures a font, and writes the descriptors that make a font of the device take the same space until it has loaded. */
import { opentype } from '../packages.ts';

/** In em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average width of a letter in running text. */
  width: number;
}

/** Letters and spaces with their frequencies in English. */
const sample =
  'The space for text is reserved before the font arrives, so that no line breaks in another place and nothing on the page moves when it is shown.';

/** `file` is a TrueType or OpenType font. Undefined if it lacks one of the sample's letters, as a font of symbols does. Browsers take line heights from its hhea table. */
export function measureFont(file: Uint8Array): FontMetrics | undefined {
  const font = opentype().parse(new Uint8Array(file).buffer);
  const { ascender, descender } = font;
  const lineGap = Number((font.tables.hhea as { lineGap?: number } | undefined)?.lineGap ?? 0);
  const letters = [...sample];
  if (letters.some((letter) => font.charToGlyphIndex(letter) === 0)) return undefined;
  const width = letters.reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0) / letters.length;
  const em = font.unitsPerEm;
  return { ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em, width: width / em };
}

interface DeviceFont {
  /** Names of the font, and of fonts with the same widths, on various systems. */
  names: readonly string[];
  /** The sample's width, measured in Liberation Sans and Serif, which have the widths of Arial and Times New Roman. */
  width: number;
}

const deviceFonts = {
  sans: {
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], width: 0.4393 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.4729 },
  },
  serif: {
    regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], width: 0.3948 },
    bold: { names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], width: 0.4194 },
  },
} as const satisfies Record<string, Record<string, DeviceFont>>;

/** Descriptors of an `@font-face` that takes the same space as the measured font. */
export function fallbackDescriptors(
  measures: FontMetrics,
  { isSerif, isBold }: { isSerif: boolean; isBold: boolean },
): string {
  const { names, width } = deviceFonts[isSerif ? 'serif' : 'sans'][isBold ? 'bold' : 'regular'];
  const size = measures.width / width;
  const { ascent, descent, lineGap } = measures;
  const src = names.map((name) => `local("${name}")`).join(',');
  return [
    `src:${src}`,
    `size-adjust:${exactPercent(size)}`,
    `ascent-override:${exactPercent(ascent / size)}`,
    `descent-override:${exactPercent(descent / size)}`,
    `line-gap-override:${exactPercent(lineGap / size)}`,
  ].join(';');
}

function exactPercent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
