/** How a country writes addresses and distances. Pure. */
import { formatNumber } from '../../text/strings.ts';
import { kilometersPerMile } from './distance.ts';

export interface Address {
  street?: string | undefined;
  locality: string;
  region: string;
  regionName: string;
  postalCode: string;
  country: string;
}

/** Countries whose road signs show miles; all others use kilometers. */
const withMiles = ['US', 'GB', 'LR'];

/** Countries whose addresses contain the state, and the postal code before the city: 97000 Mérida, YUC. */
const codeFirstWithState = ['MX'];

/** Countries whose addresses contain no state, by the place of the postal code (Universal Postal Union). */
const withoutState = {
  codeLast: 'GB IE NZ ZA IN SG'.split(' '),
  codeFirst: 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IL IS IT LT LU LV NL NO PL PT RO SE SI SK'.split(' '),
};

export function usesMiles(country: string): boolean {
  return withMiles.includes(country);
}

/** Whether an address of the country contains the state’s abbreviation; true for countries without a known form. */
export function hasStateInAddress(country: string): boolean {
  return !Object.values(withoutState).some((countries) => countries.includes(country));
}

/** On one line, in the form of its country, with the postal code unbroken; undefined for a business without a street. */
export function formatAddress({ street, locality, region, country, ...address }: Address): string | undefined {
  if (street === undefined) return undefined;
  const postalCode = address.postalCode.replaceAll(' ', '\u00A0');
  if (codeFirstWithState.includes(country)) return `${street}, ${postalCode} ${locality}, ${region}`;
  if (hasStateInAddress(country)) return `${street}, ${locality}, ${region} ${postalCode}`;
  const isFirst = withoutState.codeFirst.includes(country);
  return `${street}, ${isFirst ? `${postalCode} ${locality}` : `${locality} ${postalCode}`}`;
}

/** For data that other programs read: the abbreviation of a state where addresses contain it, otherwise the home region’s name. */
export function regionForMachines(region: string, home: Pick<Address, 'region' | 'regionName' | 'country'>): string {
  return region === home.region && !hasStateInAddress(home.country) ? home.regionName : region;
}

/** A distance in text, in the unit of the country: `312 miles`, `502 km`. */
export function formatDistance(miles: number, country: string): string {
  const [distance, unit] = usesMiles(country) ? [miles, 'miles'] : [miles * kilometersPerMile, 'km'];
  return `${formatNumber(Math.round(distance))} ${unit}`;
}
