/** The beginning of a long list, as words: `a, b and 12 more`. Never `and 1 more`: the one is as short. Pure. */
export function truncateList(items: readonly string[], maxItems: number): string {
  const shown = items.length <= maxItems + 1 ? items : items.slice(0, maxItems);
  const rest = items.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
