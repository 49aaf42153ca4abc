/** What the model derives from the records: order, references both ways, nearby places, phones, addresses. */
import { describe, expect, test } from 'vitest';
import type { SiteModel } from '../../../src/model/build-model.ts';
import { aCity, aCounty, aModel, aService } from '../../support/builders.ts';

const nearbyOf = (model: SiteModel, slug: string) => model.lists.read('nearby', slug);

const at = (latitude: number) => ({ geo: { latitude, longitude: -121 } });

describe('the model', () => {
  test('leaves drafts out, even if other files refer to them', () => {
    const model = aModel([
      aCity({ name: 'Bend', services: ['tuning', 'moving'] }),
      aCity({ name: 'Hidden', draft: true }),
      aService({ title: 'Tuning', citiesRef: ['bend-or', 'hidden-or'] }),
      aService({ title: 'Moving', draft: true }),
    ]);
    expect([...model.cities.values()].map(({ slug }) => slug)).toEqual(['bend-or']);
    expect(model.cities.get('bend-or')?.services).toEqual(['tuning']);
    expect(model.lists.read('cities of service', 'tuning')).toEqual(['bend-or']);
  });

  test('links a service and a place if either names the other', () => {
    const model = aModel([
      aCity({ name: 'Bend', services: ['tuning'] }),
      aCity({ name: 'Sisters', services: ['moving'] }),
      aService({ title: 'Tuning', citiesRef: ['sisters-or'] }),
      aService({ title: 'Moving' }),
    ]);
    expect(model.cities.get('sisters-or')?.services).toEqual(['moving', 'tuning']);
    expect(model.lists.read('cities of service', 'tuning')).toEqual(['bend-or', 'sisters-or']);
    expect(model.lists.read('cities of service', 'moving')).toEqual(['sisters-or']);
  });

  test('gives a county its places, those with an order first, and the range of their drive times', () => {
    const model = aModel([
      aCounty({ name: 'Deschutes County' }),
      aCounty({ name: 'Crook County' }),
      aCity({ name: 'Sisters', eta: '30-40 min', order: 1 }),
      aCity({ name: 'Bend', eta: '5-15 min' }),
      aCity({ name: 'Prineville', eta: '20 min', county: 'crook-county-or' }),
    ]);
    const listsOf = (county: string) => [
      model.lists.read('cities of county', county),
      model.lists.read('drive times of county', county),
    ];
    expect(listsOf('deschutes-county-or')).toEqual([['sisters-or', 'bend-or'], '5-40 min']);
    expect(listsOf('crook-county-or')).toEqual([['prineville-or'], '20 min']);
  });

  test('sorts names by the rules of the language, in each kind of list', () => {
    const model = aModel(['Zion', 'Émile', 'Bend'].map((name) => aCity({ name })));
    const sorted = ['bend-or', 'emile-or', 'zion-or'];
    expect([...model.cities.values()].map(({ slug }) => slug)).toEqual(sorted);
    expect(model.lists.read('cities of county', 'deschutes-county-or')).toEqual(sorted);
    expect(model.lists.read('place names of county', 'deschutes-county-or').map(({ slug }) => slug)).toEqual(sorted);
  });

  test('finds the five nearest places, nearest first, of those within 60 miles', () => {
    const along = (step: number) =>
      aModel(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) => aCity({ name, ...at(44 + index * step) })));
    expect(nearbyOf(along(0.86), 'a-or').map(({ slug }) => slug)).toEqual(['b-or']);
    expect(nearbyOf(along(0.88), 'a-or')).toEqual([]);
    const model = along(0.1);
    expect(nearbyOf(model, 'a-or').map(({ slug }) => slug)).toEqual(['b-or', 'c-or', 'd-or', 'e-or', 'f-or']);
  });

  test('lists the nearby places that a place names, in its order', () => {
    const model = aModel([
      aCity({ name: 'A', nearby: ['c-or', 'b-or'] }),
      aCity({ name: 'B', ...at(44.1) }),
      aCity({ name: 'C', ...at(45) }),
    ]);
    expect(nearbyOf(model, 'a-or').map(({ slug }) => slug)).toEqual(['c-or', 'b-or']);
  });
});
