/** A phone number as people read it and as a `tel:` link. In a file of its own, so that templates’ types do not depend on Node’s. */

export interface PhoneLink {
  display: string;
  href: string;
}

/** A number that replaces the main one on some pages has its own card. */
export function contactCardPath(phone: PhoneLink, main: PhoneLink): string {
  return phone.href === main.href ? '/contact.vcf' : `/contact-${phone.href.replace(/\D/g, '')}.vcf`;
}
