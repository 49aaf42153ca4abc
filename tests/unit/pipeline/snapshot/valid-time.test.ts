/** A build that finds nothing changed is right about text that depends on the time, at every time of the day. */
import { expect, it } from 'vitest';
import { isWithin, localTime } from '../../../../src/domain/local-time.ts';
import { isValidAt, validTime } from '../../../../src/pipeline/snapshot/valid-time.ts';

const timeZone = 'America/New_York';
type Span = [from: string, until: string];
const quarter = 15 * 60_000;

it.each<[string, built: string, lasts: string, ...Span[]]>([
  ['the last day of a season', '2026-11-30T12:00:20Z', '2026-12-01T00:00Z', ['06-01', '11-30']],
  ['the evening before', '2026-11-30T01:00Z', '2026-11-30T05:00Z', ['06-01', '11-30']],
  ['before an hour', '2026-09-04T12:00Z', '2026-09-04T16:00Z', ['2026-09-04 12:00', '2026-09-04 13:00']],
  ['in it', '2026-09-04T16:30Z', '2026-09-04T17:01Z', ['2026-09-04 12:00', '2026-09-04 13:00']],
  ['after it', '2026-09-04T17:01Z', '2026-09-05T00:00Z', ['2026-09-04 12:00', '2026-09-04 13:00']],
  ['New Year', '2027-01-01T02:00Z', '2027-01-01T05:00Z'],
  ['clocks are put back before', '2026-11-01T05:45Z', '2026-11-01T05:45Z', ['2026-11-01 01:30', '2026-11-03']],
  ['clocks are put forward before', '2027-03-14T05:30Z', '2027-03-14T05:30Z'],
  ['no time', '2026-11-20T12:00Z', '2026-11-21T00:00Z'],
])('%s: valid from %s to %s', (_, built, lasts, ...spans) => {
  const now = Date.parse(built);
  const time = validTime(new Date(now), { timeZone, spans: spans.map(([from, until]) => ({ from, until })) });
  expect(new Date(time.until)).toEqual(new Date(lasts));
  const saysAt = (at: number) => {
    const local = localTime(timeZone, new Date(at));
    return [local.slice(0, 10), ...spans.map(([from, until]) => isWithin(local, from, until))];
  };
  // What a span changes lasts at least an hour.
  const times = Array.from({ length: Math.ceil((time.until - now) / quarter) }, (_, index) => now + index * quarter);
  for (const at of [...times, time.until - 1]) expect(saysAt(at), new Date(at).toISOString()).toEqual(saysAt(now));
});

it('is valid from the time of the build on', () => {
  const time = { from: 10, until: 20 };
  expect([9, 10, 19, 20].map((at) => isValidAt(time, new Date(at)))).toEqual([false, true, true, false]);
});
