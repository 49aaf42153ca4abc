/** The country and state given to `init` → the sample address and phone number of a new site. Pure. */
import { UsageError } from '../../diagnostics/errors.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { hasStateInAddress } from '../../domain/geography/conventions.ts';
import { findState, regionsOf, stateNames } from '../../domain/geography/regions.ts';
import { countryName } from '../../domain/phones/international-phone.ts';
import { type SamplePlace, samplePlaces } from './sample-places.ts';

export interface SampleLocation extends SamplePlace {
  regionName: string;
  /** Reserved for fiction, or of zeros where no such numbers are known. */
  phone: string;
  /** In the form of the country, but of no place; `check` reports it as a placeholder. */
  postalCode: string;
  language: string;
  priceRange: string;
}

export interface LocationFlags {
  /** Two letters. */
  country?: string | undefined;
  state?: string | undefined;
}

const knownStates = [...stateNames, ...(regionsOf('CA')?.names ?? [])];
const otherCountries = 'Outside the United States and Canada, name the country with --country.';
const english = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US', 'ZA'];
/** Countries whose sample site is in Spanish, with their names and their word for counties there. */
export const spanish: Readonly<Record<string, { name: string; county: string }>> = {
  ES: { name: 'España', county: 'Comarca' },
  MX: { name: 'México', county: 'Municipio' },
};
/** Only those whose names are known. */
const mexicanStates: Readonly<Record<string, string>> = { YUC: 'Yucatán' };
const withEuro = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT'];
const postalCodes: Readonly<Record<string, string>> = { CA: 'X0X 0X0', GB: 'AA0 0AA' };
const phones: Readonly<Record<string, string>> = {
  AU: '(02) 5550 0134',
  FR: '01 99 00 01 34',
  GB: '01632 960134',
  MX: '+52 000 000 0000',
};

/** Throws a UsageError for a wrong flag. A province of Canada needs no country. */
export function sampleLocation({ country: typed, state: wanted }: LocationFlags): SampleLocation {
  if (typed !== undefined && !/^[a-z]{2}$/i.test(typed))
    throw new UsageError(`${typed} is not a country. Write its two-letter code: GB`);
  // The code of the United Kingdom is GB.
  const country = typed?.toUpperCase().replace('UK', 'GB') ?? countryOf(wanted);
  if (country === undefined) throw unknownState(wanted ?? '', knownStates, otherCountries);
  const places = samplePlaces.filter((place) => place.country === country);
  const [first] = places;
  if (!first)
    throw new UsageError(
      `There is no sample site for ${country}. Omit --country and --state, and change data/site.yaml.`,
    );
  const name = countryName(country);
  const regions = regionsOf(country);
  const state = wanted ?? (country === 'US' ? 'VT' : undefined);
  if (!regions && hasStateInAddress(country)) {
    const region = state ?? first.state;
    return locationOf({ ...first, state: region }, mexicanStates[region] ?? region);
  }
  if (!regions && state !== undefined) throw new UsageError(`Omit --state: addresses in ${name} contain none.`);
  if (!regions) return locationOf(first, spanish[country]?.name ?? name.replace(/^the /, ''));
  if (state === undefined)
    throw new UsageError(`Add --state: addresses in ${name} contain it, such as ${first.state}.`);
  const region = regions.find(state);
  const place = places.find((one) => one.state === region?.abbreviation);
  if (region && place) return locationOf(place, region.name);
  throw unknownState(state, regions.names, country === 'US' ? otherCountries : `Use a state of ${name}.`);
}

function countryOf(state: string | undefined): string | undefined {
  if (state === undefined || findState(state)) return 'US';
  return regionsOf('CA')?.find(state) ? 'CA' : undefined;
}

/** `or` is shown if no name is similar. */
function unknownState(state: string, names: readonly string[], or: string): UsageError {
  const guess = nearest(state, names);
  return new UsageError(`There is no state ${state}. ${guess === undefined ? or : didYouMean(guess)}`);
}

function locationOf(place: SamplePlace, regionName: string): SampleLocation {
  const { country, areaCode = '' } = place;
  // Of zeros where no number for fiction is known.
  const usual = areaCode.startsWith('+') ? `${areaCode} 000 000 000` : `${areaCode}-555-0134`;
  return {
    ...place,
    regionName,
    phone: phones[country] ?? usual,
    postalCode: postalCodes[country] ?? '00000',
    language: english.includes(country) ? `en-${country}` : country in spanish ? `es-${country}` : 'en-US',
    priceRange: country === 'GB' ? '££' : withEuro.includes(country) ? '€€' : '$$',
  };
}
