/** A phone number as people write it → its form for dialing, and the digits that identify it. The numbering plan of the United States and Canada is built in. Pure. */
import { readInternationalPhone } from './international-phone.ts';
import type { PhoneLink } from './phone-link.ts';

/** Digits with the country code: `802-555-0110` in the United States is `+18025550110`, `912 345 678` in Spain `+34912345678`. */
export function toE164(phone: string, country: string): string {
  const digits = comparableDigits(phone, country);
  return isNorthAmerican(phone, country) && digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

export function phoneLink(phone: string, country: string): PhoneLink {
  return { display: phone, href: `tel:${toE164(phone, country)}` };
}

/** A number that is reserved for fiction, or a North American one that cannot be assigned or that people use as a placeholder. */
export function isPlaceholder(phone: string, country: string): boolean {
  const digits = comparableDigits(phone, country);
  if (!isNorthAmerican(phone, country)) return isReservedAbroad(digits);
  if (isFictionalNumber(digits)) return true;
  return digits.length === 10 && (!isAssignable(digits) || /^555|^(\d)\1+$/.test(digits));
}

/** Removes spaces and punctuation. */
export function onlyDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

export function hasAreaCodes(country: string): boolean {
  return country === 'US' || country === 'CA';
}

/** Whether the number, on a site in `country`, belongs to the numbering plan of the United States and Canada. */
export function isNorthAmerican(phone: string, country: string): boolean {
  return phone.trim().startsWith('+') ? /^\+\D*1/.test(phone.trim()) : hasAreaCodes(country);
}

/**
 * Equal for two spellings of one number. In North America the ten digits without the 1; elsewhere all digits with the
 * country code, or the digits as written if no numbering plan has the number.
 */
export function comparableDigits(phone: string, country: string): string {
  const digits = onlyDigits(phone);
  if (isNorthAmerican(phone, country)) return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
  return readInternationalPhone(phone, country)?.digits ?? digits;
}

/** Whether ten digits can be a North American number: neither the area code nor the exchange starts with 0 or 1. */
export function isAssignable(digits: string): boolean {
  return /^[2-9]\d\d[2-9]\d{6}$/.test(digits);
}

/** 555-0100 to 555-0199 are reserved for fiction, and 555-1234 is used like them, with or without an area code. */
export function isFictionalNumber(digits: string): boolean {
  return /^(\d{3})?555(01\d\d|1234)$/.test(digits);
}

/** Numbers reserved for film and examples, with the country code (Ofcom, ACMA, ARCEP), and numbers of zeros, which no known numbering plan assigns. */
const reservedAbroad =
  /^(?:44(?:1632960|(?:11[3-8]|1[2-6]1)4960|1914980|2079460|2896496|2890180|2920180|7700900|8081570|9098790|3069990)\d{3}|61(?:[2378](?:5550|7010)\d{4}|491570\d{3})|33(?:19900|26191|35301|46571|53649|63998)\d{4}|\d{1,3}0{8,})$/;

/** A number outside North America that is reserved for fiction, such as 01632 960123 in the United Kingdom, or has only zeros. */
export function isReservedAbroad(digits: string): boolean {
  return reservedAbroad.test(digits);
}
