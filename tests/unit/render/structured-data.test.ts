/** The structured data for search engines, and that it cannot break out of its script element. */
import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { escapeForScript, structuredData } from '../../../src/render/structured-data.ts';
import { pageFacts } from '../../support/builders.ts';

type Node = Record<string, unknown>;
const nodes = (facts: Parameters<typeof pageFacts>[0]): Node[] =>
  JSON.parse(structuredData(pageFacts(facts)))['@graph'];
const node = (facts: Parameters<typeof pageFacts>[0], type: string) =>
  nodes(facts).find((one) => one['@type'] === type);
const business = (facts: Parameters<typeof pageFacts>[0]) => node(facts, 'HomeAndConstructionBusiness');

describe('structured data in a page', () => {
  test.each(['</script>', '</SCRIPT >', '<!--<script>', ']]>', '\u2028', '\u2029', '&lt;', '"', "'"])(
    'cannot be left by %j',
    (text) => {
      const json = structuredData(pageFacts({ business: { name: text, description: `a${text}b` } }));
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      const html = `<script type="application/ld+json">${json}</script><p id="after">`;
      const [root] = parse(html).childNodes.filter((child) => child.nodeName === 'html');
      expect(JSON.stringify(root, (key, value) => (key === 'parentNode' ? undefined : value))).toContain('"after"');
      expect(JSON.parse(json)['@graph'][0]).toMatchObject({ name: text, description: `a${text}b` });
    },
  );

  test('is parsed as the same text that was written, for any text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(JSON.parse(escapeForScript(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});

describe('the business', () => {
  test('is described as it works in the place of the page, as a part of the one business', () => {
    expect(business({})).toMatchObject({
      '@id': 'https://example.com/areas/sisters-or/#business',
      name: 'High Desert Pianos',
      telephone: '+15415550230',
      url: 'https://example.com/areas/sisters-or/',
      address: { addressLocality: 'Sisters', addressRegion: 'OR', postalCode: '97759', addressCountry: 'US' },
      geo: { '@type': 'GeoCoordinates', latitude: 44.2909, longitude: -121.5492 },
      areaServed: { '@type': 'GeoCircle', geoRadius: 10_000 },
      parentOrganization: { '@id': 'https://example.com/#business' },
    });
  });

  test('is itself on the home page and on general pages', () => {
    const home = business({ url: 'https://example.com/about/', area: { isHome: true } });
    expect(home).toMatchObject({ '@id': 'https://example.com/#business', url: 'https://example.com/' });
    expect(home).not.toHaveProperty('parentOrganization');
  });

  test('has the picture of the page in a place, and its own elsewhere', () => {
    expect(business({})?.image).toBe('https://example.com/card-of-page.png');
    expect(business({ area: { isHome: true } })?.image).toBe('https://example.com/card.png');
  });

  test('has its hours by day, and round the clock for emergencies if it answers at all hours', () => {
    const hours = business({})?.openingHoursSpecification;
    expect(hours).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Saturday'],
        opens: '07:00',
        closes: '18:00',
      },
    ]);
    expect(business({})).not.toHaveProperty('contactPoint');
    expect(business({ business: { emergencyLine: true } })?.contactPoint).toMatchObject({
      contactType: 'emergency',
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    });
  });

  test('has no street unless it is given, and then at home only', () => {
    expect(JSON.stringify(nodes({ business: { street: '1 Main St' } }))).not.toContain('Main St');
    expect(business({ business: { street: '1 Main St' }, area: { isHome: true } })?.address).toMatchObject({
      streetAddress: '1 Main St',
    });
  });

  test('has the street of the office in its place', () => {
    const place = { area: { street: '2 Wharf St' }, business: { street: '1 Main St' } };
    expect(business(place)?.address).toMatchObject({ streetAddress: '2 Wharf St' });
  });

  test('leaves out what it does not have', () => {
    for (const name of ['email', 'aggregateRating', 'sameAs']) expect(business({})).not.toHaveProperty(name);
    const rich = business({
      business: {
        email: 'a@example.com',
        rating: { value: 4.9, best: 5, count: 127 },
        sameAs: ['https://example.org'],
      },
    });
    expect(rich).toMatchObject({
      email: 'a@example.com',
      aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: 127 },
      sameAs: ['https://example.org'],
    });
  });
});

describe('breadcrumbs and services', () => {
  test('are numbered, and the last leads to the page itself', () => {
    const trail = node(
      { breadcrumbs: [{ text: 'Home', href: 'https://example.com/' }, { text: 'Sisters' }] },
      'BreadcrumbList',
    );
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Sisters', item: 'https://example.com/areas/sisters-or/' },
    ]);
    expect(node({}, 'BreadcrumbList')).toBe(undefined);
  });

  test('name the business as the provider', () => {
    const facts = {
      service: { name: 'Tuning', description: 'All of it.', serviceType: ['Piano tuning'], areaServed: ['Bend, OR'] },
    };
    expect(node(facts, 'Service')).toMatchObject({
      serviceType: ['Piano tuning'],
      areaServed: ['Bend, OR'],
      provider: { '@id': business(facts)?.['@id'] },
    });
  });
});
