/** Reports phone numbers that cannot be dialed: too few or too many digits, no number of their country, or one that nobody has. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { countryName, readInternationalPhone } from '../../../domain/phones/international-phone.ts';
import {
  comparableDigits,
  isAssignable,
  isNorthAmerican,
  isPlaceholder,
  isReservedAbroad,
  onlyDigits,
} from '../../../domain/phones/phone.ts';
import { isCode } from '../settings/check-codes.ts';

/** `country` (two letters) is the business's country, which decides how a number without a plus is dialed. */
export function checkPhone(phone: string, at: () => Location, country: string): Diagnostic[] {
  const digits = onlyDigits(phone);
  if (!isNorthAmerican(phone, country)) return checkInternationalPhone(phone, at, country);
  if ((digits.length === 10 && !phone.startsWith('+')) || /^1\d{10}$/.test(digits))
    return checkPlaceholder(phone, at, country);
  const message = `${phone} has ${digits.length} digits. Numbers in the United States and Canada have 10, or 11 with a leading 1.`;
  return [diagnose('phone/digits', at(), message, { hint: 'Write the area code and the seven-digit number.' })];
}

function checkInternationalPhone(phone: string, at: () => Location, country: string): Diagnostic[] {
  const found = readInternationalPhone(phone, country);
  const digits = onlyDigits(phone);
  if (!found && !phone.startsWith('+') && !isCode(country, 'region')) return [];
  if (!found) {
    const message = phone.startsWith('+')
      ? `${phone} does not begin with a known country code.`
      : `${phone} needs a country code: treesite does not know the numbering plan of ${countryName(country)}.`;
    const hint = 'Begin with + and the country code: "+34 912 345 678"';
    return [diagnose('phone/digits', at(), message, { hint })];
  }
  if (!phone.startsWith('+') && onlyDigits(found.national) === `0${digits}`) {
    const message = `${phone} lacks its leading 0, so nobody can dial it as it is written.`;
    return [
      diagnose('phone/digits', at(), message, {
        hint: `Write "${found.national}", or begin with + and the country code.`,
      }),
    ];
  }
  if (found.validity === 'assigned' || isReservedAbroad(found.digits)) return checkPlaceholder(phone, at, country);
  const owner = `a phone number of ${found.countryName}`;
  if (found.validity === 'unassigned') {
    const hint = 'Check the digits. Begin a number of another country with + and the country code.';
    return [diagnose('phone/unassigned', at(), `${phone} does not look like ${owner}.`, { hint })];
  }
  const message = `${phone} has ${digits.length} digits, too ${found.validity === 'too-long' ? 'many' : 'few'} for ${owner}.`;
  return [diagnose('phone/digits', at(), message, { hint: 'Write one complete number.' })];
}

function checkPlaceholder(phone: string, at: () => Location, country: string): Diagnostic[] {
  if (!isPlaceholder(phone, country)) return [];
  const isMistyped = isNorthAmerican(phone, country) && !isAssignable(comparableDigits(phone, country));
  const [message, hint] = isMistyped
    ? [`${phone} cannot be dialed: no area code and no exchange begins with 0 or 1.`, 'Check the digits.']
    : [`${phone} is a placeholder. Callers reach nobody.`, 'Write the real number.'];
  return [diagnose('phone/placeholder', at(), message, { hint })];
}
