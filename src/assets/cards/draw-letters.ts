/** Draws the words of a share card on its canvas. Pure. */
import { type CardCanvas, shadeCount } from './card-canvas.ts';
import type { PlacedGlyph } from './card-font.ts';
import { fillLetter } from './fill-letter.ts';
import type { IndexedPicture } from './indexed-png.ts';

/** Letters of one color. */
export interface ColoredLetters {
  letters: readonly PlacedGlyph[];
  /** #rrggbb, one of the canvas's inks. */
  ink: string;
}

/**
 * A copy of the canvas with the letters drawn on it. Parts outside the canvas are cut off. `rows` is the memory for the copy:
 * for a picture that is not kept, memory that was used before takes less time than new one.
 */
export function drawLetters(
  canvas: CardCanvas,
  texts: readonly ColoredLetters[],
  rows: Uint8Array = new Uint8Array(canvas.rows.length),
): CardCanvas {
  rows.set(canvas.rows);
  for (const { letters, ink } of texts) {
    const shades = canvas.shades.get(ink);
    if (!shades) throw new Error(`The canvas of share cards has no shades for ${ink}.`);
    for (const letter of letters) drawLetter({ ...canvas, rows }, letter, shades);
  }
  return { ...canvas, rows };
}

function drawLetter({ width, height, rows }: IndexedPicture, letter: PlacedGlyph, shades: Uint8Array): void {
  const { left, top, pixels, coverage } = fillLetter(letter);
  const darkest = shades[255] ?? 0;
  const faintest = darkest - (shadeCount - 2);
  for (let index = 0; index < coverage.length; index++) {
    const x = left + (pixels[2 * index] ?? 0);
    const y = top + (pixels[2 * index + 1] ?? 0);
    const shade = shades[coverage[index] ?? 0] ?? 0;
    if (shade === 0 || x < 0 || y < 0 || x >= width || y >= height) continue;
    const at = y * (width + 1) + x + 1;
    const before = rows[at] ?? 0;
    const isInked = before >= faintest && before <= darkest;
    // Where two letters meet, their shares of the pixel add up.
    rows[at] = isInked ? Math.min(before - faintest + 1 + shade, darkest) : shade;
  }
}
