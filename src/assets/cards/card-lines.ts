/** Breaks a title into few, even lines at the largest size that fits. Pure. */
import type { CardFont } from './card-font.ts';

interface Room {
  width: number;
  /** Sizes to try, the largest first, each with the number of lines that fit. */
  sizes: readonly { size: number; lines: number }[];
}

/** Its lines, and the font size in pixels. A title that is too long for the smallest size ends in an ellipsis. */
export function fitTitle(title: string, font: CardFont, { width, sizes }: Room): { lines: string[]; size: number } {
  const measureAt = (size: number) => (text: string) => font.width(text, 1) * size;
  const fitting = sizes.find(({ size, lines: maxLines }) => {
    const lines = breakLines(title, width, measureAt(size));
    return lines.length <= maxLines && lines.every((line) => measureAt(size)(line) <= width);
  });
  const { size, lines: maxLines } = fitting ?? sizes.at(-1) ?? { size: 16, lines: 1 };
  const measure = measureAt(size);
  if (fitting) return { lines: evenLines(title, width, measure), size };
  const lines = breakLines(title, width, measure);
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown[maxLines - 1] += '…';
  return { lines: shown.map((line) => shorten(line, width, measure)), size };
}

type Measure = (text: string) => number;

/** As many words per line as fit. */
function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The narrowest column with the same number of lines has the most even ones. */
function evenLines(text: string, width: number, measure: Measure): string[] {
  const wide = breakLines(text, width, measure);
  let [low, high] = [0, width];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const lines = breakLines(text, middle, measure);
    if (lines.length <= wide.length && lines.every((line) => measure(line) <= middle)) high = middle;
    else low = middle;
  }
  return breakLines(text, high, measure);
}

/** A single word can be wider than the card. */
function shorten(line: string, width: number, measure: Measure): string {
  if (measure(line) <= width) return line;
  const letters = [...line.replace(/…$/, '')];
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
