/** The structured data for search engines: the business as it works in the page's place, its hours, breadcrumbs, services. */
import { describe, expect, test } from 'vitest';
import { aCity, aService, siteFile } from '../../support/builders.ts';
import { aPlannedSite } from '../../support/planned-site.ts';

type Node = Record<string, unknown>;

const origin = 'https://highdesertpianos.example';
const place = aCity({ name: 'Sisters', geo: { latitude: 44.2909, longitude: -121.5492 }, postalCode: '97759' });
const office = aCity({ name: 'Bend', street: '2 Wharf St' });

/** `business`: more lines of `business:` in site.yaml. */
function nodesAt(path: string, { business = '', opening = '' } = {}): Record<string, Node> {
  const change = (text: string) =>
    text.replace(/^business:\n/m, `business:\n${business}`).replace(/^ {2}hours:\n/m, `  hours:\n${opening}`);
  const site = aPlannedSite([
    siteFile(change),
    place,
    office,
    aService({ title: 'Tuning', schema: { serviceType: ['Piano tuning'], areaServed: [] } }),
  ]);
  const graph = site.pages.find((page) => page.path === path)?.plan().structuredData as
    | { '@graph': Node[] }
    | undefined;
  return Object.fromEntries((graph?.['@graph'] ?? []).map((node) => [node['@type'], node]));
}

const businessAt = (path: string, more = {}) => Object.values(nodesAt(path, more))[0];

describe('the business', () => {
  test('is described as it works in the place of the page, as a part of the one business', () => {
    expect(businessAt('/areas/sisters-or/')).toMatchObject({
      '@id': `${origin}/areas/sisters-or/#business`,
      telephone: '+15415550230',
      url: `${origin}/areas/sisters-or/`,
      address: { addressLocality: 'Sisters', addressRegion: 'OR', postalCode: '97759', addressCountry: 'US' },
      geo: { '@type': 'GeoCoordinates', latitude: 44.2909, longitude: -121.5492 },
      areaServed: { '@type': 'GeoCircle', geoRadius: 10_000 },
      parentOrganization: { '@id': `${origin}/#business` },
    });
  });

  test.each(['/', '/about/'])('is itself on %s', (path) => {
    const home = businessAt(path);
    expect(home).toMatchObject({ '@id': `${origin}/#business`, url: `${origin}/`, image: `${origin}/card.png` });
    expect(home).not.toHaveProperty('parentOrganization');
  });

  test('has its hours by day, and round the clock for emergencies if it answers at all hours', () => {
    const { openingHoursSpecification: hours = [] } = businessAt('/') ?? {};
    expect(hours).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: expect.arrayContaining(['Monday']),
      opens: expect.stringMatching(/^\d\d:\d\d$/),
      closes: expect.stringMatching(/^\d\d:\d\d$/),
    });
    expect(businessAt('/')).not.toHaveProperty('contactPoint');
    expect(businessAt('/', { opening: '    alwaysOpenForEmergencies: true\n' })?.contactPoint).toMatchObject({
      contactType: 'emergency',
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    });
  });

  test('is closed from midnight to midnight on other days without hours', () => {
    const opening =
      '    exceptions:\n      - { date: 2026-12-24, opens: "08:00", closes: "12:00", reason: Christmas Eve }\n      - { date: 2027-01-01, reason: New Year }\n';
    expect(businessAt('/', { opening })?.specialOpeningHoursSpecification).toEqual([
      hoursOn('2026-12-24', '08:00', '12:00'),
      hoursOn('2027-01-01', '00:00', '00:00'),
    ]);
  });

  test('has the street of the office in its place, and no other', () => {
    expect(businessAt('/areas/bend-or/')?.address).toMatchObject({ streetAddress: '2 Wharf St' });
    expect(businessAt('/areas/sisters-or/')?.address).not.toHaveProperty('streetAddress');
  });

  test('leaves out what it does not have', () => {
    for (const name of ['email', 'aggregateRating', 'sameAs']) expect(businessAt('/')).not.toHaveProperty(name);
    const business =
      '  email: a@example.com\n  rating: { value: 4.9, best: 5, count: 127 }\n  sameAs: [https://example.org]\n';
    expect(businessAt('/', { business })).toMatchObject({
      email: 'a@example.com',
      aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: 127 },
      sameAs: ['https://example.org'],
    });
  });
});

describe('breadcrumbs and services', () => {
  test('are numbered, and the last leads to the page itself', () => {
    expect(nodesAt('/about/').BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${origin}/about/` },
    ]);
    expect(nodesAt('/').BreadcrumbList).toBe(undefined);
  });

  test('name the business as the provider', () => {
    expect(nodesAt('/services/tuning/').Service).toMatchObject({
      serviceType: ['Piano tuning'],
      areaServed: ['Bend, OR', 'Sisters, OR'],
      provider: { '@id': `${origin}/#business` },
    });
  });
});

function hoursOn(date: string, opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes };
}
