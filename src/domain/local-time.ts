/** Times in the business's time zone: whether it is open, whether a date range applies. Runs when a page is planned and in the browser. Pure. */

/** Accepts old and alternative names, but not offsets (+05:00), which some browsers do not support. */
export function isTimeZone(zone: string): boolean {
  try {
    return /^[a-z]/i.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** `2026-11-20 16:05` in the given time zone: such texts sort by time. */
export function localTime(timeZone: string, now: Date): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
}

/**
 * A range of days in every year (`06-01` to `11-30`, which may span New Year) or of dates (`2026-09-04 12:00`).
 * Inclusive; an end without a time includes its whole day.
 */
export function isWithin(now: string, from: string, until: string): boolean {
  const yearly = from.length === 5;
  const time = yearly ? now.slice(5, 10) : now;
  const after = time >= from;
  const before = time.slice(0, until.length) <= until;
  return yearly && from > until ? after || before : after && before;
}

/**
 * `hours` lists the days of a week from Sunday, separated by commas, with a day's spans separated by spaces: `07:00-18:00`.
 * A span that closes before it opens (`18:00-02:00`) ends on the next day; one until 23:59 ends with its day.
 * After the week come days with other hours (`2026-12-24 08:00-12:00`) or none (`2026-11-26`).
 */
export function isOpen(now: string, hours: string): boolean {
  const time = now.slice(11);
  const week = hours.split(',');
  const spansOf = (daysAgo: number) => {
    const day = new Date(Date.parse(`${now.slice(0, 10)}T12:00Z`) - daysAgo * 864e5);
    const exception = week.find((entry) => entry.startsWith(day.toISOString().slice(0, 10)));
    return (exception ?? week[day.getUTCDay()])?.match(/\d\d:\S+/g) ?? [];
  };
  const closes = (span: string) => span.slice(6);
  const isOvernight = (span: string) => closes(span) < span.slice(0, 5);
  return (
    spansOf(0).some(
      (span) => time >= span.slice(0, 5) && (time < closes(span) || isOvernight(span) || closes(span) === '23:59'),
    ) || spansOf(1).some((span) => isOvernight(span) && time < closes(span))
  );
}

/** Whether a text is a date (2026-02-28) that exists. */
export function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;
}

/** The time from the beginning of a day on. */
export function since(day: string): { from: string; until: string } {
  return { from: day, until: '9999-12-31' };
}
