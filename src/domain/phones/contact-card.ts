/** Where the contact card of a number is. Pure. */
import type { PhoneLink } from './phone.ts';

/** A number shown instead of the main one has a card of its own. */
export function contactCardPath(phone: PhoneLink, main: PhoneLink): string {
  return phone.href === main.href ? '/contact.vcf' : `/contact-${phone.href.replace(/\D/g, '')}.vcf`;
}
