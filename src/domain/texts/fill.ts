/** A text with {tokens} and their values → the text with the values filled in. Pure. */

/**
 * `fill('{count} cities', { count: 8 })` → `8 cities`. Tokens without a value are not changed,
 * and values are not searched for tokens again.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return fillWith(text, (name) => (Object.hasOwn(values, name) ? values[name] : undefined));
}

/** Like `fill`, with a function that returns a token's value, or undefined if it has none. */
export function fillWith(text: string, tokenValue: (name: string) => string | number | undefined): string {
  let filled = '';
  let kept = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', open + 1)) {
    const close = text.indexOf('}', open);
    if (close === -1) break;
    const value = tokenValue(text.slice(open + 1, close));
    if (value === undefined) continue;
    filled += `${text.slice(kept, open)}${value}`;
    kept = close + 1;
  }
  return kept === 0 ? text : filled + text.slice(kept);
}
