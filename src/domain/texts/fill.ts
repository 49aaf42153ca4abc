/** A text with {tokens} and their values → the text with the values filled in. Pure. */

/**
 * `fill('{count} cities', { count: 8 })` → `8 cities`. Tokens without a value are not changed,
 * and values are not searched for tokens again.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  );
}
