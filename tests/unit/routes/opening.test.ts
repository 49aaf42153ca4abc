/** What the line of opening hours needs: the hours of the week, and whether a line for emergencies is shown. */
import { expect, test } from 'vitest';
import { noticesOfExceptions, openingTimes } from '../../../src/routes/scheduled-texts.ts';
import { siteFile } from '../../support/builders.ts';
import { aPlannedSite, aPlanner } from '../../support/planned-site.ts';

const all = '[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]';

function openingWith(hours: string, always: boolean) {
  const site = siteFile((text) =>
    text.replace(
      / {4}opening:\n(?: {6}.*\n)+/,
      `    alwaysOpenForEmergencies: ${always}\n    opening:\n      - ${hours}\n`,
    ),
  );
  return openingTimes(aPlanner([site]).planner);
}

const exceptions = `    exceptions:
      - { date: 2026-11-26, until: 2026-11-27, reason: Thanksgiving, notice: true }
      - { date: 2026-12-24, opens: "08:00", closes: "12:00", reason: Christmas Eve, notice: true }
      - { date: 2027-01-01, reason: New Year }
`;

function holidays(now: string, { always = false, language = 'en-US' } = {}) {
  const hours = `    alwaysOpenForEmergencies: ${always}\n${exceptions}    opening:`;
  const site = siteFile((text) => `language: ${language}\n${text.replace('    opening:', hours)}`);
  return aPlanner([site], { now: new Date(now) }).planner;
}

test.each([
  ['the week is not round the clock', `{ days: ${all}, opens: "07:00", closes: "23:59" }`, true, true],
  ['only weekends are', '{ days: [Saturday, Sunday], opens: "00:00", closes: "23:59" }', true, true],
  ['every day is', `{ days: ${all}, opens: "00:00", closes: "23:59" }`, true, false],
  ['nobody answers at all hours', `{ days: ${all}, opens: "07:00", closes: "23:59" }`, false, false],
])('whether a line for emergencies is shown if %s', (_, hours, always, isShown) => {
  expect(openingWith(hours, always).isAlwaysAnswered).toBe(isShown);
});

test('a line for emergencies is shown if every day is round the clock, but a day to come has other hours', () => {
  const christmas = `{ days: ${all}, opens: "00:00", closes: "23:59" }
    exceptions:
      - { date: 2026-12-25, reason: Christmas }`;
  expect(openingWith(christmas, true)).toMatchObject({
    isAlwaysAnswered: true,
    closed: 'Emergencies: call {phone} now',
  });
});

test('days with other hours follow the week in the line, until the last of them has passed', () => {
  const after = (now: string) => openingTimes(holidays(now)).week.split(',').slice(7);
  const days = ['2026-11-26', '2026-11-27', '2026-12-24 08:00-12:00', '2027-01-01'];
  expect(after('2026-11-20T12:00:00Z')).toEqual(days);
  // Still November 27 in Oregon.
  expect(after('2026-11-28T07:00:00Z')).toEqual(days);
  expect(after('2026-11-28T09:00:00Z')).toEqual(days.slice(2));
  expect(after('2027-01-02T12:00:00Z')).toEqual([]);
});

test('a notice of days with other hours begins a week before them', () => {
  expect(noticesOfExceptions(holidays('2026-11-20T12:00:00Z'))).toEqual([
    {
      text: expect.stringMatching(/^We are closed for Thanksgiving: Thursday, November 26\s–\sFriday, November 27\.$/),
      from: '2026-11-19',
      until: '2026-11-27',
    },
    {
      text: expect.stringMatching(/^Christmas Eve, Thursday, December 24: we are open from 8:00\sAM to 12:00\sPM\.$/),
      from: '2026-12-17',
      until: '2026-12-24',
    },
  ]);
  expect(noticesOfExceptions(holidays('2026-11-20T12:00:00Z', { always: true }))[0]?.text).toContain(
    'answer emergencies',
  );
});

test('a notice in Spanish has no comma after the weekday, and one period at its end', () => {
  expect(noticesOfExceptions(holidays('2026-11-20T12:00:00Z', { language: 'es-US' })).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Cerramos por Thanksgiving \(jueves 26 de noviembre\s–\sviernes 27 de noviembre\)\.$/),
    expect.stringMatching(/^Christmas Eve, jueves 24 de diciembre: abrimos de 8:00\sa\.m\. a 12:00\sp\.m\.$/),
  ]);
});

test('several notices have names of their own, by which screen readers tell them apart', () => {
  const days = '{ date: 2026-11-26, reason: Thanksgiving, notice: true }';
  const site = siteFile((text) =>
    text
      .replace('    opening:', `    exceptions:\n      - ${days}\n    opening:`)
      .concat('notice: { text: Snow., from: "2026-11-26 00:00", until: "2026-11-27 00:00" }\n'),
  );
  const { shell } = aPlannedSite([site]).routeAt('/about/', 'about').props;
  expect(shell.notices.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Notice: Snow.',
    'Notice 2: We are closed for Thanksgiving: Thursday, November 26.',
  ]);
});
