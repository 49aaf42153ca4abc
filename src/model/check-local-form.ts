/** Values whose form is a matter of the country: phone numbers, postal codes, states and their census codes. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { isFillIn } from '../domain/fill-in-mark.ts';
import { countryName, readInternationalPhone } from '../domain/international-phone.ts';
import { hasAreaCodes, isNorthAmerican, onlyDigits } from '../domain/phone-digits.ts';
import { findState, regionsOf } from '../domain/us-states.ts';
import type { DataRecord } from '../schema/records.ts';
import type { Site } from '../schema/types.gen.ts';
import type { Annotation } from '../schema/validate.ts';

interface Context {
  at: () => Location;
  record: DataRecord;
  address: Site['business']['address'];
}

type Kind = 'phone' | 'postal-code' | 'region' | 'fips';

/** Postal codes and states of countries that are not known here are accepted as they are. */
export function checkLocalForm(kind: Kind, { value }: Annotation, context: Context): Diagnostic[] {
  // An unfilled field has its own diagnostic.
  if (isFillIn(value)) return [];
  switch (kind) {
    case 'phone':
      return checkPhone(value, context);
    case 'postal-code':
      return checkPostalCode(value, context);
    case 'region':
      return checkRegion(value, context);
    case 'fips':
      return checkCensusCode(value, context);
    default:
      return kind satisfies never;
  }
}

function checkPhone(phone: string, { at, address }: Context): Diagnostic[] {
  const digits = onlyDigits(phone);
  if (!isNorthAmerican(phone, address.country)) return checkInternationalPhone(phone, at, address.country);
  if ((digits.length === 10 && !phone.startsWith('+')) || /^1\d{10}$/.test(digits)) return [];
  const message = `${phone} has ${digits.length} digits. Numbers in the United States and Canada have 10, or 11 with a leading 1.`;
  return [diagnose('phone/digits', at(), message, { hint: 'Write the area code and the seven-digit number.' })];
}

function checkInternationalPhone(phone: string, at: () => Location, country: string): Diagnostic[] {
  const found = readInternationalPhone(phone, country);
  const digits = onlyDigits(phone);
  if (!found) {
    const message = phone.startsWith('+')
      ? `${phone} does not begin with a known country code.`
      : `${phone} cannot be dialled: the numbering plan of ${countryName(country)} is not known.`;
    const leading = hasAreaCodes(country) && digits.length === 10;
    const hint = leading
      ? `Remove the plus sign: "${phone.slice(1)}"`
      : 'Begin with + and the country code: "+34 912 345 678"';
    return [diagnose('phone/digits', at(), message, { hint })];
  }
  if (found.verdict === 'assigned') return [];
  const owner = `a phone number of ${found.countryName}`;
  if (found.verdict === 'unassigned') {
    const hint = 'Check the digits. Begin a number of another country with + and the country code.';
    return [diagnose('phone/unassigned', at(), `${phone} does not look like ${owner}.`, { hint })];
  }
  const message = `${phone} has ${digits.length} digits, too ${found.verdict === 'too-long' ? 'many' : 'few'} for ${owner}.`;
  return [diagnose('phone/digits', at(), message, { hint: 'Write one complete number.' })];
}

const postalCodes: Record<string, { form: RegExp; words: string }> = {
  US: {
    form: /^\d{5}(-\d{4})?$/,
    words: 'A ZIP code has five digits, or five digits, a hyphen and four digits: "05156", "05156-0001".',
  },
  CA: {
    form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    words: 'A Canadian postal code alternates letters and digits: "K1A 0B1".',
  },
};

/** A place across the border has codes of its own. */
function checkPostalCode(code: string, { at, record, address }: Context): Diagnostic[] {
  const { form, words } = (Object.hasOwn(postalCodes, address.country) && postalCodes[address.country]) || {};
  const state = ownState(record);
  const isAbroad = state !== undefined && !regionsOf(address.country)?.find(state);
  if (!form || isAbroad || form.test(code)) return [];
  return [diagnose('postal-code/form', at(), `"${code}" is not a valid postal code.`, { hint: words })];
}

function checkRegion(region: string, { at, address }: Context): Diagnostic[] {
  const regions = regionsOf(address.country);
  const found = regions?.find(region);
  if (!regions || found?.abbreviation === region) return [];
  const say = (message: string, hint: string) => [diagnose('region/unknown', at(), message, { hint })];
  if (found) return say(`Write the state’s abbreviation, not "${region}".`, `Write region: ${found.abbreviation}`);
  const guess = regions.find(nearest(region, regions.names) ?? '');
  const hint = guess
    ? didYouMean(`${guess.abbreviation} (${guess.name})`)
    : 'Write the state’s abbreviation. Outside the United States, set country: as well.';
  return say(`${region} is not a state of this country (${address.country}).`, hint);
}

/** The codes of a state's counties begin with its own. */
function checkCensusCode(code: string, { at, record, address }: Context): Diagnostic[] {
  const state = address.country === 'US' ? findState(ownState(record) ?? address.region) : undefined;
  if (!state || code.startsWith(state.code)) return [];
  const message = `${code} is not the census code of a county in ${state.name}.`;
  return [diagnose('county/fips', at(), message, { hint: `Codes in ${state.name} begin with ${state.code}.` })];
}

function ownState({ value }: DataRecord): string | undefined {
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined;
  return typeof value.state === 'string' ? value.state : undefined;
}

/** The abbreviation that is meant; undefined where there is no such state, which is reported at its field. */
export function regionCode({ region, country }: Site['business']['address']): string | undefined {
  const regions = regionsOf(country);
  return regions ? regions.find(region)?.abbreviation : region;
}
