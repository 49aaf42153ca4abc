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

/** The headings of places are made of it. */
function wordingOf({ template }: LintedRoute): string | undefined {
  return template === 'city' || template === 'county' ? `${template}Heading` : undefined;
}

/** Reports every page that repeats a text, with the first page in its language that has it. */
function repeatLint({ records }: LintedSite, { noun, textOf, fields, same }: Naming): PageLint {
  const found: Diagnostic[] = [];
  const sites = records.all.filter(({ kind }) => kind === 'site');
  /** By hash of the text. */
  const first = new Map<string, LintedRoute>();

  function see(page: LintedPage): void {
    const { route } = page;
    const text = textOf(page).trim();
    if (text === '') return;
    // A text of a page would keep all of it in memory.
    const key = hash('sha1', `${route.language} ${text.toLowerCase().replace(/\s+/g, ' ')}`);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, route);
      return;
    }
    const message = `${route.path} has the same ${noun} as ${earlier.path}: ${text}`;
    const pages = [earlier.path, route.path];
    const wording = same === 'page/same-heading' ? wordingOf(route) : undefined;
    if (wording !== undefined) {
      const site = sites.find(({ value }) => (value as Site).language === route.language) ?? records.site;
      const at = site?.locate(['wording', wording]) ?? fieldOf(records, route, fields);
      const hint = `Write wording.${wording} with the name of the place and, if two have the same one, with {state}.`;
      if (!found.some((one) => placeOf(one.at) === placeOf(at)))
        found.push(diagnose(same, at, message, { hint, pages }));
      return;
    }
    found.push(
      diagnose(same, fieldOf(records, route, fields), message, {
        hint: `Write a ${noun} that is specific to this page.`,
        related: [{ message: `The ${noun} of ${earlier.path} comes from`, at: fieldOf(records, earlier, fields) }],
        pages,
      }),
    );
  }

  return { see, finish: () => found };
}
