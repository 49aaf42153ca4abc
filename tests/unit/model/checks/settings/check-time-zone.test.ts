/** Time zones that do not exist, or are those of another state or country than the business's. */
import { describe, expect, test } from 'vitest';
import { checkHomeTime, checkTimeZone } from '../../../../../src/model/checks/settings/check-time-zone.ts';
import type { Site } from '../../../../../src/schema/types.gen.ts';

const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });

function check(timeZone: string, region: string, country: string, isDefault = false) {
  const locate = Object.assign(at, { key: at, within: at, written: () => (isDefault ? undefined : timeZone) });
  const site = { business: { timeZone, address: { region, country } } };
  return checkHomeTime({ value: site as Site, locate });
}

describe('a time zone', () => {
  test.each([
    ['America/Boise', 'OR', 'US'],
    ['America/Indiana/Knox', 'IN', 'US'],
    ['Europe/Paris', 'Bayern', 'DE'],
    ['Nowhere/At_All', 'OR', 'US'],
    ['EST5EDT', 'OR', 'US'],
    ['Europe/Berlin', 'X', 'XX'],
  ])('%s is not reported in %s, %s', (zone, region, country) => {
    expect(check(zone, region, country)).toEqual([]);
  });

  test.each([
    ['America/Phoenix', 'CO', 'US', 'Colorado', 'Write timeZone: America/Denver, the time zone of most of Colorado.'],
    ['UTC', 'VT', 'US', 'Vermont', 'Write timeZone: America/New_York, the time zone of most of Vermont.'],
    ['America/New_York', 'Kent', 'GB', 'the country GB', 'Write a time zone of that country.'],
  ])('%s is reported in %s, %s', (zone, region, country, home, hint) => {
    const message = `The time zone ${zone} does not match the local time in ${home}.`;
    expect(check(zone, region, country)).toMatchObject([
      { code: 'time-zone/state', severity: 'warning', message, hint },
    ]);
  });

  test('that is the default is called the default', () => {
    expect(check('America/New_York', 'OR', 'US', true)).toMatchObject([
      { message: 'The default time zone, America/New_York, does not match the local time in Oregon.' },
    ]);
  });
});

describe('the name of a time zone', () => {
  test.each(['America/Port-au-Prince', 'US/Central', 'Europe/Kyiv', 'Europe/Kiev', 'UTC'])('%s is accepted', (zone) => {
    expect(checkTimeZone({ value: zone }, at, { site: undefined })).toEqual([]);
  });

  test.each([
    ['America/Chicag', 'Did you mean America/Chicago?'],
    ['EDT', 'Use a name with a region and a city: Europe/Paris'],
  ])('%s is not accepted', (zone, hint) => {
    expect(checkTimeZone({ value: zone }, at, { site: undefined })).toMatchObject([
      { code: 'time-zone/unknown', hint },
    ]);
  });

  test('of a state is named by its full name', () => {
    const site = { business: { address: { country: 'US', region: 'TX' } } } as Site;
    expect(checkTimeZone({ value: 'EST' }, at, { site })).toMatchObject([
      {
        message: 'Write the time zone EST as a region and a city.',
        hint: 'Use America/Chicago, the time zone of most of Texas.',
      },
    ]);
  });
});
