/** What the line of opening hours needs: the hours of the week, and whether a line for emergencies is shown. */
import { expect, test } from 'vitest';
import { openingTimes } from '../../../src/routes/scheduled-texts.ts';
import { aModel, siteFile } from '../../support/builders.ts';

const all = '[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]';

function openingWith(hours: string, always: boolean) {
  const site = siteFile((text) =>
    text.replace(
      / {4}opening:\n(?: {6}.*\n)+/,
      `    alwaysOpenForEmergencies: ${always}\n    opening:\n      - ${hours}\n`,
    ),
  );
  return openingTimes(aModel([site]).site);
}

test('opening times have a separate line for emergencies if the regular hours are not round the clock', () => {
  const hours = `{ days: ${all}, opens: "07:00", closes: "23:59" }`;
  expect(openingWith(hours, true).isAlwaysAnswered).toBe(true);
  expect(openingWith(hours, false).isAlwaysAnswered).toBe(false);
});

test('opening times of a business that is always open have no line for emergencies', () => {
  const hours = `{ days: ${all}, opens: "00:00", closes: "23:59" }`;
  expect(openingWith(hours, true)).toMatchObject({ isAlwaysAnswered: false, closed: 'Closed now' });
});

test('opening times of a business that is open all night only on weekends have a line for emergencies', () => {
  const hours = '{ days: [Saturday, Sunday], opens: "00:00", closes: "23:59" }';
  expect(openingWith(hours, true).isAlwaysAnswered).toBe(true);
});
