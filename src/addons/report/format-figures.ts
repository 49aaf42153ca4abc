/** Numbers and dates → the text of a report. Pure. */
import { counted } from '../../text/strings.ts';

/** In kB (1000 bytes), as in checks.budgets. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (bytes === 0) return '0 kB';
  if (kilobytes >= 999.5) return `${(kilobytes / 1000).toFixed(1)} MB`;
  return `${kilobytes < 9.95 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}

/** "+1.2 kB"; empty for a negligible difference. */
export function formatByteChange(now: number, before: number): string {
  const change = now - before;
  if (Math.abs(change) < 100) return '';
  return `${change > 0 ? '+' : '−'}${formatBytes(Math.abs(change))}`;
}

/** "1 page", "2 pages", with a no-break space. */
export function count(number: number, noun: string): string {
  return counted(number, noun).replace(' ', '\u00A0');
}

export function formatMilliseconds(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${milliseconds < 9.95 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

/** Bits per second of Lighthouse's "slow 4G" profile. */
const slowLine = 1.6e6;

/** "0.9 seconds": the transfer time on a slow line, without latency. */
export function formatLoading(bytes: number): string {
  const seconds = (bytes * 8) / slowLine;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} seconds`;
}

/** "Jun 12, 2026, 3:04 PM" */
export function formatMoment(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);
}

/** "June 12, 2026" */
export function formatDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);
}
