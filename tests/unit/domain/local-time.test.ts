/** The business's own clock: open or closed, in season or not. */
import { describe, expect, test } from 'vitest';
import { isOpen, isWithin, localTime } from '../../../src/domain/local-time.ts';

test.each([
  ['America/New_York', '2026-11-20T21:05:00Z', '2026-11-20 16:05'],
  ['America/New_York', '2026-07-01T03:30:00Z', '2026-06-30 23:30'],
  ['Asia/Kolkata', '2026-12-31T20:00:00Z', '2027-01-01 01:30'],
  // The change to summer time.
  ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08 01:59'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00'],
])('the business’s own time in %s at %s is %s', (zone, moment, local) => {
  expect(localTime(zone, new Date(moment))).toBe(local);
});

test.each([
  // Each year.
  ['06-01', '11-30', '2026-05-31 23:59', false],
  ['06-01', '11-30', '2027-11-30 23:59', true],
  ['06-01', '11-30', '2026-12-01 00:00', false],
  // Over New Year.
  ['12-01', '01-06', '2027-01-06 23:59', true],
  ['12-01', '01-06', '2027-01-07 00:00', false],
  // In one year, with hours.
  ['2026-09-04 12:00', '2026-09-06 18:00', '2026-09-04 11:59', false],
  ['2026-09-04 12:00', '2026-09-06 18:00', '2026-09-06 18:00', true],
  ['2026-09-04 12:00', '2026-09-06 18:00', '2026-09-06 18:01', false],
  ['2026-09-04 12:00', '2026-09-06 18:00', '2027-09-05 12:00', false],
  // A last day without an hour counts whole.
  ['2026-09-04', '2026-09-06', '2026-09-06 23:59', true],
  ['2026-09-04', '2026-09-06', '2026-09-07 00:00', false],
])('a stretch of time from %s until %s holds %s: %s', (from, until, now, within) => {
  expect(isWithin(now, from, until)).toBe(within);
});

describe('opening hours', () => {
  // Sunday to Saturday
  const week = ',07:00-18:00,07:00-12:00 13:00-18:00,,07:00-18:00,07:00-18:00,09:00-12:00';

  test.each([
    ['2026-11-16 06:59', 'Monday, too early', false],
    ['2026-11-16 07:00', 'Monday', true],
    ['2026-11-16 18:00', 'Monday, too late', false],
    ['2026-11-17 12:30', 'Tuesday at noon', false],
    ['2026-11-18 10:00', 'Wednesday, closed', false],
    ['2026-11-21 11:00', 'Saturday', true],
  ])('at %s (%s): %s', (now, _, open) => {
    expect(isOpen(now, week)).toBe(open);
  });

  test.each([
    ['2026-11-26 10:00', 'Thursday, closed', false],
    ['2026-11-27 10:00', 'Friday', true],
    ['2026-12-24 20:00', 'Thursday, open late', true],
    ['2026-12-25 00:30', 'the night after it', true],
    ['2026-12-24 10:00', 'Thursday, open later than usual', false],
  ])('with exceptions, at %s (%s): %s', (now, _, open) => {
    expect(isOpen(now, `${week},2026-11-26,2026-12-24 18:00-01:00`)).toBe(open);
  });

  /** Monday, and Saturday into Sunday. */
  const nights = ',18:00-02:00,,,,,18:00-02:00';

  test.each([
    ['on the evening', nights, '2026-11-16 18:00', '2026-11-16 17:59'],
    ['until the next day', nights, '2026-11-17 01:59', '2026-11-17 02:00'],
    ['at the end of the week', nights, '2026-11-21 23:59', '2026-11-21 17:59'],
    ['into the next week', nights, '2026-11-22 00:30', '2026-11-22 02:00'],
    ['to the end of the day', ',00:00-23:59,,,,,', '2026-11-16 23:59', '2026-11-17 00:00'],
  ])('hold %s', (_, hours, open, closed) => {
    expect([isOpen(open, hours), isOpen(closed, hours), isOpen(open, '')]).toEqual([true, false, false]);
  });
});
