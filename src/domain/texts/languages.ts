/** Languages in which the built-in templates have words, and how they write numbers. Pure. */
export const languagesWithWords = ['en', 'es'];

/** `es-US` → `es`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** With one decimal: 12.0. */
export function decimalFormat(language: string): (number: number) => string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format;
}

/** With at most two decimals, and with groups of thousands where the language has them. */
export function numberFormat(language: string): (number: number) => string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format;
}
