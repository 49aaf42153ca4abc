/** A text → the phone numbers in it, and other forms of the business's name and address. Pure. */
import type { SiteModel } from '../../model/site-model.ts';
import type { Deviation } from './deviation.ts';
import { addressReader } from './other-addresses.ts';
import { nameReader } from './other-names.ts';
import { writtenNumbers } from './other-numbers.ts';

/** What does not depend on the page's own number. */
export interface CheckedText {
  /** Phone numbers, as written. */
  written: readonly string[];
  deviations: readonly Deviation[];
}

/** Undefined for most texts: there is nothing in them. */
export type CheckText = (text: string) => CheckedText | undefined;

export function textChecker({ site: { business }, cities }: SiteModel): CheckText {
  const towns = [...cities.values()].map(({ data }) => data.name);
  const lookForAddresses = addressReader(business.address, towns);
  const lookForNames = nameReader(business);
  return (text) => {
    const written = writtenNumbers(text);
    const names = lookForNames(text);
    const addresses = lookForAddresses(text);
    if (written.length === 0 && names.length === 0 && addresses.length === 0) return undefined;
    return { written, deviations: [...names, ...addresses] };
  };
}
