/** Addresses in a text that are the business's street, written in another way. Pure. */
import type { Deviation } from './deviation.ts';

/** The same house number and first word of the street, and then other words: "12 Mill St." for "12 Mill Street". Capitals do not count. */
export function otherAddresses(text: string, street: string): Deviation[] {
  const [number, first, ...rest] = street.split(/\s+/);
  if (
    number === undefined ||
    first === undefined ||
    !/\d/.test(number) ||
    !text.toLowerCase().includes(first.toLowerCase())
  )
    return [];
  const escaped = [number, first].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[,.]$/, '[,.]?'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped.join('[\\s,]+')}((?:\\s+[\\p{L}\\p{N}.#-]+){0,${rest.length}})`,
    'giu',
  );
  return [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ found, isStreet: text.toLowerCase().startsWith(street.toLowerCase(), index) }))
    .filter(({ isStreet }) => !isStreet)
    .map(({ found }) => ({
      code: 'business/address',
      words: found,
      message: `The address is written "${found}" here, and "${street}" elsewhere.`,
      hint: 'Write it as business.address in site.yaml has it.',
    }));
}
