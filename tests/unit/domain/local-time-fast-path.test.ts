/** Local times without the rules of time zones: the same answers as with them. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isWithin, localTime } from '../../../src/domain/local-time.ts';
import { hasNoBoundary, isNowWithin, localYear } from '../../../src/domain/local-time-fast-path.ts';

const timeZone = fc.constantFrom('America/New_York', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'UTC');
const minuteMs = 60_000;
/** Around New Year, the end of a month, and when clocks are set back. */
const now = fc
  .tuple(
    fc.constantFrom('2025-12-31T23:00Z', '2026-06-30T12:00Z', '2026-11-01T06:00Z', '2028-02-29T00:00Z'),
    fc.integer({ min: -5 * 1440, max: 5 * 1440 }),
  )
  .map(([time, minutes]) => new Date(Date.parse(time) + minutes * minuteMs));
const dateNear = (time: Date) =>
  fc
    .tuple(fc.integer({ min: -4, max: 4 }), fc.constantFrom([5, 10], [0, 10], [0, 16]))
    .map(([days, [from, until]]) =>
      new Date(time.getTime() + days * 1440 * minuteMs).toISOString().replace('T', ' ').slice(from, until),
    );
const question = now.chain((time) =>
  fc.record({ now: fc.constant(time), timeZone, from: dateNear(time), until: dateNear(time) }),
);

test('the year and whether a span contains the time are those of the time zone', () => {
  fc.assert(
    fc.property(question, ({ now, timeZone, from, until }) => {
      const local = localTime(timeZone, now);
      expect(localYear({ timeZone, now })).toBe(local.slice(0, 4));
      expect(isNowWithin({ from, until }, { timeZone, now })).toBe(isWithin(local, from, until));
    }),
    { numRuns: 500 },
  );
});

describe('most of the time', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('the rules of the time zone are not loaded', () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    const moment = { timeZone: 'America/New_York', now: new Date('2026-11-22T19:00Z') };
    expect(localYear(moment)).toBe('2026');
    expect(isNowWithin({ from: '06-01', until: '11-30' }, moment)).toBe(true);
    expect(isNowWithin({ from: '2026-11-24', until: '2026-12-01 12:00' }, moment)).toBe(false);
    expect(format).not.toHaveBeenCalled();
  });

  test('nothing begins or ends within a day, except near the edges of a span or a year', () => {
    const day = (date: string) => [new Date(date), new Date(Date.parse(date) + 1440 * minuteMs)] as const;
    const season = [{ from: '06-01', until: '11-30' }];
    expect(hasNoBoundary(season, ...day('2026-11-22'))).toBe(true);
    expect(hasNoBoundary(season, ...day('2026-11-29'))).toBe(false);
    expect(hasNoBoundary(season, ...day('2026-12-01'))).toBe(false);
    expect(hasNoBoundary(season, ...day('2026-12-03'))).toBe(true);
    expect(hasNoBoundary([], ...day('2026-12-31'))).toBe(false);
  });
});
