/** A build that finds nothing changed is right about text that depends on the time, at every minute of the day. */
import { expect, it } from 'vitest';
import { isWithin, localTime } from '../../../../src/domain/local-time.ts';
import { clockOf, isSameClock } from '../../../../src/pipeline/snapshot/clock.ts';

const timeZone = 'America/New_York';
type Span = [from: string, until: string];
const clock = (built: string, ...spans: Span[]) =>
  clockOf(new Date(built), { timeZone, spans: spans.map(([from, until]) => ({ from, until })) });

it.each<[string, string, ...Span[]]>([
  ['the last day of a season', '2026-11-30T12:00:00Z', ['06-01', '11-30']],
  ['a day of its own', '2026-12-25T12:00:00Z', ['12-25', '12-25']],
  ['an hour', '2026-09-04T12:00:00Z', ['2026-09-04 12:00', '2026-09-04 13:00']],
  ['New Year', '2027-01-01T02:00:00Z'],
  ['the night in which clocks are put back', '2026-11-01T05:45:00Z', ['2026-11-01 01:30', '2026-11-03']],
  ['no time', '2026-11-20T12:00:00Z'],
])('%s: the answer is that of the time itself', (_, built, ...spans) => {
  const known = clock(built, ...spans);
  const says = (now: Date) => {
    const local = localTime(timeZone, now);
    return [local.slice(0, 10), ...spans.map(([from, until]) => isWithin(local, from, until))];
  };
  const then = JSON.stringify(says(new Date(built)));
  for (let minute = 0; minute < 24 * 60; minute += 30) {
    const now = new Date(Date.parse(built.slice(0, 10)) + minute * 60_000);
    expect(isSameClock(known, now), now.toISOString()).toBe(JSON.stringify(says(now)) === then);
  }
  expect(isSameClock(known, new Date(Date.parse(built) + 24 * 3_600_000))).toBe(false);
});
