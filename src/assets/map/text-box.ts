/** A label in a drawing → the box that it covers; and tests whether boxes overlap. Pure. */
import type { Point } from '../../domain/geography/plane.ts';

export interface Frame {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  x: number;
  /** The baseline. */
  y: number;
  /** Which end of the name is at x. */
  anchor: 'start' | 'middle' | 'end';
}

/** How far letters reach above and below the baseline, as shares of the type size. */
export const ascent = 0.76;
export const descent = 0.22;

export function textBox(text: string, { x, y, anchor }: Label, size: number): Box {
  const width = textWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - ascent * size, right: left + width, bottom: y + descent * size };
}

/** About the width in Verdana or Arial Bold: most typefaces need no more. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letterWidths.get(letter) ?? (letter === letter.toLowerCase() ? 0.61 : 0.72);
  return width * size;
}

/** Of the letters that are not about as wide as others. */
const letterWidths: ReadonlyMap<string, number> = new Map([
  ...[..."ijlI.,'’ "].map((letter) => [letter, 0.32] as const),
  ...[...'tfr-'].map((letter) => [letter, 0.4] as const),
  ...[...'mwMW'].map((letter) => [letter, 0.95] as const),
]);

export function boxAround([x, y]: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the box is inside the frame without touching its edge. */
export function isInFrame({ left, top, right, bottom }: Box, { width, height }: Frame): boolean {
  return left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2;
}
