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
export class PhoneLint implements PageLint {
  readonly #site: LintedSite;
  readonly #all: readonly string[];
  readonly #found = new Map<string, Found>();

  constructor(site: LintedSite) {
    const { model } = site;
    this.#site = site;
    this.#all = [model.mainPhone, ...model.otherPhones().values()].map(({ display }) => display);
  }

  see({ route, read }: LintedPage): void {
    const { model } = this.#site;
    const own = (model.phoneOf(route.original ?? route.path) ?? model.mainPhone).display;
    const numbers = { own, all: this.#all, country: model.site.business.address.country };
    const inTexts = [read.title, read.description, ...read.texts].flatMap((text) => wrongNumbers(text, numbers));
    const written = new Set(inTexts.map(({ words }) => words.replace(/\D/g, '')));
    const inLinks = read.anchors
      .flatMap((href) => wrongDialed(href, numbers))
      .filter(({ words }) => ![...written].some((digits) => words.endsWith(digits)));
    for (const wrong of [...inTexts, ...inLinks]) this.#add(route, wrong);
  }

  finish(): Diagnostic[] {
    const { all } = this.#site.records;
    const reported = new Map<string, Diagnostic>();
    for (const { code, words, message, hint, route, ...found } of this.#found.values()) {
      const at = found.at ?? findWords(all, words) ?? inMarkup(route.template);
      const key = keyOf(code, at, words);
      const said = `${message} It is on ${route.path}.`;
      if (!reported.has(key))
        reported.set(key, diagnose(code, at, said, { hint, pages: [route.path], words: [words] }));
    }
    return [...reported.values()];
  }

  #add(route: LintedRoute, wrong: WrongNumber): void {
    const { records } = this.#site;
    const { code, words } = wrong;
    const own = recordOf(records, route);
    const at = (own && wordsIn(own, words)) ?? (records.site && wordsIn(records.site, words));
    const key = at ? keyOf(code, at, words) : `${code} ${route.template} ${words}`;
    if (!this.#found.has(key)) this.#found.set(key, { ...wrong, route, at });
  }
}

function keyOf(code: string, { file, line, column }: Location, words: string): string {
  return `${code} ${file}:${line}:${column} ${words}`;
}
