/** Reports prices that are negative or end before they begin, and a price range without an amount. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';

export function checkPrice(price: string, at: () => Location): Diagnostic[] {
  if (/^\p{Sc}?\s*[-−]\s*\p{Sc}?\s*\d/u.test(price)) {
    const hint = 'Delete the minus sign.';
    return [diagnose('schema/range', at(), `The price ${price} is negative.`, { hint })];
  }
  const [, low = '', between = '', high = ''] = /^([$£][\d,.]+)(\s*(?:to|-|–|—)\s*)([$£]?[\d,.]+)/.exec(price) ?? [];
  if (low === '' || amountOf(high) >= amountOf(low)) return [];
  const message = `The price ${low}${between}${high} is a range that ends before it begins.`;
  const turned = `Write the smaller amount first: ${low.slice(0, 1)}${high.replace(/^[$£]/, '')}${between}${low}`;
  return [diagnose('range/reversed', at(), message, { hint: turned })];
}

/** The price range of the business, as search engines read it: currency signs, or amounts. */
export function checkPriceRange(range: string, at: () => Location): Diagnostic[] {
  if (!/[\p{Sc}\d]/u.test(range) || /[<>{}]|(\p{Sc})\1{5}/u.test(range)) {
    const hint = 'Write one to four dollar signs, or two amounts: "$$", "$100-$500"';
    return [diagnose('schema/format', at(), `priceRange has the wrong format: ${JSON.stringify(range)}.`, { hint })];
  }
  return checkPrice(range, at);
}

function amountOf(price: string): number {
  return Number(price.replace(/[^\d.]|\.$/g, ''));
}
