/** A page's links and texts → links that dial other numbers than the business's. Pure. */
import type { Deviation } from './deviation.ts';
import { dialedDigits, type Numbers, numbersIn, otherDialedNumbers } from './other-numbers.ts';

/**
 * `dialing` are links with tel: or sms:. Ignores links whose number is also in the page's texts, which are checked themselves;
 * `textsOf` returns these.
 */
export function dialedDeviations(
  dialing: readonly string[],
  textsOf: () => readonly string[],
  numbers: Numbers,
): Deviation[] {
  const { country } = numbers;
  const found = [...new Set(dialing)].flatMap((href) =>
    otherDialedNumbers(href, numbers).map((deviation) => ({ href, deviation })),
  );
  if (found.length === 0) return [];
  const written = new Set(textsOf().flatMap((text) => numbersIn(text, country)));
  return found.flatMap(({ href, deviation }) => (written.has(dialedDigits(href, country)) ? [] : [deviation]));
}

export function isDialing(href: string): boolean {
  return href.startsWith('tel:') || href.startsWith('sms:');
}
