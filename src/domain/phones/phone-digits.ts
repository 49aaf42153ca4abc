/** Takes phone numbers as people write them, gives the digits that distinguish them. The United States and Canada share one numbering plan, which is known here. */
import { readInternationalPhone } from './international-phone.ts';

/** With or without the signs between them. */
export function onlyDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

export function hasAreaCodes(country: string): boolean {
  return country === 'US' || country === 'CA';
}

/** Whether the number, as written on a site of this country, is one of the United States and Canada. */
export function isNorthAmerican(phone: string, country: string): boolean {
  return phone.trim().startsWith('+') ? /^\+\D*1/.test(phone.trim()) : hasAreaCodes(country);
}

/**
 * Equal for two ways of writing one number. In North America the ten digits dialled there, without the 1; elsewhere all
 * digits with the country code, or those written where no numbering plan has such a number.
 */
export function comparableDigits(phone: string, country: string): string {
  const digits = onlyDigits(phone);
  if (isNorthAmerican(phone, country)) return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
  return readInternationalPhone(phone, country)?.digits ?? digits;
}

/** Ten digits that can be a number there: neither the area code nor the exchange begins with 0 or 1. */
export function isAssignable(digits: string): boolean {
  return /^[2-9]\d\d[2-9]\d{6}$/.test(digits);
}

/** 555-0100 to 555-0199 are kept for fiction, and 555-1234 is used as if it were: with any area code and without one. */
export function isFictionalNumber(digits: string): boolean {
  return /^(\d{3})?555(01\d\d|1234)$/.test(digits);
}

/** The area code of ten digits; undefined for toll-free numbers, which belong to no area. */
export function areaCodeOf(digits: string): string | undefined {
  const code = digits.slice(0, 3);
  return isAssignable(digits) && !/^8(00|33|44|55|66|77|88)$/.test(code) ? code : undefined;
}
