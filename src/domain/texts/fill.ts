/** Puts values into the {tokens} of a sentence. */

/**
 * `fill('{count} cities', { count: 8 })` is `8 cities`. Tokens without a value stay as they are,
 * and values are never read for tokens again.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  );
}
