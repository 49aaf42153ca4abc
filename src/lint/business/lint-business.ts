/** Reports phone numbers, names and addresses on pages that differ from the business's own. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import type { ContentRun } from '../../html/content-runs.ts';
import { SharedResults } from '../../memo/memoize.ts';
import { copyText } from '../../text/copy-text.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';
import { findAllWords, recordOf, wordsIn } from '../records/find-in-data.ts';
import type { Deviation } from './deviation.ts';
import { dialedDeviations, isDialing } from './dialed-numbers.ts';
import { otherNumbers } from './other-numbers.ts';
import { type CheckedText, type CheckText, textChecker } from './text-checks.ts';

interface Found extends Deviation {
  /** The first page with it. */
  route: LintedRoute;
  /** Undefined if the words are neither in the page's own file nor in site.yaml. */
  at: Location | undefined;
}

interface CheckedRun {
  texts: readonly CheckedText[];
  /** Call links. */
  dialing: readonly string[];
}

/**
 * A mistake in the data can be on every page, and is reported once, with the first page. Words from other files are
 * located at the end, in one pass over all files.
 */
export class BusinessLint implements PageLint {
  readonly #site: LintedSite;
  readonly #checkText: CheckText;
  /** Memoized for what pages share. */
  readonly #runs = new SharedResults<ContentRun, CheckedRun>();
  readonly #all: readonly string[];
  readonly #found = new Map<string, Found>();
  /** Words → their location in site.yaml. */
  readonly #inSettings = new Map<string, Location | undefined>();

  constructor(site: LintedSite) {
    const { model } = site;
    this.#site = site;
    this.#checkText = textChecker(model);
    this.#all = [model.mainPhone, ...model.otherPhones().values()].map(({ display }) => display);
  }

  see({ route, read }: LintedPage): void {
    const { model } = this.#site;
    const { runs, description } = read.content;
    const own = (model.phoneOf(route.path) ?? model.mainPhone).display;
    const numbers = { own, all: this.#all, country: model.site.business.address.country };
    const seen = new Set<string>();
    const add = (deviation: Deviation) => {
      const key = `${deviation.code} ${deviation.words}`;
      if (!seen.has(key)) this.#add(route, deviation);
      seen.add(key);
    };
    const checked = [
      { texts: this.#check([read.title, description]), dialing: [] },
      ...this.#runs.of(new Set(runs), this.#checkRun),
    ];
    for (const { texts } of checked)
      for (const { written, deviations } of texts) {
        for (const deviation of otherNumbers(written, numbers)) add(deviation);
        for (const deviation of deviations) add(deviation);
      }
    const dialing: string[] = [];
    for (const run of checked) dialing.push(...run.dialing);
    const textsOf = () => runs.flatMap(({ texts }) => texts);
    for (const deviation of dialedDeviations(dialing, textsOf, numbers)) add(deviation);
  }

  #checkRun = ({ texts, anchors }: ContentRun): CheckedRun => ({
    texts: this.#check(texts),
    dialing: anchors.filter(isDialing),
  });

  #check(texts: readonly string[]): CheckedText[] {
    const found: CheckedText[] = [];
    for (const text of texts) {
      const checked = this.#checkText(text);
      if (checked) found.push(checked);
    }
    return found;
  }

  finish(): Diagnostic[] {
    const { all } = this.#site.records;
    const missing = [...this.#found.values()].flatMap(({ at, words }) => (at ? [] : [words]));
    const places = missing.length === 0 ? new Map<string, Location>() : findAllWords(all, missing);
    const reported = new Map<string, Diagnostic>();
    for (const {
      code,
      words,
      message,
      hint,
      route,
      at = places.get(words) ?? inMarkup(route.template),
    } of this.#found.values()) {
      const key = keyOf(code, at, words);
      if (reported.has(key)) continue;
      reported.set(
        key,
        diagnose(code, at, `${message} It is on ${route.path}.`, { hint, pages: [route.path], words: [words] }),
      );
    }
    return [...reported.values()];
  }

  #add(route: LintedRoute, { code, words, message, hint }: Deviation): void {
    const at = this.#placeOf(route, words);
    const key = at ? keyOf(code, at, words) : `${code} ${route.template} ${words}`;
    if (this.#found.has(key)) return;
    this.#found.set(copyText(key), { code, words: copyText(words), message: copyText(message), hint, route, at });
  }

  #placeOf(route: LintedRoute, words: string): Location | undefined {
    const { records } = this.#site;
    const own = recordOf(records, route);
    const inOwn = own && wordsIn(own, words);
    if (inOwn || !records.site) return inOwn;
    if (!this.#inSettings.has(words)) this.#inSettings.set(copyText(words), wordsIn(records.site, words));
    return this.#inSettings.get(words);
  }
}

function keyOf(code: string, { file, line, column }: Location, words: string): string {
  return `${code} ${file}:${line}:${column} ${words}`;
}
