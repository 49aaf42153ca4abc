/** What the digits of a phone number say of it, by the plan that the United States and Canada number by together. Pure. */

/** With or without the signs between them. */
export function onlyDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

export function hasAreaCodes(country: string): boolean {
  return country === 'US' || country === 'CA';
}

/** The digits as dialled inside the country: in North America ten, the 1 in front left out. Of a number of elsewhere all. */
export function nationalDigits(phone: string, country: string): string {
  const digits = onlyDigits(phone);
  return /^1\d{10}$/.test(digits) && (hasAreaCodes(country) || phone.trim().startsWith('+')) ? digits.slice(1) : digits;
}

/** Ten digits that can be a number there: neither the area code nor the exchange begins with 0 or 1. */
export function isAssignable(digits: string): boolean {
  return /^[2-9]\d\d[2-9]\d{6}$/.test(digits);
}

/** 555-0100 to 555-0199 are kept for fiction, and 555-1234 is used as if it were: with any area code and without one. */
export function isFiction(digits: string): boolean {
  return /^(\d{3})?555(01\d\d|1234)$/.test(digits);
}

/** The area code of ten digits; undefined for those that are free to call, which are nobody's area. */
export function areaCodeOf(digits: string): string | undefined {
  const code = digits.slice(0, 3);
  return isAssignable(digits) && !/^8(00|33|44|55|66|77|88)$/.test(code) ? code : undefined;
}
