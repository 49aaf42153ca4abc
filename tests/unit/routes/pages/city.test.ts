/** The page of a place is planned from its file, which is large: it is asked for once. */
import { expect, test } from 'vitest';
import type { Assets } from '../../../../src/assets/assets.ts';
import { ReadTracker } from '../../../../src/model/read-tracker.ts';
import { planCity } from '../../../../src/routes/pages/city.ts';
import { createPlanner } from '../../../../src/routes/planner.ts';
import { aCity, aLinkedSite } from '../../../support/builders.ts';

test('plans a place with one call for the contents of its file', () => {
  const reads = new ReadTracker();
  const { model } = aLinkedSite([aCity({ name: 'Bend', street: '12 Wall Street' })], reads);
  let calls = 0;
  const cityFile: typeof model.cityFile = (city) => {
    calls += 1;
    return model.cityFile(city);
  };
  const assets = {
    pictures: new Map(),
    pages: new Map(),
    planCard: () => ({ text: { title: '', line: '' }, path: '/card.png', width: 1, height: 1 }),
    planMap: () => undefined,
  } as unknown as Assets;
  const planner = createPlanner({ model: { ...model, cityFile }, assets, now: new Date(0), reads });
  const [city] = model.cities.values();
  if (!city) throw new Error('The site has no city.');
  expect(JSON.stringify(planCity(planner, city).structuredData)).toContain('"streetAddress":"12 Wall Street"');
  expect(calls).toBe(1);
});
