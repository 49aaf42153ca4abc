/** A site's dependencies on the time, and whether they have changed. Pure. */
import { hasNoBoundary, isNowWithin, localYear } from '../../domain/local-time-fast-path.ts';
import type { Part } from '../../model/part.ts';

/** Plain JSON. */
export interface Clock {
  /** The day of Universal Time: security.txt expires a year after it. */
  day: string;
  /** Whether the rest stays the same all day, so that it need not be computed, which takes as long as checking two thousand files. */
  isSameAllDay: boolean;
  timeZone: string;
  year: string;
  spans: { from: string; until: string; isNow: boolean }[];
}

const dayMs = 24 * 3_600_000;

/** `parts`: all parts that pages have read. */
export function clockOf(now: Date, site: { timeZone: string; parts: Iterable<Part> }): Clock {
  const spans = [...site.parts].flatMap((part) =>
    part[0] === 'time' ? [{ from: part[1], until: part[2], isNow: false }] : [],
  );
  const day = dayOf(now);
  const start = new Date(day);
  const isSameAllDay = hasNoBoundary(spans, start, new Date(start.getTime() + dayMs));
  return at({ day, isSameAllDay, timeZone: site.timeZone, year: '', spans }, now);
}

export function isSameClock(clock: Clock, now: Date): boolean {
  if (dayOf(now) !== clock.day) return false;
  return clock.isSameAllDay || JSON.stringify(clock) === JSON.stringify(at(clock, now));
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The clock at another time. */
function at({ day, isSameAllDay, timeZone, spans }: Clock, now: Date): Clock {
  const moment = { timeZone, now };
  return {
    day,
    isSameAllDay,
    timeZone,
    year: localYear(moment),
    spans: spans.map((span) => ({ ...span, isNow: isNowWithin(span, moment) })),
  };
}
