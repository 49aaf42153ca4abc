/** Time zones of another state or country than the business's. */
import { describe, expect, test } from 'vitest';
import { checkHomeTime } from '../../../../../src/model/checks/settings/check-home-time.ts';
import type { Site } from '../../../../../src/schema/types.gen.ts';

const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });

function check(timeZone: string, region: string, country = 'US') {
  const locate = Object.assign(at, { key: at, within: at, written: () => timeZone });
  const site = { business: { timeZone, address: { region, country } } };
  return checkHomeTime({ value: site as Site, locate });
}

describe('a time zone', () => {
  test.each([
    ['America/Los_Angeles', 'OR', 'US'],
    ['US/Pacific', 'OR', 'US'],
    ['America/Boise', 'OR', 'US'],
    ['America/Indiana/Knox', 'IN', 'US'],
    ['America/New_York', 'AL', 'US'],
    ['America/Denver', 'AZ', 'US'],
    ['America/Toronto', 'ON', 'CA'],
    ['Europe/Berlin', 'Bayern', 'DE'],
    ['Europe/Paris', 'Bayern', 'DE'],
    ['Atlantic/Reykjavik', 'IS', 'IS'],
    ['Nowhere/At_All', 'OR', 'US'],
    ['EST5EDT', 'OR', 'US'],
    ['Europe/Berlin', 'X', 'XX'],
  ])('%s is not reported in %s, %s', (zone, region, country) => {
    expect(check(zone, region, country)).toEqual([]);
  });

  test.each([
    ['America/New_York', 'OR', 'US', 'Oregon', 'Write timeZone: America/Los_Angeles, the time zone of most of Oregon.'],
    [
      'America/Denver',
      'CA',
      'US',
      'California',
      'Write timeZone: America/Los_Angeles, the time zone of most of California.',
    ],
    ['America/Phoenix', 'CO', 'US', 'Colorado', 'Write timeZone: America/Denver, the time zone of most of Colorado.'],
    ['UTC', 'VT', 'US', 'Vermont', 'Write timeZone: America/New_York, the time zone of most of Vermont.'],
    ['America/New_York', 'Kent', 'GB', 'the country GB', 'Write timeZone: Europe/London'],
    ['Europe/Berlin', 'ON', 'CA', 'the country CA', 'Write a time zone of that country.'],
  ])('%s is reported in %s, %s', (zone, region, country, home, hint) => {
    const message = `The time zone ${zone} does not match the local time in ${home}.`;
    expect(check(zone, region, country)).toMatchObject([
      { code: 'time-zone/state', severity: 'warning', message, hint },
    ]);
  });

  test('that is the default is called the default', () => {
    const at = { file: 'data/site.yaml', line: 1, column: 1 };
    const locate = Object.assign(() => at, {
      key: () => ({ ...at, line: 3 }),
      within: () => at,
      written: () => undefined,
    });
    const site = { business: { timeZone: 'America/New_York', address: { region: 'OR', country: 'US' } } };
    expect(checkHomeTime({ value: site as Site, locate })).toMatchObject([
      { message: 'The default time zone, America/New_York, does not match the local time in Oregon.', at: { line: 3 } },
    ]);
  });
});
