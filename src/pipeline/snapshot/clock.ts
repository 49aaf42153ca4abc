/** A site's dependencies on the time, and whether they have changed: its day, for which posts wait, and whether a span is now. Pure. */
import { isWithin, localTime } from '../../domain/local-time.ts';

/** Plain JSON. */
export interface Clock {
  /** Of Universal Time: security.txt expires a year after it. */
  utcDay: string;
  timeZone: string;
  localDay: string;
  spans: { from: string; until: string; isNow: boolean }[];
}

/** `spans`: those of texts that are shown at certain times. */
export function clockOf(
  now: Date,
  { timeZone, spans }: { timeZone: string; spans: readonly { from: string; until: string }[] },
): Clock {
  const time = localTime(timeZone, now);
  return {
    utcDay: now.toISOString().slice(0, 10),
    timeZone,
    localDay: time.slice(0, 10),
    spans: spans.map(({ from, until }) => ({ from, until, isNow: isWithin(time, from, until) })),
  };
}

export function isSameClock(clock: Clock, now: Date): boolean {
  return JSON.stringify(clock) === JSON.stringify(clockOf(now, clock));
}
