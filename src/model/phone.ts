/** Phone numbers: as people read them, as machines dial them. Pure. */

/** A phone number as people read it and as a `tel:` link. */
export interface PhoneLink {
  display: string;
  href: string;
}

/** Digits with the country code: `802-555-0110` in the United States is `+18025550110`. */
export function toE164(phone: string, country: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  return (country === 'US' || country === 'CA') && digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

export function phoneLink(phone: string, country: string): PhoneLink {
  return { display: phone, href: `tel:${toE164(phone, country)}` };
}

/** Numbers 555-0100 to 555-0199 are kept for fiction in North America. */
export function isPlaceholder(phone: string): boolean {
  return /55501\d\d$/.test(phone.replace(/\D/g, ''));
}
