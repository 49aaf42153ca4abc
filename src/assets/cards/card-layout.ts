/** Draws a share card as SVG: the page's title on a plain ground, beside a panel in the company's color with its mark; only the panel, if the font has the letters of neither title nor name. Pure. */
import type { CardText } from '../assets.ts';
import type { Colors } from '../bundle/theme.ts';
import { placeDrawing } from '../pictures/brand.ts';
import type { CardFont } from './card-font.ts';
import { fitTitle } from './card-lines.ts';

export const cardSize = { width: 1200, height: 630 };

export interface CardCompany {
  business: string;
  /** An SVG document; without it, the panel shows the first letter of the name. */
  mark: string | undefined;
  colors: Colors;
}

const margin = 72;
const panel = 324;
const column = cardSize.width - panel - 2 * margin;
const left = cardSize.width - panel;
/** More letters than any card has room for: drawing takes time for each. */
const maxLetters = 300;
/** The y position of the line between the title and the name. */
const horizon = 508;
const markSize = 208;
const titleSizes = [
  { size: 104, lines: 2 },
  { size: 92, lines: 3 },
  { size: 80, lines: 3 },
  { size: 70, lines: 4 },
  { size: 60, lines: 4 },
  { size: 52, lines: 4 },
];
const leading = 1.08;
/** Cap height, as a share of the font size. */
const capitals = 0.68;

/** An SVG document. Letters are outlines, so that no font of the machine is used. */
export function drawCard(text: CardText, { business, mark, colors }: CardCompany, font: CardFont): string {
  const { width, height } = cardSize;
  const name = drawable(business, font);
  // If the font has no letters for the title, the business's name takes its place.
  const title = drawable(text.title, font) || name;
  const rect = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const path = (outline: string, fill: string) => `<path fill="${fill}" d="${outline}"/>`;
  const picture = (x: number, y: number) =>
    mark === undefined
      ? path(outlineInitial(name, { x, y }, font), colors.onPrimary)
      : placeDrawing(mark, { x: x - markSize / 2, y: y - markSize / 2, size: markSize });
  const svg = (parts: readonly string[]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  if (title === '') return svg([rect(0, 0, width, height, colors.primary), picture(width / 2, height / 2)]);
  return svg([
    rect(0, 0, width, height, colors.background),
    rect(left, 0, panel, height, colors.primary),
    rect(margin, horizon, left - margin, 2, colors.border),
    `<g opacity=".3">${rect(left, horizon, panel, 2, colors.onPrimary)}</g>`,
    rect(margin, horizon - 1, 64, 4, colors.accent),
    picture(left + panel / 2, horizon / 2),
    path(outlineLine(text.line, { x: margin, y: 106, size: 33 }, font), colors.primary),
    path(outlineTitle(title, text, font), colors.text),
    path(outlineLine(business, { x: margin, y: 568, size: 34 }, font), colors.text),
  ]);
}

function outlineTitle(title: string, { line }: CardText, font: CardFont): string {
  const { lines, size } = fitTitle(title, font, { width: column, sizes: titleSizes });
  const top = drawable(line, font) === '' ? margin : 160;
  // Large letters have a visible side bearing: this aligns them with the small ones.
  const x = margin - size * 0.03;
  return lines
    .map((text, index) => font.outline(text, { x, y: top + size * (capitals + index * leading), size }))
    .join('');
}

/** One line, in a smaller size if it would not fit. */
function outlineLine(words: string, at: { x: number; y: number; size: number }, font: CardFont): string {
  const text = drawable(words, font);
  const width = font.width(text, at.size);
  return font.outline(text, { ...at, size: width > column ? (at.size * column) / width : at.size });
}

function outlineInitial([letter = '']: string, { x, y }: { x: number; y: number }, font: CardFont): string {
  const size = 240;
  return font.outline(letter, { x: x - font.width(letter, size) / 2, y: y + (size * capitals) / 2, size });
}

function drawable(text: string, font: CardFont): string {
  return font.drawable(text.slice(0, maxLetters));
}
