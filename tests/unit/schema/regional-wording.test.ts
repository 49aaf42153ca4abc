/** Wording whose default depends on the country or the language. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fillRegionalWording, regionalWording } from '../../../src/schema/regional-wording.ts';
import { schemas } from '../../../src/schema/schemas.ts';
import { projectRoot } from '../../support/sites/run-cli.ts';

const folder = 'src/schema/wording';
const schemaWords = schemas.site.properties?.wording?.properties ?? {};
const known = Object.keys(schemaWords);
const files = new Map(
  readdirSync(path.join(projectRoot, folder)).map((name): [string, Record<string, string>] => [
    `${folder}/${name}`,
    JSON.parse(readFileSync(path.join(projectRoot, folder, name), 'utf8')),
  ]),
);

/** The file to edit: that with this text. */
function fileWith(field: string, text: string): string {
  return [...files].find(([, words]) => words[field] === text)?.[0] ?? 'src/schema/regional-wording.ts';
}

test('the United States in English has the schema’s words', () => {
  expect(regionalWording('US', 'en-US')).toEqual({});
});

test('all fields are fields of wording', () => {
  expect(known.length).toBeGreaterThan(100);
  const inCode = ['CA', 'GB', 'IE', 'DE'].map((country) => regionalWording(country, 'en-GB'));
  for (const words of [...files.values(), ...inCode])
    for (const [field, text] of Object.entries(words))
      expect(known, `wording in site.schema.json lacks "${field}": delete it in ${fileWith(field, text)}.`).toContain(
        field,
      );
});

test.each([
  ['CA', 'en-CA', { zipCodes: 'Postal codes', neighborhoods: 'Neighbourhoods we serve' }],
  ['AU', 'en-AU', { findPlaceLabel: 'Town or postcode', findPlace: 'Find your town' }],
  ['GB', 'en-GB', { zipCodes: 'Postcodes', countySeat: 'County town', cityHeading: 'Services in {city}' }],
  ['GB', 'en-GB', { freeEstimateLong: 'Get a free quote', etaShort: 'Travel time', placeCount: '{count} places' }],
  ['ES', 'es-ES', { milesAway: '{kilometers} km', cityHeading: 'Servicios en {city}' }],
  ['MX', 'es-MX', { freeEstimate: 'Cotización gratis' }],
  ['US', 'es-US', { counties: 'Condados' }],
])('%s in %s says %j', (country, language, words) => {
  expect(regionalWording(country, language)).toMatchObject(words);
});

test.each([
  ['CA', 'en-CA'],
  ['GB', 'cy'],
])('%s in %s keeps its estimates', (country, language) => {
  expect(regionalWording(country, language)).not.toHaveProperty('freeEstimate');
});

test.each(['en-GB', 'es-US', 'es-ES', 'es-MX'])(
  'the words of %s have the tokens of those that they replace',
  (language) => {
    const tokensOf = (text: unknown) => String(text).match(/\{\w+\}/g) ?? [];
    const words = Object.entries(regionalWording('US', language));
    expect(words).not.toEqual([]);
    for (const [field, text] of words) {
      const message = `"${field}" in ${fileWith(field, text)} has the {tokens} of its default in site.schema.json.`;
      expect(tokensOf(text), message).toEqual(tokensOf(schemaWords[field]?.default));
    }
  },
);

test('Spanish has all words, in the order of the schema', () => {
  const file = `${folder}/es.json`;
  const keys = Object.keys(files.get(file) ?? {});
  for (const key of known)
    expect(keys, `Add "${key}" to ${file}, in Spanish, in the order of wording in site.schema.json.`).toContain(key);
  expect(keys, `${file} has the keys of wording in site.schema.json, in the same order.`).toEqual(known);
});

test('English outside the United States has no labels in Title Case', () => {
  const british = regionalWording('GB', 'en-GB');
  for (const [key, { default: text }] of Object.entries(schemaWords))
    expect(String(british[key] ?? text), `Add "${key}" to ${folder}/en-GB.json, in sentence case.`).not.toMatch(
      /^\S+ [^.,?]*\b[A-Z][a-z][^.,?]*$/,
    );
});

test('Spain asks for a presupuesto and has urgencias', () => {
  for (const language of ['es', 'es-ES'])
    for (const [field, text] of Object.entries(regionalWording('ES', language)))
      expect(text, `Add "${field}" to ${folder}/es-ES.json, in the Spanish of Spain.`).not.toMatch(
        /cotiza|emergencia/i,
      );
  expect(regionalWording('ES', 'es').freeEstimate).toBe('Presupuesto gratis');
});

test('Spain has comarcas and Mexico has municipios instead of counties', () => {
  for (const [country, language, word] of [
    ['ES', 'es-ES', 'comarca'],
    ['MX', 'es-MX', 'municipi'],
  ] as const) {
    const words = regionalWording(country, language);
    for (const [field, text] of Object.entries(words))
      expect(text, `Add "${field}" to ${folder}/${language}.json, with ${word}.`).not.toMatch(/condado|vecindario/i);
    expect(words.countiesWeServe?.toLowerCase()).toContain(word);
  }
});

test('words of the file are kept', () => {
  const site = { business: { address: { country: 'GB' } }, wording: { zipCodes: 'Codes' } };
  fillRegionalWording(site);
  expect(site.wording).toMatchObject({ zipCodes: 'Codes', countySeat: 'County town' });
});

const invalid = [undefined, null, [], 'text', { business: [] }, { business: { address: 4 }, wording: 'none' }];

test.each(invalid)('leaves %j as it is', (site) => {
  const before = structuredClone(site);
  fillRegionalWording(site);
  expect(site).toEqual(before);
});
