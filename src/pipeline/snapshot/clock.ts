/** A site's dependencies on the time, and whether they have changed: posts that wait for their day, the year, whether a span is now. Pure. */
import { isWithin, localTime } from '../../domain/local-time.ts';

/** Plain JSON. */
export interface Clock {
  /** The day of Universal Time: security.txt expires a year after it. */
  day: string;
  timeZone: string;
  year: string;
  spans: { from: string; until: string; isNow: boolean }[];
}

/** `spans`: those of texts and posts that are shown at certain times. */
export function clockOf(
  now: Date,
  { timeZone, spans }: { timeZone: string; spans: readonly { from: string; until: string }[] },
): Clock {
  const time = localTime(timeZone, now);
  return {
    day: now.toISOString().slice(0, 10),
    timeZone,
    year: time.slice(0, 4),
    spans: spans.map(({ from, until }) => ({ from, until, isNow: isWithin(time, from, until) })),
  };
}

export function isSameClock(clock: Clock, now: Date): boolean {
  return JSON.stringify(clock) === JSON.stringify(clockOf(now, clock));
}
