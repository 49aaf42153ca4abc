/** Shortens names, values and lists in messages. Pure. */
import { formatNumber } from './format-number.ts';

const maxLength = 60;

/** Keeps the start of a name or value, which is enough to recognize it. */
export function truncate(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}…` : text;
}

/** Keeps the start of a long list: `a, b and 12 more`. Never `and 1 more`, because the item itself is as short. */
export function truncateList(items: readonly string[], maxItems: number): string {
  const shown = items.length <= maxItems + 1 ? items : items.slice(0, maxItems);
  const rest = items.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}`;
}
