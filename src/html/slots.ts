/** Slots: the values in a constant part that differ between pages. Marks them in texts and markup, and fills them in. Pure. */
import { slotMark, slotMarks } from './markup.ts';

export function hasSlot(text: string): boolean {
  return text.includes(slotMark.begin);
}

export function slot(index: number): string {
  return slotMark.begin + index + slotMark.end;
}

export function fillSlots(text: string, values: readonly string[]): string {
  // Most are nothing but a slot.
  if (text.startsWith(slotMark.begin) && text.indexOf(slotMark.end) === text.length - 1)
    return values[Number(text.slice(1, -1))] ?? '';
  return hasSlot(text) ? text.replace(slotMarks, (_, index: string) => values[Number(index)] ?? '') : text;
}
