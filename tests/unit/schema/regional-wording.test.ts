/** Wording whose default depends on the country or the language. */
import { expect, test } from 'vitest';
import { fillRegionalWording, regionalWording } from '../../../src/schema/regional-wording.ts';
import { schemas } from '../../../src/schema/schemas.ts';
import spanish from '../../../src/schema/wording/es.json' with { type: 'json' };

test('the United States in English has the schema’s words', () => {
  expect(regionalWording('US', 'en-US')).toEqual({});
});

test('all fields are fields of wording', () => {
  const known = Object.keys(schemas.site.properties?.wording?.properties ?? {});
  expect(known.length).toBeGreaterThan(100);
  for (const country of ['CA', 'GB', 'IE', 'DE']) {
    const fields = Object.keys(regionalWording(country, 'en-GB'));
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  }
});

test.each([
  ['CA', 'en-CA', { zipCodes: 'Postal codes', neighborhoods: 'Neighbourhoods we serve' }],
  ['AU', 'en-AU', { findPlaceLabel: 'Town or postcode', findPlace: 'Find your town' }],
  ['GB', 'en-GB', { zipCodes: 'Postcodes', countySeat: 'County town', cityHeading: 'Services in {city}' }],
  ['GB', 'en-GB', { freeEstimateLong: 'Get a free quote', etaShort: 'Travel time', placeCount: '{count} places' }],
])('%s in %s says %j', (country, language, words) => {
  expect(regionalWording(country, language)).toMatchObject(words);
});

test.each([
  ['CA', 'en-CA'],
  ['US', 'en-US'],
  ['GB', 'cy'],
])('%s in %s keeps its estimates', (country, language) => {
  expect(regionalWording(country, language)).not.toHaveProperty('freeEstimate');
});

test.each(['en-GB', 'es-US', 'es-ES', 'es-MX'])(
  'the words of %s have the tokens of those that they replace',
  (language) => {
    const defaults = schemas.site.properties?.wording?.properties ?? {};
    const tokensOf = (text: unknown) => String(text).match(/\{\w+\}/g) ?? [];
    const words = Object.entries(regionalWording('US', language));
    expect(words).not.toEqual([]);
    for (const [field, text] of words)
      expect([field, tokensOf(text)]).toEqual([field, tokensOf(defaults[field]?.default)]);
  },
);

test('Spanish has all words, in the order of the schema', () => {
  const known = Object.keys(schemas.site.properties?.wording?.properties ?? {});
  const keys = Object.keys(spanish);
  const file = 'src/schema/wording/es.json';
  for (const key of known)
    expect(keys, `Add "${key}" to ${file}, in Spanish, in the order of wording in site.schema.json.`).toContain(key);
  expect(keys, `${file} has the keys of wording in site.schema.json, in the same order.`).toEqual(known);
});

test('Spanish has other words where the country or its units differ', () => {
  expect(regionalWording('ES', 'es-ES')).toMatchObject({
    milesAway: '{kilometers} km',
    cityHeading: 'Servicios en {city}',
  });
});

test('Spain asks for a presupuesto and has urgencias, the Americas ask for a cotización', () => {
  for (const [country, language] of [
    ['ES', 'es'],
    ['ES', 'es-ES'],
  ] as const)
    expect(Object.values(regionalWording(country, language)).join(' ')).not.toMatch(/cotiza|emergencia/i);
  expect(regionalWording('ES', 'es').freeEstimate).toBe('Presupuesto gratis');
  expect(regionalWording('MX', 'es-MX').freeEstimate).toBe('Cotización gratis');
});

test('Spain has comarcas and Mexico has municipios instead of counties', () => {
  for (const [country, language, word] of [
    ['ES', 'es-ES', 'comarca'],
    ['MX', 'es-MX', 'municipi'],
  ] as const) {
    const words = regionalWording(country, language);
    expect(Object.values(words).join(' ')).not.toMatch(/condado|vecindario/i);
    expect(words.countiesWeServe?.toLowerCase()).toContain(word);
  }
  expect(regionalWording('US', 'es-US').counties).toBe('Condados');
});

test('words of the file are kept', () => {
  const site = { business: { address: { country: 'GB' } }, wording: { zipCodes: 'Codes' } };
  fillRegionalWording(site);
  expect(site.wording).toMatchObject({ zipCodes: 'Codes', countySeat: 'County town' });
});

test.each([undefined, null, [], 'text', { business: [] }, { business: { address: 4 }, wording: 'none' }])(
  'leaves %j as it is',
  (site) => {
    const before = structuredClone(site);
    fillRegionalWording(site);
    expect(site).toEqual(before);
  },
);
