/** A text with {tokens} and their values → the text with the values filled in. Pure. */

/**
 * `fill('{count} cities', { count: 8 })` → `8 cities`. Tokens without a value are not changed,
 * and values are not searched for tokens again.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  let filled = '';
  let kept = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', open + 1)) {
    const close = text.indexOf('}', open);
    if (close === -1) break;
    const name = text.slice(open + 1, close);
    if (!Object.hasOwn(values, name)) continue;
    filled += `${text.slice(kept, open)}${values[name]}`;
    kept = close + 1;
  }
  return kept === 0 ? text : filled + text.slice(kept);
}
