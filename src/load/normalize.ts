/** One form for every text of the data: no white space at its ends, each letter written in one way. Pure. */

/** Only texts with characters from here on can have a second Unicode form. */
export const combining = /[^\0-\u02FF]/;

export function normalizeText(text: string): string {
  const trimmed = text.trim();
  return combining.test(trimmed) ? trimmed.normalize('NFC') : trimmed;
}

/** Texts lose white space at their ends and are brought to one Unicode form. What is so already is not copied. */
export function normalize(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) {
    const changed = value.map(normalize);
    return changed.every((child, index) => Object.is(child, value[index])) ? value : changed;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([key, child]): [string, unknown] => [key, normalize(child)]);
  const isSame = changed.every(([, child], index) => Object.is(child, entries[index]?.[1]));
  return isSame ? value : Object.fromEntries(changed);
}
