/** Draws a share card: paper with the page's title, beside a panel in the company's colour with its mark. Pure. */
import { placeDrawing } from './brand.ts';
import type { Face } from './card-face.ts';
import { fitTitle } from './card-lines.ts';
import type { Colours } from './theme-css.ts';

export const cardSize = { width: 1200, height: 630 };

export interface CardContent {
  title: string;
  /** Place or category, over the title. */
  line: string;
  business: string;
  /** An SVG document. */
  mark: string | undefined;
  colours: Required<Colours>;
}

const margin = 72;
const panel = 324;
const column = cardSize.width - panel - 2 * margin;
const titleSizes = [
  { size: 92, lines: 3 },
  { size: 84, lines: 3 },
  { size: 76, lines: 3 },
  { size: 68, lines: 4 },
  { size: 60, lines: 4 },
  { size: 52, lines: 4 },
];
const leading = 1.08;

export function drawCard({ title, line, business, mark, colours }: CardContent, face: Face): string {
  const { width, height } = cardSize;
  const text = (words: string, at: { x: number; y: number; size: number; fill: string }) => {
    const outline = face.outline(words, at);
    return outline === '' ? '' : `<path fill="${at.fill}" d="${outline}"/>`;
  };
  const rect = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const fitted = fitTitle(face.drawable(title), face, { width: column, sizes: titleSizes });
  const step = fitted.size * leading;
  const first = 96 + 62 + fitted.size * 0.8;
  const left = width - panel;
  const parts = [
    rect(0, 0, width, height, colours.background),
    rect(left, 0, panel, height, colours.primary),
    text(face.drawable(line), { x: margin, y: 104, size: 32, fill: colours.primary }),
    ...fitted.lines.map((words, index) =>
      text(words, { x: margin - 3, y: first + index * step, size: fitted.size, fill: colours.text }),
    ),
    rect(margin, 510, 56, 4, colours.accent),
    text(face.drawable(business), { x: margin, y: 564, size: 34, fill: colours.text }),
    mark === undefined ? '' : placeDrawing(mark, { x: left + (panel - 200) / 2, y: (height - 200) / 2, size: 200 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}
