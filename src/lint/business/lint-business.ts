/** Reports phone numbers, names and addresses on pages that differ from the business's own. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import type { ContentRun } from '../../html/content-runs.ts';
import { SharedResults } from '../../memo/memoize.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { copyText } from '../../text/copy-text.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';
import { findAllWords, recordOf, wordsIn } from '../records/find-in-data.ts';
import type { Deviation } from './deviation.ts';
import { dialedDeviations, isDialing } from './dialed-numbers.ts';
import { addressReader } from './other-addresses.ts';
import { nameReader } from './other-names.ts';
import { otherNumbers, writtenNumbers } from './other-numbers.ts';

interface Found extends Deviation {
  /** The first page with it. */
  route: LintedRoute;
  /** Undefined if the words are neither in the page's own file nor in site.yaml. */
  at: Location | undefined;
}

/** What does not depend on the page's own number. */
interface CheckedText {
  /** Phone numbers, as written. */
  written: readonly string[];
  deviations: readonly Deviation[];
}

/** Undefined for most texts: there is nothing in them. */
type ReadText = (text: string) => CheckedText | undefined;

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
  readonly #read: ReadText;
  /** Memoized for what pages share. */
  readonly #runs = new SharedResults<ContentRun, CheckedRun>();
  readonly #all: readonly string[];
  readonly #found = new Map<string, Found>();
  /** Words → their location in site.yaml. */
  readonly #inSettings = new Map<string, Location | undefined>();

  constructor(site: LintedSite) {
    const { model } = site;
    this.#site = site;
    this.#read = textReader(model);
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
    const dialing = checked.flatMap(({ dialing }) => dialing);
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
      const checked = this.#read(text);
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

function textReader({ site: { business }, cities }: SiteModel): ReadText {
  const towns = [...cities.values()].map(({ data }) => data.name);
  const lookForAddresses = addressReader(business.address, towns);
  const lookForNames = nameReader(business);
  return (text) => {
    const [written, names, addresses] = [writtenNumbers(text), lookForNames(text), lookForAddresses(text)];
    if (written.length === 0 && names.length === 0 && addresses.length === 0) return undefined;
    return { written, deviations: [...names, ...addresses] };
  };
}
