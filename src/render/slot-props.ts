/** A constant part's props → props with tokens in the slots, and the slots' values. Pure. */

export interface SlottedProps {
  /** The props that the part is made from, the same for all values. */
  props: object;
  /** In the order of the tokens' numbers. */
  values: string[];
}

/** `token` returns the token with a number. */
export function takeSlots(props: object, slots: readonly string[], token: (index: number) => string): SlottedProps {
  if (slots.length === 0) return { props, values: [] };
  const values: string[] = [];
  const take = (value: string) => token(values.push(value) - 1);
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
