/** Draws what all share cards of a company have in common, once: the background, as indices into a palette that includes the shades of letters. */
import { loadSharp } from '../pictures/load-sharp.ts';
import type { IndexedPicture, Rgb } from './indexed-png.ts';

export interface CardCanvas extends IndexedPicture {
  /** For each ink, the palette index by coverage, 0 to 255. */
  shades: ReadonlyMap<string, Uint8Array>;
}

interface CanvasInput {
  /** The background, an SVG document. */
  svg: string;
  /** The color behind letters, and the colors of letters: #rrggbb. */
  background: string;
  inks: readonly string[];
}

/** Steps from the background to the ink: an edge that is off by 1/32 looks the same, and the file stays small. */
export const shadeCount = 32;
const maxColors = 256;
/** The background's most common colors, which are kept exactly. */
const flatColors = 16;

export async function drawCanvas({ svg, background, inks }: CanvasInput): Promise<CardCanvas> {
  const shadesOf = new Map([...new Set(inks)].map((ink) => [ink, shadesBetween(parseHex(background), parseHex(ink))]));
  const printed = [parseHex(background), ...[...shadesOf.values()].flat()];
  const { colors, width, height, quantized } = await readColors(svg);
  const found = [...mostCommon(colors, flatColors), ...mostCommon(quantized, maxColors)];
  const palette = [...printed, ...found].slice(0, maxColors);
  const indexOf = memoizedNearest(palette);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 1; x <= width; x++) rows[y * (width + 1) + x] = indexOf(colors[pixel++] ?? 0);
  const shades = [...shadesOf.keys()].map((ink, nth) => [ink, indexByCoverage(1 + nth * (shadeCount - 1))] as const);
  return { width, height, palette, rows, shades: new Map(shades) };
}

/** `quantized` is the picture as sharp reduces it to a palette: a mark may have more colors than a palette holds. */
async function readColors(svg: string) {
  const sharp = loadSharp();
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const png = await picture.png({ palette: true, dither: 0, effort: 1, compressionLevel: 1 }).toBuffer();
  const quantized = packed(await sharp(png).removeAlpha().raw().toBuffer());
  return { colors: packed(data), quantized, width, height };
}

/** RGB bytes → one number per pixel. */
function packed(data: Uint8Array): Uint32Array {
  const colors = new Uint32Array(data.length / 3);
  for (let pixel = 0, at = 0; pixel < colors.length; pixel++, at += 3)
    colors[pixel] = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  return colors;
}

/** Neighboring pixels mostly have the same color, so each run of one is counted at once. */
function countPixels(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let from = 0, to = 0; from < colors.length; from = to) {
    const color = colors[from] ?? 0;
    while (colors[to] === color) to++;
    counts.set(color, (counts.get(color) ?? 0) + to - from);
  }
  return counts;
}

function mostCommon(colors: Uint32Array, count: number): Rgb[] {
  return [...countPixels(colors)]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, count)
    .map(([color]) => rgbOf(color));
}

function memoizedNearest(palette: readonly Rgb[]): (color: number) => number {
  const known = new Map<number, number>();
  let [last, index] = [-1, 0];
  return (color) => {
    // Most pixels have the color of the one before.
    if (color === last) return index;
    [last, index] = [color, known.get(color) ?? nearestIndex(palette, rgbOf(color))];
    known.set(color, index);
    return index;
  };
}

function nearestIndex(palette: readonly Rgb[], [r, g, b]: Rgb): number {
  const distances = palette.map((other) => (other[0] - r) ** 2 + (other[1] - g) ** 2 + (other[2] - b) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/** From the first step after the background, which all inks share. */
function shadesBetween(background: Rgb, ink: Rgb): Rgb[] {
  return Array.from({ length: shadeCount - 1 }, (_, nth) => {
    const share = (nth + 1) / (shadeCount - 1);
    const mix = (part: 0 | 1 | 2) => Math.round(background[part] + (ink[part] - background[part]) * share);
    return [mix(0), mix(1), mix(2)];
  });
}

function indexByCoverage(firstIndex: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, coverage) => {
    const shade = Math.round((coverage / 255) * (shadeCount - 1));
    return shade === 0 ? 0 : firstIndex + shade - 1;
  });
}

function parseHex(color: string): Rgb {
  return rgbOf(Number.parseInt(color.slice(1), 16));
}

function rgbOf(color: number): Rgb {
  return [color >> 16, (color >> 8) & 255, color & 255];
}
