/** Texts of the data → texts in Unicode form NFC, without spaces at their ends, also those that are invisible. Pure. */

/** Only texts with characters above U+02FF can differ from their NFC form. */
const combining = /[^\0-\u02FF]/;

/** Zero-width spaces and byte order marks, which word processors and web pages leave when text is copied. */
const invisibleEnds = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/g;

export function normalizeText(text: string): string {
  const trimmed = text.trim();
  return combining.test(trimmed) ? trimmed.replace(invisibleEnds, '').normalize('NFC') : trimmed;
}

/** Normalizes all texts in a value. Copies only what changes. */
export function normalize(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (typeof value !== 'object' || value === null) return value;
  const from = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(from)) {
    const child = normalize(from[key]);
    if (Object.is(child, from[key])) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...from }) as Record<string, unknown>;
    copy[key] = child;
  }
  return copy ?? value;
}
