/** The country and state given to `init` → the sample address and phone number of a new site. Pure. */
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { hasStateInAddress } from '../domain/geography/conventions.ts';
import { findState, regionsOf, stateNames } from '../domain/geography/us-states.ts';
import { countryName } from '../domain/phones/international-phone.ts';
import { type SamplePlace, samplePlaces, samplePlacesAbroad } from './sample-places.ts';

export interface SampleLocation extends SamplePlace {
  regionName: string;
  timeZone: string;
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
const english = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US', 'ZA'];
/** Countries whose sample site is in Spanish, with their names there. */
const spanish: Readonly<Record<string, string>> = { ES: 'España', MX: 'México' };
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

/** Or a sentence about the wrong flag. A province of Canada needs no country. */
export function sampleLocation({ country: typed, state }: LocationFlags): SampleLocation | string {
  const country = typed?.toUpperCase() ?? countryOf(state);
  if (typed !== undefined && !/^[a-z]{2}$/i.test(typed))
    return `${typed} is not a country. Write its two-letter code: GB`;
  if (country === undefined) return unknownState(state ?? '', knownStates, otherCountries);
  if (country === 'US') return homeInStates(state ?? 'VT');
  const places = samplePlacesAbroad.filter((place) => place.country === country);
  const [first] = places;
  if (!first) return `There is no sample site for ${country}. Omit --country and --state, and change data/site.yaml.`;
  const name = countryName(country);
  const regions = regionsOf(country);
  if (!regions) {
    const region = state ?? first.state;
    if (hasStateInAddress(country)) return homeAbroad({ ...first, state: region }, mexicanStates[region] ?? region);
    if (state !== undefined) return `Omit --state: addresses in ${name} contain none.`;
    return homeAbroad(first, spanish[country] ?? name.replace(/^the /, ''));
  }
  if (state === undefined) return `Add --state: addresses in ${name} contain it, such as ${first.state}.`;
  const region = regions.find(state);
  const place = places.find((place) => place.state === region?.abbreviation);
  return region && place
    ? homeAbroad(place, region.name)
    : unknownState(state, regions.names, `Use a state of ${name}.`);
}

function countryOf(state: string | undefined): string | undefined {
  if (state === undefined || findState(state)) return 'US';
  return regionsOf('CA')?.find(state) ? 'CA' : undefined;
}

/** `or` is shown if no name is similar. */
function unknownState(state: string, names: readonly string[], or: string): string {
  const guess = nearest(state, names);
  return `There is no state ${state}. ${guess === undefined ? or : didYouMean(guess)}`;
}

const otherCountries = 'Outside the United States and Canada, name the country with --country.';

function homeInStates(state: string): SampleLocation | string {
  const found = findState(state);
  const place = samplePlaces.find((place) => place.state === found?.abbreviation);
  if (!found || !place) return unknownState(state, stateNames, otherCountries);
  return {
    ...place,
    regionName: found.name,
    timeZone: found.timeZone,
    phone: `${place.areaCode}-555-0134`,
    postalCode: '00000',
    language: 'en-US',
    priceRange: '$$',
  };
}

function homeAbroad(place: SamplePlace & { timeZone: string }, regionName: string): SampleLocation {
  const { country, areaCode } = place;
  return {
    ...place,
    regionName,
    phone: phoneIn(country, areaCode),
    postalCode: postalCodes[country] ?? '00000',
    language: english.includes(country) ? `en-${country}` : country in spanish ? `es-${country}` : 'en-US',
    priceRange: country === 'GB' ? '££' : withEuro.includes(country) ? '€€' : '$$',
  };
}

/** Of zeros where no number for fiction is known. */
function phoneIn(country: string, areaCode = ''): string {
  return phones[country] ?? (areaCode.startsWith('+') ? `${areaCode} 000 000 000` : `${areaCode}-555-0134`);
}
