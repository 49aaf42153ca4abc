/** Reports titles, descriptions and main headings that are too long or the same on several pages. Pure. */
import { hash } from 'node:crypto';
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, inMarkup } from '../../diagnostics/diagnostic.ts';
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

const titles: Naming = {
  noun: 'title',
  textOf: ({ read }) => read.title,
  fields: [['metaTitle'], ['title']],
  same: 'page/same-title',
  length: {
    code: 'page/title-length',
    max: 65,
    hint: 'Say what the page offers and where, with the most important words first.',
  },
};

const descriptions: Naming = {
  noun: 'description',
  textOf: ({ read }) => read.description,
  fields: [['metaDescription'], ['description']],
  same: 'page/same-description',
  length: {
    code: 'page/description-length',
    max: 160,
    hint: 'Say in one or two sentences what visitors find here and how to reach you.',
  },
};

const headings: Naming = {
  noun: 'main heading',
  textOf: ({ read }) => read.h1[0] ?? '',
  fields: [['hero', 'title'], ['title'], ['name']],
  same: 'page/same-heading',
};

const namings = [titles, descriptions, headings];

export class TitleLint implements PageLint {
  readonly #site: LintedSite;
  readonly #lengths: Diagnostic[] = [];
  readonly #repeats: readonly Repeats[];

  constructor(site: LintedSite) {
    this.#site = site;
    this.#repeats = namings.map((naming) => new Repeats(site, naming));
  }

  see(page: LintedPage): void {
    if (!page.route.isListed) return;
    this.#lengths.push(...missingDescription(page), ...namings.flatMap((naming) => tooLong(this.#site, page, naming)));
    for (const repeats of this.#repeats) repeats.see(page);
  }

  finish(): Diagnostic[] {
    return [...this.#lengths, ...this.#repeats.flatMap(({ found }) => found)];
  }
}

function missingDescription(page: LintedPage): Diagnostic[] {
  const { path, template } = page.route;
  if (descriptions.textOf(page) !== '') return [];
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

/** Reports every page that repeats a text, with the first page that has it. */
class Repeats {
  readonly found: Diagnostic[] = [];
  readonly #site: LintedSite;
  readonly #naming: Naming;
  /** By hash of the text. */
  readonly #first = new Map<string, LintedRoute>();

  constructor(site: LintedSite, naming: Naming) {
    this.#site = site;
    this.#naming = naming;
  }

  see(page: LintedPage): void {
    const { noun, textOf, fields, same } = this.#naming;
    const { records } = this.#site;
    const { route } = page;
    const text = textOf(page).trim();
    if (text === '') return;
    // A text of a page would keep all of it in memory.
    const key = hash('sha1', text.toLowerCase().replace(/\s+/g, ' '));
    const earlier = this.#first.get(key);
    if (!earlier) {
      this.#first.set(key, route);
      return;
    }
    const message = `${route.path} has the same ${noun} as ${earlier.path}: ${text}`;
    this.found.push(
      diagnose(same, fieldOf(records, route, fields), message, {
        hint: `Write a ${noun} that is specific to this page.`,
        related: [{ message: `The ${noun} of ${earlier.path} comes from`, at: fieldOf(records, earlier, fields) }],
        pages: [earlier.path, route.path],
      }),
    );
  }
}
