/** Takes a phone number from outside North America as people write it, gives the number to dial. Loads the world's numbering plans when first asked. */
import { createRequire } from 'node:module';
import type * as Plans from 'libphonenumber-js/min';

export interface InternationalPhone {
  /** Digits with the country code, without the plus. */
  digits: string;
  /** What the country's numbering plan says of them. */
  verdict: 'assigned' | 'unassigned' | 'too-short' | 'too-long';
  /** The country whose number it is, in English (`Spain`), or `+44` where several share a code. */
  countryName: string;
}

/**
 * `country` (two letters) decides how a number without a plus is dialled: `912 345 678` is +34 912345678 in Spain, and
 * `020 7946 0000` is +44 2079460000 in the United Kingdom. Undefined where no country has such a code.
 */
export function readInternationalPhone(phone: string, country: string): InternationalPhone | undefined {
  const plans = loadPlans();
  const options = { extract: false, ...(plans.isSupportedCountry(country) ? { defaultCountry: country } : {}) };
  const found = plans.parsePhoneNumberFromString(phone, options);
  if (!found) return undefined;
  // 06 rings in Rome and in the Vatican: a number without a code is the country's own.
  const owner = phone.startsWith('+') ? found.country : country;
  const name = owner === undefined ? `+${found.countryCallingCode}` : countryName(owner);
  const length = plans.validatePhoneNumberLength(phone, options);
  const verdict =
    length === 'TOO_LONG' ? 'too-long' : length ? 'too-short' : found.isValid() ? 'assigned' : 'unassigned';
  return { digits: found.number.slice(1), verdict, countryName: name };
}

/** In English, as after "of": `Spain`, `the United Kingdom`; the letters themselves where no country has them. */
export function countryName(country: string): string {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return /^(United|Netherlands|Philippines|Isle)|Republic|Islands|Territor/.test(name) ? `the ${name}` : name;
}

/** Loaded on demand, because a site of the United States or Canada seldom needs it: 60 to 90 ms. */
function loadPlans(): typeof Plans {
  return createRequire(import.meta.url)('libphonenumber-js/min');
}
