/** Reports titles, descriptions and main headings that are too long or the same on several pages. Pure. */
import { hash } from 'node:crypto';
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, inMarkup, placeOf } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../schema/types.gen.ts';
import { fieldOf } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

/** A text that names a page, and its fields in the data. */
interface Naming {
  noun: string;
  textOf: (page: LintedPage) => string;
  fields: readonly (readonly string[])[];
  same: DiagnosticCode;
  /** The longest text that search results show, in characters, as in the schema's descriptions; why.md gives the sources. */
  length?: { code: DiagnosticCode; max: number; hint: string };
}

const namings: readonly Naming[] = [
  {
    noun: 'title',
    textOf: ({ read }) => read.title,
    fields: [['metaTitle'], ['title'], ['wording', 'newsHeading']],
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
    fields: [['metaDescription'], ['description'], ['wording', 'newsDescription']],
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
    fields: [['hero', 'title'], ['title'], ['name'], ['wording', 'newsHeading']],
    same: 'page/same-heading',
  },
];

export function titleLint(site: LintedSite): PageLint {
  /** By place: the pages of a list have one text in the data. */
  const lengths = new Map<string, Diagnostic>();
  const repeats = namings.map((naming) => repeatLint(site, naming));
  return {
    see(page) {
      if (!page.route.isListed) return;
      for (const found of [...missingDescription(page), ...namings.flatMap((naming) => tooLong(site, page, naming))]) {
        const key = `${found.code} ${placeOf(found.at)}`;
        if (!lengths.has(key)) lengths.set(key, found);
      }
      for (const lint of repeats) lint.see(page);
    },
    finish: () => [...lengths.values(), ...repeats.flatMap((lint) => lint.finish())],
  };
}

function missingDescription({ read, route: { path, template } }: LintedPage): Diagnostic[] {
  if (read.description !== '') return [];
  return [
    diagnose('page/description-length', inMarkup(template), `${path} has no description.`, {
      hint: 'Set the content of <meta name="description"> to shell.description.',
      pages: [path],
      words: ['name="description"'],
    }),
  ];
}

function tooLong({ records }: LintedSite, page: LintedPage, { noun, textOf, fields, length }: Naming): Diagnostic[] {
  const { route } = page;
  // A character outside of the basic plane has two code units.
  const count = [...textOf(page).trim()].length;
  if (!length || count <= length.max) return [];
  const message = `The ${noun} of ${route.path} has ${count} characters; search results cut it off after about ${length.max}.`;
  return [diagnose(length.code, fieldOf(records, route, fields), message, { hint: length.hint, pages: [route.path] })];
}

/** Reports every page that repeats a text, with the first page in its language that has it; once for each place in the data, and for each heading that a wording makes. */
function repeatLint({ records }: LintedSite, { noun, textOf, fields, same }: Naming): PageLint {
  const found = new Map<string, Diagnostic>();
  const sites = records.all.filter(({ kind }) => kind === 'site');
  /** By hash of the text. */
  const first = new Map<string, LintedRoute>();

  /** What the heading of a place is made of. */
  function wordingOf({ template }: LintedRoute): string | undefined {
    return same === 'page/same-heading' && /^(?:city|county)$/.test(template) ? `${template}Heading` : undefined;
  }

  function see(seen: LintedPage): void {
    const { route } = seen;
    const text = textOf(seen).trim();
    if (text === '') return;
    // A text of a page would keep all of it in memory.
    const key = hash('sha1', `${route.language} ${text.toLowerCase().replace(/\s+/g, ' ')}`);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, route);
      return;
    }
    // Of a place and another page, the other one has a heading of its own.
    const [page, other] = wordingOf(route) && !wordingOf(earlier) ? [earlier, route] : [route, earlier];
    const wording = wordingOf(page);
    const site = sites.find(({ value }) => (value as Site).language === page.language) ?? records.site;
    const ofWording = wording === undefined ? undefined : site?.locate(['wording', wording]);
    const at = ofWording ?? fieldOf(records, page, fields);
    // A wording makes many headings: with an entry of checks.allow for one, others are still reported.
    const fault = ofWording ? `${placeOf(at)} ${key}` : placeOf(at);
    if (found.has(fault)) return;
    const message = `${page.path} has the same ${noun} as ${other.path}: ${text}`;
    const hint = ofWording
      ? `Write wording.${wording} with the name of the place and, if two have the same one, with {state}.`
      : `Write a ${noun} that is specific to this page.`;
    const source = { message: `The ${noun} of ${other.path} comes from`, at: fieldOf(records, other, fields) };
    const more = { pages: [other.path, page.path], related: ofWording ? [] : [source] };
    found.set(fault, diagnose(same, at, message, { hint, ...more }));
  }

  return { see, finish: () => [...found.values()] };
}
