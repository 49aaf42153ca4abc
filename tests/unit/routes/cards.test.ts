/** Cards of places and counties, which pages of other places show, too. */
import { expect, it } from 'vitest';
import type { Assets } from '../../../src/assets/assets.ts';
import { ReadTracker } from '../../../src/model/read-tracker.ts';
import { countyCard, placeCard } from '../../../src/routes/cards.ts';
import { createPlanner } from '../../../src/routes/planner.ts';
import { aCity, aCounty, aLinkedSite } from '../../support/builders.ts';

const reads = new ReadTracker();
const files = [
  aCounty({ name: 'Crook County', description: 'Ranches of {county}. Call {phone}.' }),
  aCity({ name: 'Prineville', county: 'crook-county-or', description: '{city} in {county}.', badge: 'Old {city}' }),
];
const { model } = aLinkedSite(files, reads);
const planner = createPlanner({ model, assets: {} as Assets, now: new Date(0), reads });

it('a card names its own place on every page, and keeps the tokens of the page', () => {
  const city = model.cities.get('prineville-or');
  const county = model.counties.get('crook-county-or');
  if (!city || !county) throw new Error('The site has no such place.');
  expect(placeCard(planner, city, { featured: false })).toMatchObject({
    description: 'Prineville in Crook County.',
    badge: 'Old Prineville',
  });
  expect(countyCard(planner, county).description).toBe('Ranches of Crook County. Call {phone}.');
});
