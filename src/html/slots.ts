/** Slots: the values in a constant part that differ between pages. Marks them in texts and markup, and fills them in. Pure. */
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

/** A text split at its slots: text, number of a slot, text, and so on. */
export type SlottedText = readonly (string | number)[];

export function splitSlots(text: string): SlottedText {
  return text.split(slotMarks).map((part, index) => (index % 2 === 1 ? Number(part) : part));
}

/** `values` must suit the text: escaped for markup. */
export function joinSlots(text: SlottedText, values: readonly string[]): string {
  let joined = '';
  for (const part of text) joined += typeof part === 'string' ? part : (values[part] ?? '');
  return joined;
}
