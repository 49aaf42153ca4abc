/** Values whose form is a matter of the country: phone numbers, postal codes, states and their census codes. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostic.ts';
import { isFillIn } from '../fill-in-mark.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { hasAreaCodes, onlyDigits } from '../phone-digits.ts';
import type { DataRecord } from '../schema/records.ts';
import type { Site } from '../schema/types.gen.ts';
import type { Annotation } from '../schema/validate.ts';
import { findState, regionsOf } from '../us-states.ts';

interface Context {
  at: () => Location;
  record: DataRecord;
  address: Site['business']['address'];
}

type Kind = 'phone' | 'postal-code' | 'region' | 'fips';

/** Of countries that are not known here, next to anything is right. */
export function checkLocalForm(kind: Kind, { value }: Annotation, context: Context): Diagnostic[] {
  // That it is still to be written is told elsewhere.
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

/** The United States and Canada number their phones together. */
function checkPhone(phone: string, { at, address }: Context): Diagnostic[] {
  const digits = onlyDigits(phone);
  const isInternational = phone.startsWith('+');
  const say = (message: string, hint: string) => [diagnose('phone/digits', at(), message, { hint })];
  if (hasAreaCodes(address.country) && (!isInternational || digits.startsWith('1'))) {
    if ((digits.length === 10 && !isInternational) || /^1\d{10}$/.test(digits)) return [];
    const message = `${phone} has ${digits.length} digits; a number of the United States and Canada has 10, or 11 with the 1 in front.`;
    return say(message, 'Write the area code and the seven digits behind it.');
  }
  if (digits.length < 7 || digits.length > 15)
    return say(`${phone} has ${digits.length} digits; a phone number has 7 to 15.`, 'Write the whole number, once.');
  if (!digits.startsWith('0')) return [];
  const hint = 'Begin it with + and the code of the country.';
  return say(`${phone} can be dialled inside its country only: call links need the whole number.`, hint);
}

const postalCodes: Record<string, { form: RegExp; words: string }> = {
  US: { form: /^\d{5}(-\d{4})?$/, words: 'A ZIP code has five digits, or five and four: "05156", "05156-0001".' },
  CA: {
    form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    words: 'A postal code of Canada has letters and digits by turns: "K1A 0B1".',
  },
};

/** A place across the border has codes of its own. */
function checkPostalCode(code: string, { at, record, address }: Context): Diagnostic[] {
  const { form, words } = postalCodes[address.country] ?? {};
  const state = ownState(record);
  const isAbroad = state !== undefined && !regionsOf(address.country)?.find(state);
  if (!form || isAbroad || form.test(code)) return [];
  return [diagnose('postal-code/form', at(), `There is no postal code "${code}".`, { hint: words })];
}

function checkRegion(region: string, { at, address }: Context): Diagnostic[] {
  const regions = regionsOf(address.country);
  const found = regions?.find(region);
  if (!regions || found?.abbreviation === region) return [];
  const say = (message: string, hint: string) => [diagnose('region/unknown', at(), message, { hint })];
  if (found)
    return say(`The state’s abbreviation is needed here, not "${region}".`, `Write region: ${found.abbreviation}`);
  const guess = regions.find(nearest(region, regions.names) ?? '');
  const hint = guess
    ? didYouMean(`${guess.abbreviation} (${guess.name})`)
    : 'Write its abbreviation. Elsewhere, set country: too.';
  return say(`There is no state ${region} in this country (${address.country}).`, hint);
}

/** The codes of a state's counties begin with its own. */
function checkCensusCode(code: string, { at, record, address }: Context): Diagnostic[] {
  const state = address.country === 'US' ? findState(ownState(record) ?? address.region) : undefined;
  if (!state || code.startsWith(state.code)) return [];
  const message = `${code} is not the census code of a county of ${state.name}.`;
  return [diagnose('county/fips', at(), message, { hint: `Codes there begin with ${state.code}.` })];
}

function ownState({ value }: DataRecord): string | undefined {
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined;
  return typeof value.state === 'string' ? value.state : undefined;
}

/** The abbreviation that is meant; undefined where there is no such state, which is told where it stands. */
export function meantRegion({ region, country }: Site['business']['address']): string | undefined {
  const regions = regionsOf(country);
  return regions ? regions.find(region)?.abbreviation : region;
}
