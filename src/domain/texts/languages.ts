/** Languages in which the built-in templates have words, and how they write numbers. Pure. */
export const languagesWithWords = ['en', 'es'];

/** `es-US` → `es`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** The name of each language in the names of its files and as the folder of its URLs: `es` for es-US; `pt-br` and `pt-pt` if a site has both. */
export function languageFolders(tags: readonly string[]): Map<string, string> {
  const isShared = (tag: string) => tags.filter((other) => languageOf(other) === languageOf(tag)).length > 1;
  return new Map(tags.map((tag) => [tag, isShared(tag) ? tag.toLowerCase() : languageOf(tag)]));
}

/** A language of a site: its tag, and its name in the names of its files and in its URLs: es. */
export interface Language {
  /** BCP 47: es-US. */
  tag: string;
  folder: string;
}

/** The languages of a site besides the main one. */
export function otherLanguages(site: { languages?: readonly string[] } | undefined): Language[] {
  const [, ...others] = languageFolders(site?.languages ?? []);
  return others.map(([tag, folder]) => ({ tag, folder }));
}

/** `cities/stowe-vt.es.yaml` → the language `es` and the file that it translates. */
export function splitLanguage(name: string): { original: string; language: string | undefined } {
  const [, start, language, extension] = /^(.*)\.([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})*)(\.(?:yaml|md))$/.exec(name) ?? [];
  return language === undefined ? { original: name, language } : { original: `${start}${extension}`, language };
}

/** With one decimal: 12.0. From 100 on without: 423. */
export function decimalFormat(language: string): (number: number) => string {
  const rounded = (digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format;
  const [short, long] = [rounded(1), rounded(0)];
  return (number) => (number < 99.95 ? short : long)(number);
}

/** With at most two decimals, and with groups of thousands where the language has them. */
export function numberFormat(language: string): (number: number) => string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format;
}
