/** A phone number from outside North America, as people write it → the number to dial. Loads the world's numbering plans on first use. */
import { createRequire } from 'node:module';
import type * as Plans from 'libphonenumber-js/min';

export interface InternationalPhone {
  /** Digits with the country code, without the plus. */
  digits: string;
  /** Whether the country's numbering plan has the number. */
  validity: 'assigned' | 'unassigned' | 'too-short' | 'too-long';
  /** The number's country in English (`Spain`), or `+44` if several share the code. */
  countryName: string;
  /** As people in the country write it; without a prefix that they may leave out. */
  national: string;
}

/**
 * `country` (two letters) decides how a number without a plus is dialed: `912 345 678` → +34 912345678 in Spain, and
 * `020 7946 0000` → +44 2079460000 in the United Kingdom. Undefined if no country has the code.
 */
export function readInternationalPhone(phone: string, country: string): InternationalPhone | undefined {
  // On demand, because loading takes 60 to 90 ms and sites in the United States and Canada rarely need it.
  const plans: typeof Plans = createRequire(import.meta.url)('libphonenumber-js/min');
  const options = { extract: false, ...(plans.isSupportedCountry(country) ? { defaultCountry: country } : {}) };
  const found = plans.parsePhoneNumberFromString(phone, options);
  if (!found) return undefined;
  // Some plans are shared (06 is Rome and the Vatican), so a number without a code belongs to `country`.
  const owner = phone.startsWith('+') ? found.country : country;
  const name = owner === undefined ? `+${found.countryCallingCode}` : countryName(owner);
  const length = plans.validatePhoneNumberLength(phone, options);
  const validity =
    length === 'TOO_LONG' ? 'too-long' : length ? 'too-short' : found.isValid() ? 'assigned' : 'unassigned';
  return {
    digits: found.number.slice(1),
    validity,
    countryName: name,
    national: found.format('NATIONAL', { nationalPrefix: false }),
  };
}

/** In English with its article: `Spain`, `the United Kingdom`; an unknown code is returned unchanged. */
export function countryName(country: string): string {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return /^(United|Netherlands|Philippines|Isle)|Republic|Islands|Territor/.test(name) ? `the ${name}` : name;
}
