/** Values that a constant part shows but that differ between pages: their places in its texts and markup, and putting them in. Pure. */
import { slotMark, slotMarks } from './markup.ts';

export function hasSlot(text: string): boolean {
  return text.includes(slotMark.begin);
}

export function slot(index: number): string {
  return slotMark.begin + index + slotMark.end;
}

/** `write` gives a value the form of where it goes: escaped, in markup. */
export function fillSlots(text: string, values: readonly string[], write = (value: string) => value): string {
  return hasSlot(text) ? text.replace(slotMarks, (_, index: string) => write(values[Number(index)] ?? '')) : text;
}
