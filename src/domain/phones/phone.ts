/** A phone number as people write it → its form for people and its form for dialing. Pure. */
import {
  comparableDigits,
  isAssignable,
  isFictionalNumber,
  isNorthAmerican,
  isReservedAbroad,
} from './phone-digits.ts';
import type { PhoneLink } from './phone-link.ts';

export type { PhoneLink };

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
  return digits.length === 10 && (!isAssignable(digits) || /^555|^(\d)\1+$/.test(digits) || isRunning(digits));
}

/** Consecutive digits, up or down: 2345678901 or 9876543210. */
function isRunning(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}
