/** Values that cannot all be true. */
import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../../../../src/schema/types.gen.ts';
import { aCity, aDocument, type DataFile, phoneOverrides, problemsOf, siteFile } from '../../../../support/builders.ts';

function found(files: readonly DataFile[]): string[] {
  return problemsOf(files)
    .filter(({ code }) => /\/(contradiction|past-midnight|range|two-overrides)$/.test(code))
    .map(({ code, at, message, hint }) => `${code} ${at.line}:${at.column} ${message} ${hint}`);
}

const site = (wrong: string, right: string) =>
  siteFile((text) => {
    expect(text).toContain(wrong);
    return text.replace(wrong, right);
  });

describe('opening hours', () => {
  const opening = `    opening:
      - days: [Monday, Tuesday, Wednesday, Thursday, Friday]
        opens: "09:00"
        closes: "17:00"`;
  const friday = span('18:00', '02:00', 'Friday');
  const sunday = span('22:00', '07:00', 'Sunday');
  const withHours = (hours: readonly Pick<OpeningHours, 'days' | 'opens' | 'closes'>[]) =>
    found([site(opening, `    opening: ${JSON.stringify(hours)}`)]);

  test.each<[what: string, hours: OpeningHours[]]>([
    ['in two parts of a day', [span('09:00', '12:00'), span('12:00', '17:00')]],
    ['past midnight', [friday, span('18:00', '02:00', 'Saturday')]],
    ['past midnight, and again in the morning', [span('18:00', '06:00'), span('06:00', '10:00')]],
    ['from noon until 4 in the morning', [span('12:00', '04:00')]],
  ])('%s are accepted', (_, hours) => {
    expect(withHours(hours)).toEqual([]);
  });

  const onDays = (...days: string[]) => {
    const exceptions = days.map((day) => `{ reason: Inventory, date: ${day} }`).join(', ');
    return found([site('    opening:', `    exceptions: [${exceptions}]\n    opening:`)]);
  };

  test('on days of their own are accepted', () => {
    expect(onDays('2026-11-26', '2026-11-27, opens: "08:00", closes: "12:00"')).toEqual([]);
  });

  test.each([
    ['contradiction', 'These days end on 2026-12-20, before they begin on 2026-12-24.', 'until: 2026-12-20'],
    ['contradiction', 'These days last longer than a year', 'until: 2062-12-26'],
    ['contradiction', 'These days have opens, but not closes.', 'opens: "08:00"'],
    ['contradiction', 'These hours open and close at 08:00', 'opens: "08:00", closes: "08:00"'],
    ['past-midnight', 'These hours last from 12:00 until 08:00', 'opens: "12:00", closes: "08:00"'],
    ['contradiction', '2026-12-31 is in two entries of exceptions.', 'until: 2027-01-01', '2026-12-31'],
  ])('on days that cannot be right are reported (%s): %s', (code, message, more, ...others) => {
    expect(onDays(`2026-12-24, ${more}`, ...others)).toEqual([
      expect.stringMatching(new RegExp(`^hours/${code} \\d+:\\d+ ${message}`)),
    ]);
  });

  test('from 9 until 5 are reported as too long a night', () => {
    expect(withHours([{ days: ['Monday', 'Wednesday'], opens: '09:00', closes: '05:00' }])).toEqual([
      expect.stringMatching(
        /^hours\/past-midnight .* on the next day: 20 hours\. Write times on a 24-hour clock, the earlier one as opens: .* allow this warning/,
      ),
    ]);
  });

  test.each<[message: string, hours: OpeningHours[]]>([
    ['Monday 16:00 to 20:00 overlaps Monday 09:00 to 17:00.', [span('09:00', '17:00'), span('16:00', '20:00')]],
    ['Saturday 01:00 to 03:00 overlaps Friday 18:00 to 02:00.', [friday, span('01:00', '03:00', 'Saturday')]],
    ['Sunday 22:00 to 07:00 overlaps Monday 06:00 to 09:00.', [span('06:00', '09:00'), sunday]],
  ])('that overlap are reported: %s', (message, hours) => {
    expect(withHours(hours)).toEqual([expect.stringContaining(`hours/contradiction 20:68 ${message}`)]);
  });

  test('without length are reported', () => {
    expect(withHours([span('09:00', '09:00')])[0]).toContain(
      'These hours open and close at 09:00, so they cover no time.',
    );
  });

  function span(opens: string, closes: string, day: OpeningHours['days'][number] = 'Monday'): OpeningHours {
    return { days: [day], opens, closes };
  }
});

test('a place with a reversed drive time is reported with both numbers in order', () => {
  expect(found([aCity({ name: 'Sisters', eta: '45-30 min' })])).toEqual([
    expect.stringMatching(
      /^schema\/range 1:\d+ eta is a range from 45 to 30 minutes, which ends before it begins. Write eta: 30-45 min$/,
    ),
  ]);
  expect(found([aCity({ name: 'Sisters', eta: '30-30 min' })])).toEqual([]);
});

test('a page with two phone overrides is reported at the second', () => {
  const overrides = phoneOverrides({ 'sisters-or': '541-555-0123', '/areas/sisters-or/': '541-555-0124' });
  expect(found([aCity({ name: 'Sisters' }), overrides])).toEqual([
    'phone/two-overrides 1:30 sisters-or and /areas/sisters-or/ are the same page, which can show only one number. Delete one of the two lines.',
  ]);
  expect(found([aCity({ name: 'Sisters' }), phoneOverrides({ '/areas/sisters-or/': '541-555-0124' })])).toEqual([]);
});

test('an alias with the folder of url.base is to be written without it', () => {
  const at = (folder: string) => siteFile((text) => text.replace(/base: .*/, `base: https://a.example/${folder}/`));
  const below = at('pianos');
  const city = aCity({ name: 'Sisters', aliases: ['/pianos/old/', '/pianos/', '/services/old/'] });
  const refused = 'url/reserved An alias is written without /pianos.';
  expect(problemsOf([below, city]).map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([
    `${refused} Delete /pianos at its beginning.`,
    `${refused} Delete /pianos at its beginning.`,
  ]);
  expect(found([at('services'), city])).toEqual([]);
});

describe('forms', () => {
  const endpoint = '  endpoint: https://forms.example.org/high-desert-pianos\n';
  const withForms = (lines: string) => found([site(endpoint, lines)]).map((line) => line.replace(/\d+:\d+/, 'at'));

  test.each([`${endpoint}  photos: true\n  consent: true\n`, '  netlify: true\n  photos: true\n'])(
    '%j is accepted',
    (lines) => {
      expect(withForms(lines)).toEqual([]);
    },
  );

  test.each([
    [`${endpoint}  netlify: true\n`, 'forms.endpoint and forms.netlify are both set'],
    ['  netlify: true\n  mailto: a@example.org\n', 'forms.netlify and forms.mailto are both set'],
    ['  format: json\n', 'forms.format has no effect without forms.endpoint.'],
    [`${endpoint}  format: json\n  photos: true\n`, 'Photos cannot be sent as JSON.'],
    ['  mailto: a@example.org\n  photos: true\n', 'forms.photos needs forms.endpoint or forms.netlify'],
  ])('%j is reported', (lines, message) => {
    expect(withForms(lines)).toEqual([expect.stringContaining(`form/contradiction at ${message}`)]);
  });

  const hosted = (deploy: string) =>
    found([
      siteFile((text) => text.replace(endpoint, '  netlify: true\n').replace(/^url:/m, `deploy: ${deploy}\nurl:`)),
    ]).map((line) => line.replace(/\d+:\d+/, 'at'));

  test('Netlify receives only the forms of sites that it hosts', () => {
    expect(hosted('netlify')).toEqual([]);
    expect(hosted('nginx')).toEqual([expect.stringContaining('form/contradiction at forms.netlify needs a site that')]);
  });

  const own = aDocument('thank-you', 'Thanks.');
  const collisions = (files: readonly DataFile[]) =>
    problemsOf(files).flatMap(({ code, at, related }) =>
      code === 'url/collision'
        ? [[at, ...(related ?? []).map((one) => one.at)].map(({ file, line }) => `${file}:${line}`)]
        : [],
    );

  test('the thank-you page needs its URL for itself', () => {
    expect(collisions([site(endpoint, endpoint), own])).toEqual([['data/site.yaml:44', 'data/pages/thank-you.md:1']]);
    const about = siteFile((text) => text.replace('url:\n', 'url:\n  paths: { about: thank-you }\n'));
    expect(collisions([about])).toEqual([['data/site.yaml:45', 'data/site.yaml:2']]);
    expect(collisions([site(endpoint, '  mailto: hello@example.org\n'), own])).toEqual([]);
  });
});
