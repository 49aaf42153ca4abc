/** Draws a share card: the page's title on paper, beside a panel in the company's colour with its mark. Pure. */
import { placeDrawing } from './brand.ts';
import type { Face } from './card-face.ts';
import { fitTitle } from './card-lines.ts';
import type { Colours } from './theme-css.ts';

export const cardSize = { width: 1200, height: 630 };

export interface CardContent {
  title: string;
  /** Place or category, over the title; may be empty. */
  line: string;
  business: string;
  /** An SVG document; without one the panel has the first letter of the name. */
  mark: string | undefined;
  colours: Required<Colours>;
}

const margin = 72;
const panel = 324;
const column = cardSize.width - panel - 2 * margin;
const left = cardSize.width - panel;
/** The rule between the title and the name. */
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
/** Height of capitals, as a part of the letters' size. */
const capitals = 0.68;

interface Text {
  x: number;
  y: number;
  size: number;
  fill: string;
}

export function drawCard(content: CardContent, face: Face): string {
  const { width, height } = cardSize;
  const { business, mark, colours } = content;
  const rect = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const parts = [
    rect(0, 0, width, height, colours.background),
    rect(left, 0, panel, height, colours.primary),
    rect(margin, horizon, left - margin, 2, colours.border),
    `<g opacity=".3">${rect(left, horizon, panel, 2, colours.onPrimary)}</g>`,
    rect(margin, horizon - 1, 64, 4, colours.accent),
    ...drawTitle(content, face),
    drawLine(business, { x: margin, y: 568, size: 34, fill: colours.text }, face),
    mark === undefined
      ? drawInitial(business, colours.onPrimary, face)
      : placeDrawing(mark, { x: left + (panel - markSize) / 2, y: (horizon - markSize) / 2, size: markSize }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** A page whose title this face cannot write is still known by its business. */
function drawTitle({ title, line, business, colours }: CardContent, face: Face): string[] {
  const words = face.drawable(title) || face.drawable(business);
  const above = face.drawable(line);
  const { lines, size } = fitTitle(words, face, { width: column, sizes: titleSizes });
  const top = above === '' ? margin : 160;
  return [
    drawLine(above, { x: margin, y: 106, size: 33, fill: colours.primary }, face),
    ...lines.map((text, index) => {
      // Large letters stand a little inside their own space: this brings them to the edge of the small ones.
      const at = { x: margin - size * 0.03, y: top + size * (capitals + index * leading), size };
      return draw(text, { ...at, fill: colours.text }, face);
    }),
  ];
}

/** One line, smaller when it would not fit. */
function drawLine(words: string, at: Text, face: Face): string {
  const text = face.drawable(words);
  const width = face.width(text, at.size);
  return draw(text, { ...at, size: width > column ? (at.size * column) / width : at.size }, face);
}

function drawInitial(business: string, fill: string, face: Face): string {
  const [letter = ''] = face.drawable(business);
  const size = 240;
  const x = left + (panel - face.width(letter, size)) / 2;
  return draw(letter, { x, y: (horizon + size * capitals) / 2, size, fill }, face);
}

function draw(text: string, { fill, ...at }: Text, face: Face): string {
  return text === '' ? '' : `<path fill="${fill}" d="${face.outline(text, at)}"/>`;
}
