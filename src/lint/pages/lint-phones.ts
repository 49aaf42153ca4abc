/** Reports phone numbers on pages that should be the business's own. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import { findWords, recordOf, wordsIn } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';
import { type WrongNumber, wrongDialed, wrongNumbers } from './other-numbers.ts';

interface Found extends WrongNumber {
  /** The first page with it. */
  route: LintedRoute;
  /** Undefined if the words are neither in the page's own file nor in site.yaml. */
  at: Location | undefined;
}

/**
 * A mistake in the data can be on every page, and is reported once, with the first page. Words from other files are
 * located at the end.
 */
export function phoneLint({ model, records }: LintedSite): PageLint {
  const all = [model.mainPhone, ...model.otherPhones().values()].map(({ display }) => display);
  const allFound = new Map<string, Found>();

  function see({ route, read }: LintedPage): void {
    const own = (model.phoneOf(route.original ?? route.path) ?? model.mainPhone).display;
    const numbers = { own, all, country: model.site.business.address.country };
    const inTexts = [read.title, read.description, ...read.texts].flatMap((text) => wrongNumbers(text, numbers));
    const written = new Set(inTexts.map(({ words }) => words.replace(/\D/g, '')));
    const inLinks = read.anchorHrefs
      .flatMap((href) => wrongDialed(href, numbers))
      .filter(({ words }) => ![...written].some((digits) => words.endsWith(digits)));
    for (const wrong of [...inTexts, ...inLinks]) add(route, wrong);
  }

  function finish(): Diagnostic[] {
    const reported = new Map<string, Diagnostic>();
    for (const { code, words, message, hint, route, ...found } of allFound.values()) {
      const at = found.at ?? findWords(records.all, words) ?? inMarkup(route.template);
      const key = keyOf(code, at, words);
      const said = `${message} It is on ${route.path}.`;
      if (!reported.has(key))
        reported.set(key, diagnose(code, at, said, { hint, pages: [route.path], words: [words] }));
    }
    return [...reported.values()];
  }

  function add(route: LintedRoute, wrong: WrongNumber): void {
    const { code, words } = wrong;
    const own = recordOf(records, route);
    const at = (own && wordsIn(own, words)) ?? (records.site && wordsIn(records.site, words));
    const key = at ? keyOf(code, at, words) : `${code} ${route.template} ${words}`;
    if (!allFound.has(key)) allFound.set(key, { ...wrong, route, at });
  }

  return { see, finish };
}

function keyOf(code: string, { file, line, column }: Location, words: string): string {
  return `${code} ${file}:${line}:${column} ${words}`;
}
