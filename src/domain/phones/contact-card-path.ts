/** A phone number → the path of its contact card. Pure. */
import type { PhoneLink } from './phone.ts';

/** A number that replaces the main one on some pages has its own card. */
export function contactCardPath(phone: PhoneLink, main: PhoneLink): string {
  return phone.href === main.href ? '/contact.vcf' : `/contact-${phone.href.replace(/\D/g, '')}.vcf`;
}
