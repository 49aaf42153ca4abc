/** Puts marks in the place of a constant part's slots, and takes their values out. Pure. */

export interface SlottedProps {
  /** What the part is made from, once for all values. */
  props: object;
  /** In the order of the marks' numbers. */
  values: string[];
}

/** `mark` gives the mark with this number. */
export function takeSlots(props: object, slots: readonly string[], mark: (index: number) => string): SlottedProps {
  if (slots.length === 0) return { props, values: [] };
  const values: string[] = [];
  const take = (value: string) => mark(values.push(value) - 1);
  const slotted: Record<string, unknown> = { ...props };
  for (const name of slots) {
    const value = slotted[name];
    if (typeof value === 'string') slotted[name] = take(value);
    else if (typeof value === 'object' && value !== null) slotted[name] = takeEach(value, take);
  }
  return { props: slotted, values };
}

function takeEach(value: object, take: (text: string) => string): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(value)) taken[key] = typeof text === 'string' ? take(text) : text;
  return taken;
}
