/** Reports phone numbers on pages that should be the business's own. Pure. */
import { type Diagnostic, diagnose, inMarkup } from '../../diagnostics/diagnostic.ts';
import { comparableDigits } from '../../domain/phones/phone.ts';
import { findWords, wordsOf } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';
import { type WrongNumber, wrongDialed, wrongNumbers } from './other-numbers.ts';

/** A mistake in the data can be on every page, and is reported once, with the first page. */
export function phoneLint({ model, records }: LintedSite): PageLint {
  const all = [model.mainPhone, ...model.otherPhones().values()].map(({ display }) => display);
  const reported = new Map<string, Diagnostic>();
  /** Of words that are neither in the page's file nor in site.yaml, those that were looked for in all files. */
  const known = new Set<string>();

  function see({ route, read }: LintedPage): void {
    const own = (model.phoneOf(route.original ?? route.path) ?? model.mainPhone).display;
    const { country } = model.site.business.address;
    const fax = read.texts.flatMap((text) => text.match(/\bfax\D{0,9}[\d ().-]+/gi) ?? []);
    const numbers = { own, all, faxes: fax.map((words) => comparableDigits(words, country)), country };
    const inTexts = [read.title, read.description, ...read.texts].flatMap((text) => wrongNumbers(text, numbers));
    const written = new Set(inTexts.map(({ words }) => words.replace(/\D/g, '')));
    const inLinks = read.anchorHrefs
      .flatMap((href) => wrongDialed(href, numbers))
      .filter(({ words }) => ![...written].some((digits) => words.endsWith(digits)));
    for (const wrong of [...inTexts, ...inLinks]) report(route, wrong);
  }

  function report(route: LintedRoute, { code, words, message, hint }: WrongNumber): void {
    const own = wordsOf(records, route, words);
    const name = `${code} ${route.template} ${words}`;
    if (!own && known.has(name)) return;
    if (!own) known.add(name);
    const at = own ?? findWords(records, words) ?? inMarkup(route.template);
    const key = `${code} ${at.file}:${at.line}:${at.column} ${words}`;
    if (reported.has(key)) return;
    const said = `${message} It is on ${route.path}.`;
    reported.set(key, diagnose(code, at, said, { hint, pages: [route.path], words: [words] }));
  }

  return { see, finish: () => [...reported.values()] };
}
