/** What pages of a business outside the United States say: distances, addresses and words of its country. */
import { expect, test } from 'vitest';
import type { Assets } from '../../../src/assets/assets.ts';
import { expandTokens } from '../../../src/domain/texts/expand-tokens.ts';
import { ReadTracker } from '../../../src/model/read-tracker.ts';
import { listPages } from '../../../src/routes/list-pages.ts';
import { createPlanner } from '../../../src/routes/planner.ts';
import type { CityProps, CountyProps } from '../../../src/routes/props/page-props.ts';
import { aCity, aCounty, aLinkedSite, aService, siteFile } from '../../support/builders.ts';

const assets: Assets = {
  ...{ pages: new Map(), favicon: '', icon: '', touchIcon: '', manifest: '', files: [] },
  pictures: new Map([['piano.svg', { path: '/piano.svg', width: 1, height: 1, sources: [] }]]),
  planCard: ({ page }) => ({ text: page, path: '/card.png', width: 1, height: 1 }),
  themeColor: { light: '', dark: '' },
  planMap: () => undefined,
  mapDrawing: () => undefined,
};

const codes: Record<string, string> = { US: '97701', CA: 'K1A 0B1', GB: 'LS1 4DL', DE: '10115', MX: '97000' };

/** An area that is no county: without a seat, a population and a promised time. */
function anArea(name: string, state: string) {
  const county = aCounty({ name, state });
  const { seat, population, responseTime, ...others } = JSON.parse(county.text);
  return { ...county, text: JSON.stringify(others) };
}

/** The page of Bend, 20 miles from Sisters, if the business is in the country. */
function pageIn(country: string, wording = '') {
  return routeIn<CityProps>('/areas/bend-or/', { country, wording });
}

function routeIn<Props>(path: string, { country, wording = '' }: { country: string; wording?: string }) {
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
    place('Sisters', 44.2912, -121.5492, { street: '2 Wharf Street' }),
    aService({ title: 'Tuning' }),
  ].map((file) => ({ ...file, text: file.text.replaceAll('97701', codes[country] ?? '') }));
  const reads = new ReadTracker();
  const { model } = aLinkedSite(files, reads);
  const pages = listPages(createPlanner({ model, assets, now: new Date(0), reads }));
  const route = pages.find((page) => page.path === path)?.plan();
  if (!route) throw new Error(`There is no page ${path}.`);
  return {
    ...(expandTokens(route.props, route.tokens) as Props),
    structuredData: JSON.stringify(route.structuredData),
  };
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
  const { summary, structuredData } = routeIn<CountyProps>('/areas/deschutes-county-or/', { country: 'GB' });
  expect(summary.map(({ label }) => label)).toEqual(['Drive times', 'Total cities']);
  expect(structuredData).toContain('"addressLocality":"Deschutes County"');
});

test('an office in a place has its address on the page and in structured data', () => {
  const { sidebar, structuredData } = routeIn<CityProps>('/areas/sisters-or/', { country: 'GB' });
  expect(sidebar.facts).toContainEqual({ label: 'Office', value: '2 Wharf Street, Sisters LS1\u00A04DL' });
  expect(structuredData).toContain('"streetAddress":"2 Wharf Street"');
  const other = pageIn('GB');
  expect(other.sidebar.facts.map(({ label }) => label)).not.toContain('Office');
  expect(other.structuredData).not.toContain('streetAddress');
});
