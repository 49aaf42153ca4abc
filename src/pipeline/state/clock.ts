/** A site's dependencies on the time, and whether they have changed. Pure. */
import { isWithin, localTime } from '../../domain/local-time.ts';

/** Plain JSON. */
export interface Clock {
  /** The day of Universal Time: security.txt expires a year after it. */
  day: string;
  /** Whether the rest stays the same all day, so that it need not be computed, which takes as long as checking two thousand files. */
  isCalm: boolean;
  timeZone: string;
  year: string;
  spans: { from: string; until: string; isNow: boolean }[];
}

const hourMs = 3_600_000;

/** `parts`: all parts that pages have read. */
export function clockOf(now: Date, site: { timeZone: string; parts: Iterable<string> }): Clock {
  const spans = [...site.parts].flatMap((part) => {
    const [, from, until] = /^time (.+) to (.+)$/.exec(part) ?? [];
    return from !== undefined && until !== undefined ? [{ from, until, isNow: false }] : [];
  });
  const day = dayOf(now);
  const start = Date.parse(day);
  // Covers more than the day, because local clocks can be set back.
  const [first, last] = [start - 3 * hourMs, start + 27 * hourMs].map((time) =>
    localTime(site.timeZone, new Date(time)),
  );
  const isCalm = isSameYear(first, last) && spans.every((span) => !isEdge(span.from) && !isEdge(span.until));
  function isEdge(edge: string): boolean {
    const [from = '', until = ''] = [first, last].map((time = '') =>
      (edge.length === 5 ? time.slice(5) : time).slice(0, edge.length),
    );
    return edge >= from && edge <= until;
  }
  return at({ day, isCalm, timeZone: site.timeZone, year: '', spans }, now);
}

export function isSameClock(clock: Clock, now: Date): boolean {
  if (dayOf(now) !== clock.day) return false;
  return clock.isCalm || JSON.stringify(clock) === JSON.stringify(at(clock, now));
}

function isSameYear(one = '', other = ''): boolean {
  return one.slice(0, 4) === other.slice(0, 4);
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The same question at another time. */
function at({ day, isCalm, timeZone, spans }: Clock, now: Date): Clock {
  const local = localTime(timeZone, now);
  return {
    ...{ day, isCalm, timeZone },
    year: local.slice(0, 4),
    spans: spans.map(({ from, until }) => ({ from, until, isNow: isWithin(local, from, until) })),
  };
}
