/** A phone number as people read it and as a `tel:` link. Apart from what reads numbers, so that templates' types need no types of Node. */
export interface PhoneLink {
  display: string;
  href: string;
}
