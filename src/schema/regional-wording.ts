/** site.yaml → the defaults of its wording where those of the schema, written for the United States, do not fit its country or language. */
import { hasStateInAddress, usesMiles } from '../domain/geography/conventions.ts';
import { isGroup } from '../text/is-group.ts';

type Words = Readonly<Record<string, string>>;

const postalCodes: Words = { GB: 'Postcodes', AU: 'Postcodes', NZ: 'Postcodes', IE: 'Eircodes' };
const withCountyTowns = ['GB', 'IE'];

/** Fills in place, before the schema's own defaults. A value that is no group or has mistakes is left for the schema to report. */
export function fillRegionalWording(site: unknown): void {
  if (!isGroup(site)) return;
  const { business, language, wording = {} } = site;
  const address = isGroup(business) ? business.address : undefined;
  const country = isGroup(address) ? address.country : undefined;
  const words = regionalWording(typeof country === 'string' ? country : 'US', String(language ?? 'en-US'));
  if (!isGroup(wording) || Object.keys(words).length === 0) return;
  for (const [field, text] of Object.entries(words)) wording[field] ??= text;
  site.wording = wording;
}

/** Only the fields that differ from the schema's defaults. */
export function regionalWording(country: string, language: string): Words {
  const isBritish = /^en-(?!US)/.test(language);
  return {
    ...(country === 'US' ? {} : { zipCodes: postalCodes[country] ?? 'Postal codes' }),
    ...(usesMiles(country) ? {} : { milesAway: '{kilometers} km', milesNote: 'Straight-line distances.' }),
    ...(hasStateInAddress(country) ? {} : { cityHeading: 'Services in {city}', countyHeading: 'Services in {county}' }),
    ...(withCountyTowns.includes(country) ? { countySeat: 'County town' } : {}),
    ...(isBritish ? { neighborhoods: 'Neighbourhoods we serve' } : {}),
  };
}
