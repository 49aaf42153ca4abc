/** What the model derives from the records: order, references both ways, nearby places, phones, addresses. */
import { describe, expect, test } from 'vitest';
import type { SiteModel } from '../../../src/model/site-model.ts';
import { aCity, aCounty, aDocument, aModel, aService, phoneOverrides } from '../../support/builders.ts';

function nearbyOf(model: SiteModel, slug: string) {
  const city = model.cities.get(slug);
  return city === undefined ? [] : model.nearby(city);
}

const at = (latitude: number) => ({ geo: { latitude, longitude: -121 } });

describe('the model', () => {
  test('sorts places by their order, then those without one by name', () => {
    const model = aModel([
      aCity({ name: 'Zed' }),
      aCity({ name: 'Beta', order: 2 }),
      aCity({ name: 'Alfa' }),
      aCity({ name: 'Gamma', order: 1 }),
    ]);
    expect([...model.cities.values()].map(({ slug }) => slug)).toEqual(['gamma-or', 'beta-or', 'alfa-or', 'zed-or']);
  });

  test('leaves drafts out, even if other files refer to them', () => {
    const model = aModel([
      aCity({ name: 'Bend', services: ['tuning', 'moving'] }),
      aCity({ name: 'Hidden', draft: true }),
      aService({ title: 'Tuning', citiesRef: ['bend-or', 'hidden-or'] }),
      aService({ title: 'Moving', draft: true }),
    ]);
    expect([...model.cities.values()].map(({ slug }) => slug)).toEqual(['bend-or']);
    expect(model.cities.get('bend-or')?.services).toEqual(['tuning']);
    expect(model.services.get('tuning')?.cities).toEqual(['bend-or']);
  });

  test('links a service and a place if either names the other', () => {
    const model = aModel([
      aCity({ name: 'Bend', services: ['tuning'] }),
      aCity({ name: 'Sisters', services: ['moving'] }),
      aService({ title: 'Tuning', citiesRef: ['sisters-or'] }),
      aService({ title: 'Moving' }),
    ]);
    expect(model.cities.get('sisters-or')?.services).toEqual(['moving', 'tuning']);
    expect(model.services.get('tuning')?.cities).toEqual(['bend-or', 'sisters-or']);
    expect(model.services.get('moving')?.cities).toEqual(['sisters-or']);
  });

  test('gives a county its places, and the range of their drive times', () => {
    const model = aModel([
      aCounty({ name: 'Deschutes County' }),
      aCounty({ name: 'Crook County' }),
      aCity({ name: 'Sisters', eta: '30-40 min', order: 1 }),
      aCity({ name: 'Bend', eta: '5-15 min', order: 2 }),
    ]);
    expect(model.counties.get('deschutes-county-or')).toMatchObject({
      cities: ['sisters-or', 'bend-or'],
      averageResponse: '5-40 min',
    });
    expect(model.counties.get('crook-county-or')).toMatchObject({ cities: [], averageResponse: '' });
  });

  test('finds the five nearest places, nearest first', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const model = aModel(names.map((name, index) => aCity({ name, ...at(44 + index) })));
    expect(nearbyOf(model, 'a-or').map(({ slug }) => slug)).toEqual(['b-or', 'c-or', 'd-or', 'e-or', 'f-or']);
    expect(nearbyOf(model, 'a-or')[0]?.miles).toBeCloseTo(69.1, 1);
  });

  test('lists the nearby places that a place names, in its order', () => {
    const model = aModel([
      aCity({ name: 'A', nearby: ['c-or', 'b-or'] }),
      aCity({ name: 'B', ...at(44.1) }),
      aCity({ name: 'C', ...at(45) }),
    ]);
    expect(nearbyOf(model, 'a-or').map(({ slug }) => slug)).toEqual(['c-or', 'b-or']);
  });

  test('shows another number on the pages that have one', () => {
    const model = aModel([
      aCity({ name: 'Bend' }),
      phoneOverrides({ 'bend-or': '541-555-0299', '/contact': '541-555-0298' }),
    ]);
    expect(model.mainPhone.href).toBe('tel:+15415550230');
    expect(model.phoneOf('/areas/bend-or/')?.display).toBe('541-555-0299');
    expect(model.phoneOf('/contact/')?.href).toBe('tel:+15415550298');
  });

  test('redirects old URLs to their pages', () => {
    const model = aModel([aCity({ name: 'Bend', aliases: ['/bend-or/', '/Old/bend_or'] })]);
    expect(model.redirects.map(({ from, to }) => [from, to])).toEqual([
      ['/bend-or/', '/areas/bend-or/'],
      ['/Old/bend_or/', '/areas/bend-or/'],
    ]);
  });

  test('keeps the state of a place that is in another one', () => {
    const model = aModel([aCity({ name: 'Boise', state: 'ID' }), aCity({ name: 'Bend' })]);
    expect(model.cities.get('boise-id')?.state).toBe('ID');
    expect(model.cities.get('bend-or')?.state).toBe('OR');
  });

  test('has the Markdown of every text parsed', () => {
    const model = aModel([
      aCity({ name: 'Bend', intro: 'See **this**.' }),
      aDocument(
        'terms',
        `---\ntitle: Terms\nmetaTitle: Our Terms in Full\nmetaDescription: ${'What holds between us. '.repeat(5)}\nkeywords: [terms]\n---\n\n## First\n\nAll of it.`,
      ),
    ]);
    expect(model.rich('See **this**.')[0]).toMatchObject({ type: 'paragraph' });
    expect(model.documents.get('terms')?.body[0]).toMatchObject({ type: 'heading', id: 'first' });
  });
});
