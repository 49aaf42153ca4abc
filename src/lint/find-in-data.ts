/** A page and what it shows → the location of that in the data, and diagnostics about its words. Pure. */
import path from 'node:path';
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, inMarkup, type Location, placeOf } from '../diagnostics/diagnostic.ts';
import { memoize } from '../memo/memoize.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { Site } from '../schema/types.gen.ts';
import { escapePattern } from '../text/escape.ts';
import type { LintedRoute, LintedSite } from './linted-site.ts';

/** The data file that a page is made from, if any. */
export function recordOf(records: Records, { source }: LintedRoute): DataRecord | undefined {
  return byFile(records).get(source);
}

/** The site.yaml of the page's language. */
export function siteOf(records: Records, { language }: LintedRoute): DataRecord<Site> | undefined {
  return (language === undefined ? undefined : sitesBy(records).get(language)) ?? records.site;
}

const sitesBy = memoize(({ all }: Records) => {
  const sites = all.filter(({ kind }) => kind === 'site') as DataRecord<Site>[];
  return new Map(sites.map((site) => [site.value.language, site]));
});

const byFile = memoize(({ all }: Records) => new Map(all.map((record) => [record.file, record])));

/** Words, also inside of longer words, so "here" is found in "there"; or a function that finds them in a text of the data: `(text) => pattern.exec(text)`. */
type Words = string | ((text: string) => RegExpExecArray | null | undefined);

/** Something wrong on a page, named by its words if it has any. */
export interface PageFault {
  code: DiagnosticCode;
  words?: Words;
  /** The same for the same fault on other pages of a template. Omitted: the words, which must then be a string. */
  name?: string;
  /** Whether the words may be in any file, besides the page's own and the site.yaml of its language. */
  isAnywhere?: boolean;
  message: string;
  hint: string;
  /** If the template has the words. Omitted: the hint. */
  hintInTemplate?: string;
  /** What to look for in the source of own templates, also in comments and class names, the best first. Omitted: the words. Faults of one code at one place of a template become one. */
  inTemplate?: readonly string[];
}

/** Collects the faults of pages, with the first page that has each: one for each place in the data, also if many pages show it, but of equal words in one file only the first; if the data does not have it, one for each template and name. */
export function pageFaults({ records }: LintedSite) {
  const found = new Map<string, Diagnostic>();
  /** Those that are not in the files of their pages: looking in all files takes long. */
  const sought = new Set<string>();

  function add(route: LintedRoute, { code, words, isAnywhere, message, ...fault }: PageFault): void {
    const { name = String(words), inTemplate = [name] } = fault;
    const inPages = `${code} ${route.template} ${name}`;
    const own = firstIn([recordOf(records, route), siteOf(records, route)], words);
    if (!own && sought.has(inPages)) return;
    if (!own) sought.add(inPages);
    const inData = own ?? (isAnywhere ? firstIn(records.all, words) : undefined);
    const at = inData ?? inMarkup(route.template);
    const key = inData ? `${code} ${placeOf(at)}` : inPages;
    if (found.has(key)) return;
    const hint = inData ? fault.hint : (fault.hintInTemplate ?? fault.hint);
    found.set(key, diagnose(code, at, message, { hint, pages: [route.path], words: inTemplate }));
  }

  return { add, all: () => [...found.values()] };
}

function firstIn(records: readonly (DataRecord | undefined)[], words: Words | undefined): Location | undefined {
  if (words === undefined) return undefined;
  const pattern = typeof words === 'string' ? new RegExp(escapePattern(words)) : { exec: words };
  for (const record of records) {
    for (const { kind, value, path } of record?.annotations ?? []) {
      const found = kind === 'text' || kind === 'markdown' || kind === 'link' ? pattern.exec(value) : undefined;
      if (found && record && record.locate.written(path) !== undefined)
        return record.locate.within(path, found[0], value.slice(0, found.index));
    }
  }
  return undefined;
}

/** What the words of a text of the data look like on a page, where its {tokens} have been filled in and white space is one space. */
export function shownPattern(written: string): string {
  return oneLine(written)
    .split(/\{[^{}]*\}/)
    .map(escapePattern)
    .join('.*');
}

/** A text of a page or of the data with one kind of space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The pictures of the data that a file such as /assets/barn-800.1a2b3c.avif may have been made of: barn.jpg. */
export function imagesOf({ imageUses }: Pick<LintedSite, 'imageUses'>, src: string): string[] {
  const made = /(?:^|\/)assets\/(.+)\.[^.]+\.[^.]+$/.exec(src)?.[1];
  const named = (wanted: string | undefined) =>
    [...imageUses.keys()].filter((name) => path.parse(name).name === wanted);
  // A drawing has no widths, and its name may end in a number.
  const exact = named(made);
  return exact.length > 0 ? exact : named(made?.replace(/-\d+$/, ''));
}

/** The field that names the picture of such a file, if possible in the page's data file. */
export function pictureOf(
  site: Pick<LintedSite, 'records' | 'imageUses'>,
  route: LintedRoute,
  src: string,
): Location | undefined {
  const places = imagesOf(site, src).flatMap((name) => site.imageUses.get(name) ?? []);
  const own = recordOf(site.records, route)?.file;
  return (places.find(({ at }) => at.file === own) ?? places[0])?.at;
}
