/** Languages in which the built-in templates have words, and how they write numbers. Pure. */
import { formatNumber } from '../../text/strings.ts';

export const languagesWithWords = ['en', 'es'];

/** `es-US` → `es`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** With one decimal: 12.0. */
export function decimalFormat(language: string): (number: number) => string {
  // English needs no Intl, which takes 10 ms the first time.
  if (languageOf(language) === 'en') return (number) => number.toFixed(1);
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format;
}

/** As written, with at most two decimals, and with groups of thousands where the language has them. */
export function numberFormat(language: string): (number: number) => string {
  if (languageOf(language) === 'en')
    return (number) => (Number.isInteger(number) ? formatNumber(number) : String(number));
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format;
}
