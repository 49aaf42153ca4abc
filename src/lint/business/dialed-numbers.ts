/** A page's links and texts → links that dial other numbers than the business's. Pure. */
import type { Deviation } from './deviation.ts';
import { dialedDigits, type Numbers, numbersIn, otherDialedNumbers } from './other-numbers.ts';

/** Ignores links whose number is also in the page's texts, which are checked themselves. */
export function dialedDeviations(anchors: readonly string[], texts: readonly string[], numbers: Numbers): Deviation[] {
  const { country } = numbers;
  const found: { href: string; deviation: Deviation }[] = [];
  let last: string | undefined;
  for (const href of anchors) {
    // Most call links repeat the previous one.
    if (!(href.startsWith('tel:') || href.startsWith('sms:')) || href === last) continue;
    last = href;
    for (const deviation of otherDialedNumbers(href, numbers)) found.push({ href, deviation });
  }
  if (found.length === 0) return [];
  const written = new Set(texts.flatMap((text) => numbersIn(text, country)));
  return found.flatMap(({ href, deviation }) => (written.has(dialedDigits(href, country)) ? [] : [deviation]));
}
