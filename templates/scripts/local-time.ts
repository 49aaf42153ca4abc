/** The business's own clock, wherever the visitor is. */

/** `2026-11-20 16:05` in the given time zone: such texts can be compared as they are. */
export function localTime(timeZone: string, now = new Date()): string {
  // Sweden writes dates the way machines do.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
}
