/** A phone number as people read it and as a `tel:` link. In a file of its own, so that templates' types do not depend on Node's. */
export interface PhoneLink {
  display: string;
  href: string;
}
