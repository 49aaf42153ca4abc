/** Cards of places and counties, which pages of other places show, too. */
import { expect, it } from 'vitest';
import { aCity, aCounty } from '../../support/builders.ts';
import { aPlannedSite } from '../../support/planned-site.ts';

it('a card names its own place on every page, and keeps the tokens of the page', () => {
  const { routeAt } = aPlannedSite([
    aCounty({ name: 'Crook County', description: 'Ranches of {county}. Call {phone}.' }),
    aCity({ name: 'Prineville', county: 'crook-county-or', description: '{city} in {county}.', badge: 'Old {city}' }),
  ]);
  const card = { description: 'Prineville in Crook County.', badge: 'Old Prineville' };
  expect(routeAt('/areas/crook-county-or/', 'county').props.cards).toMatchObject([card]);
  const { counties } = routeAt('/areas/', 'areas').props;
  expect(counties.cards[0]?.description).toMatch(/^Ranches of Crook County. Call [\d+ -]+\.$/);
});
