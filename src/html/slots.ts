/** Values that a constant part shows but that differ between pages: their places in its texts and markup, and putting them in. Pure. */
import { slotMark, slotMarks } from './markup.ts';

export function hasSlot(text: string): boolean {
  return text.includes(slotMark.begin);
}

export function slot(index: number): string {
  return slotMark.begin + index + slotMark.end;
}

export function fillSlots(text: string, values: readonly string[]): string {
  return hasSlot(text) ? text.replace(slotMarks, (_, index: string) => values[Number(index)] ?? '') : text;
}

/** A text with its slots taken out: text, number of a slot, text, and so on. */
export type SlottedText = readonly (string | number)[];

export function splitSlots(text: string): SlottedText {
  return text.split(slotMarks).map((part, index) => (index % 2 === 1 ? Number(part) : part));
}

/** `values` have the form of where they go: escaped, in markup. */
export function joinSlots(text: SlottedText, values: readonly string[]): string {
  let joined = '';
  for (const part of text) joined += typeof part === 'string' ? part : (values[part] ?? '');
  return joined;
}
