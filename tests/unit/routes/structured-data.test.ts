/** The structured data for search engines, beyond what golden pages and tests of whole sites have: emergencies, and what a business may not have. */
import { expect, test } from 'vitest';
import { aCity, phoneOverrides, siteFile } from '../../support/builders.ts';
import { aPlannedSite } from '../../support/planned-site.ts';

/** The business of the home page. `business`, `hours`: more lines of these parts of site.yaml. */
function theBusiness({ business = '', hours = '' } = {}): unknown {
  const { routeAt } = aPlannedSite([
    siteFile((text) =>
      text.replace(/^business:\n/m, `business:\n${business}`).replace(/^ {2}hours:\n/m, `  hours:\n${hours}`),
    ),
  ]);
  const { structuredData } = routeAt('/', 'home');
  return (structuredData as { '@graph': unknown[] })['@graph'][0];
}

test('the business answers round the clock in emergencies if it does so at all hours', () => {
  expect(theBusiness()).not.toHaveProperty('contactPoint');
  expect(theBusiness({ hours: '    alwaysOpenForEmergencies: true\n' })).toMatchObject({
    contactPoint: { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
});

test('the business has only what the data has', () => {
  const plain = theBusiness();
  for (const name of ['email', 'aggregateRating', 'sameAs']) expect(plain).not.toHaveProperty(name);
  const business =
    '  email: a@example.com\n  rating: { value: 4.9, best: 5, count: 127 }\n  sameAs: [https://example.org]\n';
  expect(theBusiness({ business })).toMatchObject({
    email: 'a@example.com',
    aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: 127 },
    sameAs: ['https://example.org'],
  });
});

test('days with other hours name their days of the week', () => {
  const hours = [
    '    exceptions:',
    '      - { date: 2026-12-25, reason: Closed }',
    "      - { reason: Inventory, date: 2027-01-03, until: 2027-01-05, opens: '10:00', closes: '12:00' }",
    '      - { reason: Vacation, date: 2027-02-01, until: 2027-02-10 }\n',
  ];
  expect(theBusiness({ hours: hours.join('\n') })).toMatchObject({
    specialOpeningHoursSpecification: [
      { dayOfWeek: ['Friday'], validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { dayOfWeek: ['Monday', 'Tuesday', 'Sunday'], validFrom: '2027-01-03', opens: '10:00', closes: '12:00' },
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
    ],
  });
});

test('a place with an office has the number of its page, other places the main one, though their pages show others', () => {
  const telephoneAt = (street: object) => {
    const files = [aCity({ name: 'Sisters', ...street }), phoneOverrides({ 'sisters-or': '541-555-0231' })];
    const { structuredData } = aPlannedSite(files).routeAt('/areas/sisters-or/', 'city');
    return /"telephone":"[^"]+"/.exec(JSON.stringify(structuredData))?.[0];
  };
  expect(telephoneAt({ street: '2 Wharf Street' })).toBe('"telephone":"+15415550231"');
  expect(telephoneAt({})).toBe('"telephone":"+15415550230"');
});
