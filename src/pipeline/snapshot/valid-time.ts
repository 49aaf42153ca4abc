/** How long a build has the same result although time goes on: its posts wait for their day, and texts are shown in spans of time. Pure. */
import { localTime } from '../../domain/local-time.ts';

const minute = 60_000;
const day = 1_440 * minute;

/** In milliseconds since 1970: from the time of a build until the first minute in which another build may have another result. */
export interface ValidTime {
  from: number;
  until: number;
}

/** `spans`: those of texts that are shown at certain times. */
export function validTime(
  now: Date,
  { timeZone, spans }: { timeZone: string; spans: readonly { from: string; until: string }[] },
): ValidTime {
  const from = now.getTime();
  const localAt = (time: number) => Date.parse(`${localTime(timeZone, new Date(time))}Z`);
  const local = localAt(from);
  // Those without a time of day begin and end at midnight.
  const timesOfDay = spans.flatMap(({ from, until }) => [timeOfDay(from), timeOfDay(until) + minute]);
  const next = Math.min(midnightAfter(local), ...timesOfDay.filter((time) => time > local));
  const until = from - (from % minute) + (next - local);
  // Clocks are put forward or back before: then another build looks.
  if (localAt(until) !== next) return { from, until: from };
  // security.txt expires a year after the day of Universal Time.
  return { from, until: Math.min(until, midnightAfter(from)) };
}

export function isValidAt({ from, until }: ValidTime, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}

/** NaN for a day. */
function timeOfDay(text: string): number {
  return text.includes(':') ? Date.parse(`${text}Z`) : Number.NaN;
}

function midnightAfter(time: number): number {
  return time - (time % day) + day;
}
