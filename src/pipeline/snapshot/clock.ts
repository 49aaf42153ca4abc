/** A site's dependencies on the time, and whether they have changed: posts that wait for their day, the year, whether a span is now. Pure. */
import { isWithin, localTime } from '../../domain/local-time.ts';
import { isTimeZone } from '../../model/checks/settings/check-time-zone.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { SitePart } from '../../model/site-part.ts';
import type { Site } from '../../schema/types.gen.ts';

/** Plain JSON. */
export interface Clock {
  /** The day of Universal Time: security.txt expires a year after it. */
  day: string;
  timeZone: string;
  year: string;
  spans: { from: string; until: string; isNow: boolean }[];
}

/** `parts`: all parts that pages have read. */
export function clockOf(now: Date, { timeZone, parts }: { timeZone: string; parts: Iterable<SitePart> }): Clock {
  const spans = [...parts].flatMap((part) => (part[0] === 'time' ? [{ from: part[1], until: part[2] }] : []));
  return at(now, { timeZone, spans });
}

export function isSameClock(clock: Clock, now: Date): boolean {
  return JSON.stringify(clock) === JSON.stringify(at(now, clock));
}

function at(
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

/** The time from the beginning of a day on. */
export function since(day: string): { from: string; until: string } {
  return { from: day, until: '9999-12-31' };
}

interface Moment {
  /** The business's: see localTime. */
  time: string;
  /** For `dev`: drafts are pages too. */
  isDraft: boolean;
}

export function momentOf(site: Site | undefined, { now, isDraft = false }: { now: Date; isDraft?: boolean }): Moment {
  const { timeZone = 'UTC' } = site?.business ?? {};
  // An unknown time zone is reported.
  return { time: localTime(isTimeZone(timeZone) ? timeZone : 'UTC', now), isDraft };
}

/** A post is a draft until its day. */
export function factsAt(facts: FileFacts, { time, isDraft }: Moment): FileFacts {
  const { draft, date } = facts;
  if (draft) return isDraft ? { ...facts, draft: false } : facts;
  if (date === undefined) return facts;
  const { from, until } = since(date);
  return isWithin(time, from, until) ? facts : { ...facts, draft: !isDraft, waitsFor: date };
}
