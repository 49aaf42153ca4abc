/** Dates and times that do not exist. */
import { describe, expect, test } from 'vitest';
import { checkDay, checkTimeZone } from '../../../../../src/model/checks/values/check-time.ts';
import type { Site } from '../../../../../src/schema/types.gen.ts';

const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });

const day = (kind: 'date' | 'moment' | 'month-day', value: string) =>
  checkDay({ kind, value, target: 'true', path: [], isKey: false, tokens: [] }, at);

describe('a day', () => {
  test.each([
    ['date', '2026-11-30'],
    ['date', '2028-02-29'],
    ['moment', '2026-11-30 23:59'],
    ['month-day', '02-29'],
  ] as const)('of the kind %s is there: %s', (kind, value) => {
    expect(day(kind, value)).toEqual([]);
  });

  test.each([
    ['date', '2026-11-31', '2026-11-31', 30],
    ['date', '2026-02-29', '2026-02-29', 28],
    ['moment', '2026-11-31 10:00', '2026-11-31', 30],
    ['month-day', '02-30', '02-30', 29],
  ] as const)('of the kind %s is not there: %s', (kind, value, shown, days) => {
    expect(day(kind, value)).toMatchObject([
      {
        code: 'date/impossible',
        message: `The date ${shown} does not exist.`,
        hint: `Correct the day: that month has ${days} days.`,
      },
    ]);
  });
});

test.each([
  ['date', '2026-13-02', 'There is no month 13. Write year-month-day: 2026-06-01'],
  ['month-day', '13-02', 'There is no month 13. Write month-day: 06-01'],
  ['date', '0026-11-28', 'Correct the year.'],
  ['date', 'March', 'Write year-month-day: 2026-06-01'],
] as const)('what is not a %s is said of %s', (kind, value, hint) => {
  expect(day(kind, value)).toMatchObject([{ code: 'date/impossible', hint }]);
});

describe('a time zone', () => {
  test.each(['America/New_York', 'America/Port-au-Prince', 'US/Central', 'Europe/Kyiv', 'Europe/Kiev', 'UTC'])(
    '%s is known',
    (zone) => {
      expect(checkTimeZone(zone, at, undefined)).toEqual([]);
    },
  );

  test.each([
    ['America/Chicgo', 'Did you mean America/Chicago?'],
    ['Chicago', 'Did you mean America/Chicago?'],
    ['america/new york', 'Did you mean America/New_York?'],
    ['EST', 'Did you mean America/New_York?'],
    ['EDT', 'Did you mean America/New_York?'],
    ['EST5EDT', 'Did you mean America/New_York?'],
    ['pt', 'Did you mean America/Los_Angeles?'],
    ['Japan', 'Did you mean Asia/Tokyo?'],
    ['GMT', 'Use a name with a region and a city: Europe/Paris'],
    ['Zulu time', 'Use a name with a region and a city: Europe/Paris'],
    ['+05:00', 'Use a name with a region and a city: Europe/Paris'],
  ])('%s is not accepted', (zone, hint) => {
    expect(checkTimeZone(zone, at, undefined)).toMatchObject([{ code: 'time-zone/unknown', hint }]);
  });

  test.each([
    ['US', 'TX', 'EST', 'America/Chicago'],
    ['US', 'AZ', 'MST', 'America/Phoenix'],
    ['CA', 'QC', 'EST', 'America/Toronto'],
  ])('of a business in %s, %s: %s means %s', (country, region, zone, meant) => {
    const site = { business: { address: { country, region } } } as Site;
    expect(checkTimeZone(zone, at, site)).toMatchObject([
      { message: `${zone} is short for more than one time zone.`, hint: `Did you mean ${meant}?` },
    ]);
  });
});
