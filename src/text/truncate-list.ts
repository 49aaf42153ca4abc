/** The beginning of a long list, as words: `a, b and 12 more`. Never `and 1 more`: the one is as short. Pure. */
export function truncateList(items: readonly string[], most: number): string {
  const shown = items.length <= most + 1 ? items : items.slice(0, most);
  const rest = items.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
