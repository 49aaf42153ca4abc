/** The starter's words become those of a new company, and no replacement is replaced again. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { regionsOfPostalCode } from '../../../../src/domain/geography/postal-regions.ts';
import { regionsOf, stateNames } from '../../../../src/domain/geography/regions.ts';
import { isPlaceholder } from '../../../../src/domain/phones/phone.ts';
import { sampleLocation } from '../../../../src/scaffold/starter/sample-location.ts';
import { samplePlaces } from '../../../../src/scaffold/starter/sample-places.ts';
import { rewordFor, starter } from '../../../../src/scaffold/starter/starter-words.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';

const inStates = samplePlaces.filter(({ country }) => country === 'US');
const abroad = samplePlaces.filter(({ country }) => country !== 'US');

const starterFile = (file: string) => readFileSync(path.join(projectRoot, 'examples/starter/data', file), 'utf8');

describe('the words of a new company', () => {
  it('say that a phone number is a placeholder only while it is one', () => {
    const [line = ''] = starterFile('site.yaml').match(/^ *phone: "8.*$/m) ?? [];
    expect(line).toContain(`"${starter.phone}"${starter.phoneNote}`);
    const phone = (flags: Parameters<typeof rewordFor>[0]) => rewordFor(flags)(line.trim(), 'yaml');
    expect(phone({ phone: '802-223-7777' })).toBe('phone: "802-223-7777"');
    expect(phone({ phone: '252-555-0123' })).toBe(`phone: "252-555-0123"${starter.phoneNote}`);
    expect(phone({ state: 'OR' })).toContain(starter.phoneNote);
  });

  it('use the state’s word for counties', () => {
    const change = rewordFor({ state: 'LA' });
    expect(change('heading: By County\nname: Sample County', 'yaml')).toBe('heading: By Parish\nname: Sample Parish');
    expect(change('county: sample-county-vt', 'yaml')).toBe('county: sample-parish-la');
    expect(change('data/counties/sample-county-vt.yaml', 'path')).toBe('data/counties/sample-parish-la.yaml');
    expect(change(starter.lastWords, 'yaml')).toContain('\n  counties: Parishes\n');
    expect(rewordFor({ state: 'AK' })(starter.lastWords, 'yaml')).toContain('\n  countySeat: Borough seat');
    expect(rewordFor({ state: 'OR' })(starter.lastWords, 'yaml')).toBe(starter.lastWords);
  });

  it('are in the middle of the state, as far from each other as before, and have a phone number of the state', () => {
    const change = rewordFor({ state: 'OR' });
    expect(change('latitude: 44.26\nlongitude: -72.58', 'yaml')).toBe('latitude: 43.9\nlongitude: -120.6');
    expect(change('latitude: 44.33\nlongitude: -72.71', 'yaml')).toBe('latitude: 43.97\nlongitude: -120.73');
    expect(change(starter.phone, 'yaml')).toBe('503-555-0134');
    expect(rewordFor({ state: 'OR', phone: '541-555-0170' })(starter.phone, 'yaml')).toBe('541-555-0170');
  });

  it.each([
    [{ state: 'ON' }, { region: 'ON', regionName: 'Ontario', postalCode: 'X0X 0X0', country: 'CA' }, 'on'],
    [{ country: 'ca', state: 'Quebec' }, { region: 'QC', regionName: 'Quebec', country: 'CA' }, 'qc'],
    [{ country: 'GB' }, { region: 'GB', regionName: 'United Kingdom', postalCode: 'AA0 0AA', country: 'GB' }, 'gb'],
    [{ country: 'MX', state: 'YUC' }, { region: 'YUC', regionName: 'Yucatán' }, 'yuc'],
    [{ country: 'AU', state: 'WA' }, { region: 'WA', regionName: 'Western Australia', country: 'AU' }, 'wa'],
  ])('have the address of %o', (flags, address, suffix) => {
    const change = rewordFor({ ...flags, city: 'York' });
    const site = parse(change(starterFile('site.yaml'), 'yaml'));
    expect(site.business.address).toMatchObject({ locality: 'York', ...address });
    expect(change('data/cities/riverbend-vt.yaml', 'path')).toBe(`data/cities/york-${suffix}.yaml`);
  });

  it('name no state if addresses contain none, and no census code outside the United States', () => {
    const change = rewordFor({ country: 'GB', city: 'Leeds' });
    expect(change('in Riverbend, VT\n# {city}, {state}', 'yaml')).toBe('in Leeds\n# {city}');
    expect(change(starter.lastWords, 'yaml')).toBe('  countyHeading: Gutter Service in {county}');
    expect(change(starterFile('counties/sample-county-vt.yaml'), 'yaml')).not.toContain('fips');
    expect(change(starterFile('site.yaml'), 'yaml')).toContain('language: en-GB');
  });

  it('are those of the United Kingdom for UK, too', () => {
    expect(sampleLocation({ country: 'uk' })).toEqual(sampleLocation({ country: 'GB' }));
  });

  it('have postal codes of no state, and descriptions that search results do not cut off', () => {
    const longest = '+358 000 000 000';
    const descriptions = ['millbrook-vt', 'riverbend-vt'].map((city) =>
      parse(starterFile(`cities/${city}.yaml`)).metaDescription.replace('{phone}', longest),
    );
    for (const { country, state } of samplePlaces) {
      const flags = country === state ? { country } : { country, state };
      const home = sampleLocation(flags);
      expect(regionsOfPostalCode(home.postalCode, country)).toEqual([]);
      for (const text of descriptions) expect(rewordFor(flags)(text, 'text').length, text).toBeLessThanOrEqual(160);
    }
  });

  it('include coordinates, a time zone and a placeholder for every country and state', () => {
    for (const { country, state, timeZone } of abroad) {
      const home = sampleLocation(country === state ? { country } : { country, state });
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
      expect([country, isPlaceholder(home.phone, country)]).toEqual([country, true]);
    }
    for (const country of ['CA', 'AU']) {
      const known = regionsOf(country)?.names.filter((name) => name.length <= 3);
      const states = abroad.filter((place) => place.country === country).map(({ state }) => state);
      expect(states.sort()).toEqual(known?.sort());
    }
  });

  it('change if the city has the name of the starter’s second one', () => {
    expect(rewordFor({ city: 'Millbrook' })('Riverbend and Millbrook, millbrook-vt', 'text')).toBe(
      'Millbrook and Fairview, fairview-vt',
    );
  });

  it('have a second city and a county of the language of the sample', () => {
    const change = rewordFor({ country: 'MX', city: 'Mérida' });
    expect(change('Riverbend, Millbrook, Sample County, By County', 'text')).toBe(
      'Mérida, Fuentevieja, Municipio de muestra, Por municipio',
    );
    expect(change('data/counties/sample-county-vt.yaml', 'path')).toBe('data/counties/municipio-de-muestra-yuc.yaml');
  });

  it('know every state', () => {
    expect(inStates.map(({ state }) => state).sort()).toEqual(stateNames.filter((name) => name.length === 2).sort());
  });

  it.each(['Joe\'s "Best": Gutters # 1', 'Riverbend VT Vermont', 'C:\\Gutters', '- & Sons'])(
    'keep a name as it is: %s',
    (name) => {
      const text = rewordFor({ name, city: 'Elsewhere', state: 'OR' })(`name: "${starter.name}"\nregion: VT`, 'yaml');
      expect(parse(text)).toEqual({ name, region: 'OR' });
      expect(rewordFor({ name })(starter.name, 'text')).toBe(name);
    },
  );

  it.each([
    [{ name: '  ' }, 'cannot be a company’s name'],
    [{ name: 'The {phone} Company' }, 'cannot be a company’s name'],
    [{ name: 'Clear\u202eView' }, 'cannot be a company’s name'],
    [{ state: 'Vermnt' }, 'Did you mean Vermont?'],
    [{ state: 'Bavaria' }, 'name the country with --country'],
    [{ country: 'GB', state: 'York' }, 'Omit --state: addresses in the United Kingdom contain none.'],
    [{ country: 'AU' }, 'Add --state: addresses in Australia contain it'],
    [{ country: 'BR' }, 'There is no sample site for BR.'],
    [{ country: 'Canada' }, 'two-letter code'],
    [{ country: 'GB', phone: '123' }, 'Write it like this: 01632 960134.'],
    [{ city: '東京' }, 'cannot be a city’s name'],
  ])('are refused in a sentence: %o', (flags, said) => {
    expect(() => rewordFor(flags)).toThrow(said);
  });
});
