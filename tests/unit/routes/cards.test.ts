/** Cards of places and counties, which pages of other places show, too. */
import { expect, it } from 'vitest';
import { placeLists } from '../../../src/model/place-lists.ts';
import { rankPlaces } from '../../../src/model/ranked-places.ts';
import { countyCard, numberText, placeCard, placeLink } from '../../../src/routes/cards.ts';
import { planAreas } from '../../../src/routes/pages/areas.ts';
import { tokensOf } from '../../../src/routes/token-values.ts';
import { aCity, aCounty, aService } from '../../support/builders.ts';
import { aPlannedSite, aPlanner } from '../../support/planned-site.ts';

it('a card names its own place on every page, and keeps the tokens of the page', () => {
  const { routeAt } = aPlannedSite([
    aCounty({ name: 'Crook County', description: 'Ranches of {county}. Call {phone}.' }),
    aCity({
      ...{ name: 'Prineville', county: 'crook-county-or', description: '{city} in {county}.', badge: 'Old {city}' },
      ...{ population: '11,000 in {city}', populationNote: 'without the rest of {county}' },
    }),
  ]);
  const card = {
    ...{ description: 'Prineville in Crook County.', badge: 'Old Prineville' },
    ...{ population: '11,000 in Prineville', populationNote: 'without the rest of Crook County' },
  };
  expect(routeAt('/areas/crook-county-or/', 'county').props.cards).toMatchObject([card]);
  const { counties } = routeAt('/areas/', 'areas').props;
  expect(counties.cards[0]?.description).toMatch(/^Ranches of Crook County. Call [\d+ -]+\.$/);
});

it('a share card names the state in full, also another than that of the business', () => {
  const county = aCounty({ name: 'Spokane County', state: 'WA' });
  const city = aCity({ name: 'Spokane', state: 'WA', county: 'spokane-county-wa' });
  const { routeAt } = aPlannedSite([county, city]);
  expect(routeAt('/areas/spokane-county-wa/', 'county').card.line).toBe('Washington');
  expect(routeAt('/areas/spokane-wa/', 'city').card.line).toBe('Spokane County, Washington');
});

it('large numbers are grouped as in the language of the site', () => {
  expect(numberText(aPlanner([]).planner, 4132)).toBe('4,132');
});

it('a county that is a draft is named, without a link', () => {
  const county = aCounty({ name: 'Crook County', draft: true });
  const place = aCity({ name: 'Prineville', county: 'crook-county-or', intro: 'All of {county}.' });
  const { model, routeAt } = aPlannedSite([county, place]);
  expect(JSON.stringify(routeAt('/areas/prineville-or/', 'city').props.hero.text)).toContain('All of Crook County.');
  const { planner } = aPlanner([], { main: model });
  const [city] = model.cities.values();
  expect(city && planner.countyOf(city)).toEqual({ name: 'Crook County', path: '/areas/' });
});

it('a link to a place depends on that place alone, and not on the names of all', () => {
  const { planner, reads } = aPlanner([aCity({ name: 'Bend' })]);
  const [city] = planner.model.cities.values();
  if (!city) throw new Error('There is a place.');
  expect(reads.during(() => placeLink(planner, city)).reads.size).toBe(0);
});

it('in another language, a place is in its county by name, also if that has no page', () => {
  const place = aCity({ name: 'Prineville', county: 'crook-county-or' });
  const { model: main } = aPlanner([aCounty({ name: 'Crook County' }), place]);
  const { planner } = aPlanner([], { main });
  const [city] = main.cities.values();
  if (!city) throw new Error('The place is a page.');
  expect(planner.countyOf(city).path).toBe('/areas/crook-county-or/');
  expect(placeCard(planner, city, { featured: false }).county).toBe('Crook County');
  expect(tokensOf(planner, { path: city.path, city }).county).toBe('Crook County');
  const { cities, inputs } = main.lists.places;
  const lists = placeLists(rankPlaces({ cities, counties: [] }, inputs), (_, __, list) => list);
  const model = { ...main, lists, counties: new Map() };
  const { places } = planAreas({ ...planner, model }).props;
  expect(places?.links).toMatchObject([{ label: 'Prineville', county: 'Crook County' }]);
});

it('in another language, a place without a page is named with its state if its name is that of another place', () => {
  const translated = [aCounty({ name: 'Wake County' }), aCity({ name: 'Melba', county: 'wake-county-or' })];
  const inIdaho = aCity({ name: 'Melba', state: 'ID', county: 'canyon-county-id' });
  const { model: main } = aPlanner([...translated, aCounty({ name: 'Canyon County', state: 'ID' }), inIdaho]);
  const { planner } = aPlanner(translated, { main });
  expect(planner.untranslatedPlaces({}).map(({ name }) => name)).toEqual(['Melba, ID']);
});

it('in another language, the drive times of a county are those of all places that it counts', () => {
  const inCrook = { county: 'crook-county-or' };
  const translated = [aCounty({ name: 'Crook County' }), aCity({ name: 'Prineville', ...inCrook, eta: '20-30 min' })];
  const { model: main } = aPlanner([...translated, aCity({ name: 'Paulina', ...inCrook, eta: '50-65 min' })]);
  const { planner } = aPlanner(translated, { main });
  const [county] = planner.model.counties.values();
  if (!county) throw new Error('There is a county.');
  expect(countyCard(planner, county)).toMatchObject({ count: '2 cities', averageResponse: '20-65 min' });
});

it('a county without places does not count them', () => {
  const { routeAt } = aPlannedSite([aCounty({ name: 'Crook County' })]);
  expect(routeAt('/areas/', 'areas').props.counties.cards).toMatchObject([{ name: 'Crook County', count: '' }]);
  const { summary } = routeAt('/areas/crook-county-or/', 'county').props;
  expect(summary.filter(({ label }) => label === 'Total cities')).toEqual([]);
});

it('links to places in two states with one name also say their states', () => {
  const services = ['piano-tuning'];
  const { routeAt } = aPlannedSite([
    aService({ title: 'Piano Tuning' }),
    aCounty({ name: 'Crook County' }),
    aCounty({ name: 'Canyon County', state: 'ID' }),
    aCounty({ name: 'Crook County', state: 'ID' }),
    ...['OR', 'ID'].map((state) =>
      aCity({ name: 'Melba', state, county: state === 'OR' ? 'crook-county-or' : 'canyon-county-id', services }),
    ),
    aCity({ name: 'Prineville', county: 'crook-county-or', services }),
  ]);
  const labels = ['Melba, OR', 'Melba, ID', 'Prineville'];
  const { places } = routeAt('/services/piano-tuning/', 'service').props;
  expect(places.map(({ label }) => label).sort()).toEqual(labels.sort());
  const { nearby } = routeAt('/areas/melba-or/', 'city').props.sidebar;
  expect(nearby.map(({ label }) => label).sort()).toEqual(['Melba, ID', 'Prineville']);
  const counties = ['Canyon County', 'Crook County, ID', 'Crook County, OR'];
  const { props } = routeAt('/areas/', 'areas');
  expect(props.counties.cards.map(({ name }) => name).sort()).toEqual(counties);
  const inFooter = props.shell.footer.areas.map(({ label }) => label).filter((label) => label.includes('County'));
  expect(inFooter.sort()).toEqual(counties);
});
