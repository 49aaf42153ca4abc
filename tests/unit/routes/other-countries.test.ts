/** What pages of a business outside the United States say: distances, addresses and words of its country. */
import { expect, test } from 'vitest';
import { aCity, aCounty, aService, siteFile } from '../../support/builders.ts';
import { aPlannedSite } from '../../support/planned-site.ts';

const codes: Record<string, string> = { US: '97701', CA: 'K1A 0B1', GB: 'LS1 4DL', DE: '10115', MX: '97000' };

/** An area that is no county: without a seat, a population and a promised time. */
function anArea(name: string, state: string) {
  const county = aCounty({ name, state });
  const { seat, population, responseTime, ...others } = JSON.parse(county.text);
  return { ...county, text: JSON.stringify(others) };
}

/** The page of Bend, 20 miles from Sisters, if the business is in the country. */
function pageIn(country: string, wording = '') {
  const { props, structuredData } = siteIn(country, wording).routeAt('/areas/bend-or/', 'city');
  return { ...props, structuredData: JSON.stringify(structuredData) };
}

function siteIn(country: string, wording = '') {
  const site = siteFile((text) =>
    `${text}wording:\n  home: Home\n${wording}`
      .replace('  address:\n', `  address:\n    street: 1 Mill Lane\n    country: ${country}\n`)
      .replace('region: OR', country === 'CA' ? 'region: ON' : 'region: OR')
      .replace('541-555-0230', '+1 541-555-0230'),
  );
  const state = 'OR';
  const place = (name: string, latitude: number, longitude: number, more = {}) =>
    aCity({ name, state, geo: { latitude, longitude }, ...more });
  const files = [
    site,
    anArea('Deschutes County', state),
    place('Bend', 44.0582, -121.3153),
    place('Sisters (West)', 44.2912, -121.5492, { street: '2 Wharf Street' }),
    aService({ title: 'Tuning' }),
  ].map((file) => ({ ...file, text: file.text.replaceAll('97701', codes[country] ?? '') }));
  return aPlannedSite(files);
}

test('distances are in the unit of the country', () => {
  const shown = (country: string) => {
    const { shell, sidebar } = pageIn(country);
    return [sidebar.nearby.map(({ distance }) => distance).join(), shell.wording.milesNote];
  };
  expect(shown('US')).toEqual(['19.8 mi', 'Straight-line miles.']);
  expect(shown('GB')).toEqual(['19.8 mi', 'Straight-line miles.']);
  expect(shown('CA')).toEqual(['31.9 km', 'Straight-line distances.']);
});

test('distances have the decimal sign of the language', () => {
  const { sidebar } = pageIn('CA', 'language: es\n');
  expect(sidebar.nearby).toMatchObject([{ distance: '31,9 km' }]);
});

test('wording.milesAway replaces the country’s unit', () => {
  const { sidebar } = pageIn('CA', '  milesAway: "{miles} miles"\n');
  expect(sidebar.nearby).toMatchObject([{ distance: '19.8 miles' }]);
});

test.each([
  ['US', '1 Mill Lane, Bend, OR 97701', 'Services in Bend, OR', 'OR'],
  ['MX', '1 Mill Lane, 97000 Bend, OR', 'Services in Bend, OR', 'OR'],
  ['GB', '1 Mill Lane, Bend LS1\u00A04DL', 'Services in Bend', 'Oregon'],
  ['DE', '1 Mill Lane, 10115 Bend', 'Services in Bend', 'Oregon'],
])('in %s, the address is %s and the heading %s', (country, address, title, region) => {
  const { shell, hero, structuredData } = pageIn(country);
  expect([shell.business.address, hero.title]).toEqual([address, title]);
  expect(structuredData).toContain(`"addressRegion":"${region}"`);
});

test('an area without a seat, a population and a promised time has no facts about them', () => {
  const { props, structuredData } = siteIn('GB').routeAt('/areas/deschutes-county-or/', 'county');
  expect(props.summary.map(({ label }) => label)).toEqual(['Drive times', 'Total cities']);
  expect(JSON.stringify(structuredData)).not.toContain('addressLocality');
});

test('an office in a place has its address on the page and in structured data; in countries with states, without what tells two places of one name apart', () => {
  const officeIn = (country: string) => {
    const { facts } = siteIn(country).routeAt('/areas/sisters-west-or/', 'city').props.sidebar;
    return facts.find(({ label }) => label === 'Office')?.value;
  };
  expect(officeIn('GB')).toBe('2 Wharf Street, Sisters (West) LS1\u00A04DL');
  expect(officeIn('US')).toMatch(/^2 Wharf Street, Sisters,\sOR\s97701$/);
  const { routeAt } = siteIn('US');
  const { props, structuredData } = routeAt('/areas/sisters-west-or/', 'city');
  expect(props.hero.title).toBe('Services in Sisters (West), OR');
  expect(JSON.stringify(structuredData)).toContain('"streetAddress":"2 Wharf Street"');
  expect(JSON.stringify(structuredData)).toContain('"addressLocality":"Sisters"');
  const service = JSON.stringify(routeAt('/services/tuning/', 'service').structuredData);
  expect(service).toContain('"areaServed":["Bend, OR","Sisters, OR"]');
  const other = pageIn('GB');
  expect(other.sidebar.facts.map(({ label }) => label)).not.toContain('Office');
  expect(other.structuredData).not.toContain('streetAddress');
});
