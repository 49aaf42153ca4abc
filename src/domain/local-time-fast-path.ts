/** Answers questions about local times without the rules of a time zone, which take 10 ms to load, if all time zones agree. Pure. */
import { isWithin, localTime } from './local-time.ts';

/** In a business's time zone. */
export interface Moment {
  timeZone: string;
  now: Date;
}

/** See isWithin. */
export interface Span {
  from: string;
  until: string;
}

/** More than clocks anywhere differ from UTC, also after they are set back. */
const marginMs = 24 * 3_600_000;

export function localYear({ timeZone, now }: Moment): string {
  const time = hasNoBoundary([], now, now) ? formatUtc(now) : localTime(timeZone, now);
  return time.slice(0, 4);
}

export function isNowWithin(span: Span, { timeZone, now }: Moment): boolean {
  const time = hasNoBoundary([span], now, now) ? formatUtc(now) : localTime(timeZone, now);
  return isWithin(time, span.from, span.until);
}

/** Whether no year and none of the spans begins or ends between two times, in any time zone. */
export function hasNoBoundary(spans: readonly Span[], first: Date, last: Date): boolean {
  const begin = formatUtc(new Date(first.getTime() - marginMs));
  const end = formatUtc(new Date(last.getTime() + marginMs));
  const isEdge = (edge: string) => {
    const start = edge.length === 'MM-DD'.length ? 'YYYY-'.length : 0;
    const [from, until] = [begin, end].map((time) => time.slice(start, start + edge.length));
    return from !== undefined && until !== undefined && edge >= from && edge <= until;
  };
  return begin.slice(0, 4) === end.slice(0, 4) && !spans.some(({ from, until }) => isEdge(from) || isEdge(until));
}

/** In UTC, in the form of localTime. */
function formatUtc(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
