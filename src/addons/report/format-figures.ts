/** Numbers and dates → the text of a report. Pure. */
import { counted } from '../../text/strings.ts';

/** In kB (1000 bytes), as in checks.budgets. */
export function formatBytes(bytes: number): string {
  return bytes >= 999_500 ? `${(bytes / 1e6).toFixed(1)} MB` : `${round(bytes / 1000)} kB`;
}

/** "+1.2 kB"; empty for a negligible difference. */
export function formatByteChange(now: number, before: number): string {
  const change = now - before;
  if (Math.abs(change) < 100) return '';
  return `${change > 0 ? '+' : '−'}${formatBytes(Math.abs(change))}`;
}

export function formatMilliseconds(milliseconds: number): string {
  return milliseconds >= 1000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${round(milliseconds)} ms`;
}

/** 0, 0.4, 9.9, 10, 120 */
export function round(number: number): string {
  return number === 0 || number >= 9.95 ? String(Math.round(number)) : number.toFixed(1);
}

/** "1 page", "2 pages", with a no-break space. */
export function count(number: number, noun: string): string {
  return counted(number, noun).replace(' ', '\u00A0');
}

/** "Jun 12, 2026, 3:04 PM" */
export function formatMoment(date: Date | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return format.format(new Date(date));
}
