/** Reports titles, descriptions and main headings that are too long or the same on several pages. Pure. */
import { hash } from 'node:crypto';
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, inMarkup, placeOf } from '../../diagnostics/diagnostic.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';
import { type NamingNoun, type NamingSource, namingSource } from '../page-naming.ts';

/** A text that names a page. */
interface NamingText {
  noun: NamingNoun;
  textOf: (page: LintedPage) => string;
  same: DiagnosticCode;
  /** The longest text that search results show, in characters, as in the schema's descriptions; why.md gives the sources. */
  length?: { code: DiagnosticCode; max: number; hint: string };
}

const namingTexts: readonly NamingText[] = [
  {
    noun: 'title',
    textOf: ({ read }) => read.title,
    same: 'page/same-title',
    length: {
      code: 'page/title-length',
      max: 65,
      hint: 'Say what the page offers and where, with the most important words first.',
    },
  },
  {
    noun: 'description',
    textOf: ({ read }) => read.description,
    same: 'page/same-description',
    length: {
      code: 'page/description-length',
      max: 160,
      hint: 'Say in one or two sentences what visitors find here and how to reach you.',
    },
  },
  {
    noun: 'main heading',
    textOf: ({ read }) => read.h1[0] ?? '',
    same: 'page/same-heading',
  },
];

export function titleLint(site: LintedSite): PageLint {
  /** By place and wording: the pages of a list have one text in the data. */
  const lengths = new Map<string, Diagnostic>();
  const add = (found: Diagnostic, wording = '') => {
    const fault = `${found.code} ${placeOf(found.at)} ${wording}`;
    if (!lengths.has(fault)) lengths.set(fault, found);
  };
  const repeats = namingTexts.map((naming) => repeatLint(site, naming));
  return {
    see(page) {
      if (!page.route.isListed) return;
      if (page.read.description === '') add(missingDescription(page));
      for (const naming of namingTexts) {
        const { found, wording } = tooLong(site, page, naming) ?? {};
        if (found) add(found, wording);
      }
      for (const lint of repeats) lint.see(page);
    },
    finish: () => [...lengths.values(), ...repeats.flatMap((lint) => lint.finish())],
  };
}

function missingDescription({ route: { path, template } }: LintedPage): Diagnostic {
  return diagnose('page/description-length', inMarkup(template), `${path} has no description.`, {
    hint: 'Set the content of <meta name="description"> to shell.description.',
    pages: [path],
    words: ['name="description"'],
  });
}

function tooLong({ records }: LintedSite, page: LintedPage, { noun, textOf, length }: NamingText) {
  const { route } = page;
  const text = textOf(page).trim();
  // A character outside of the basic plane has two code units.
  const count = [...text].length;
  if (!length || count <= length.max) return undefined;
  const message = `The ${noun} of ${route.path} has ${count} characters; search results cut it off after about ${length.max}.`;
  const { at, key: wording, hint = length.hint, words } = namingSource(records, { route, noun, text });
  return { wording, found: diagnose(length.code, at, message, { hint, pages: [route.path], ...(words && { words }) }) };
}

/** Reports every page that repeats a text, with the first page in its language that has it; once for each place in the data, and for each text that a wording makes. */
function repeatLint({ records }: LintedSite, { noun, textOf, same }: NamingText): PageLint {
  const found = new Map<string, Diagnostic>();
  /** By hash of the text. */
  const first = new Map<string, LintedRoute>();

  function see(seen: LintedPage): void {
    const text = textOf(seen).trim();
    if (text === '') return;
    // A text of a page would keep all of it in memory.
    const key = hash('sha1', `${seen.route.language} ${text.toLowerCase().replace(/\s+/g, ' ')}`);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, seen.route);
      return;
    }
    const [page, other] = [seen.route, earlier].map((route) => {
      return { route, source: namingSource(records, { route, noun, text }) };
    }) as [Named, Named];
    const { at, key: wording, hint = `Write a ${noun} that is specific to this page.`, words } = page.source;
    // A wording makes many texts: with an entry of checks.allow for one, others are still reported.
    const fault = wording ? `${placeOf(at)} ${key}` : placeOf(at);
    if (found.has(fault)) return;
    const message = `${page.route.path} has the same ${noun} as ${other.route.path}: ${text}`;
    const source = { message: `The ${noun} of ${other.route.path} comes from`, at: other.source.at };
    const more = { pages: [other.route.path, page.route.path], related: wording || other.source.words ? [] : [source] };
    found.set(fault, diagnose(same, at, message, { hint, ...more, ...(words && { words }) }));
  }

  return { see, finish: () => [...found.values()] };
}

interface Named {
  route: LintedRoute;
  source: NamingSource;
}
