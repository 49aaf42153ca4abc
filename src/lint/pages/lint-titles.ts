/** Reports titles, descriptions and main headings that are too long or the same on several pages. Pure. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, inMarkup } from '../../diagnostics/diagnostic.ts';
import { fieldOf } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';
import { textKey } from './text-key.ts';

/** A text that names a page, and its fields in the data. */
interface Naming {
  noun: string;
  textOf: (page: LintedPage) => string;
  fields: readonly (readonly string[])[];
  same: DiagnosticCode;
}

const titles: Naming = {
  noun: 'title',
  textOf: ({ read }) => read.title,
  fields: [['metaTitle']],
  same: 'page/same-title',
};

const descriptions: Naming = {
  noun: 'description',
  textOf: ({ read }) => read.description,
  fields: [['metaDescription']],
  same: 'page/same-description',
};

const headings: Naming = {
  noun: 'main heading',
  textOf: ({ read }) => read.h1[0] ?? '',
  fields: [['hero', 'title'], ['title'], ['name']],
  same: 'page/same-heading',
};

/** In characters, as in the schema's descriptions; why.md gives the sources. */
const maxLengths = { title: 65, description: 160 };

export class TitleLint implements PageLint {
  readonly #site: LintedSite;
  readonly #lengths: Diagnostic[] = [];
  readonly #repeats: readonly Repeats[];

  constructor(site: LintedSite) {
    this.#site = site;
    this.#repeats = [titles, descriptions, headings].map((naming) => new Repeats(site, naming));
  }

  see(page: LintedPage): void {
    if (!page.route.isListed) return;
    this.#lengths.push(...titleLength(this.#site, page), ...descriptionLength(this.#site, page));
    for (const repeats of this.#repeats) repeats.see(page);
  }

  finish(): Diagnostic[] {
    return [...this.#lengths, ...this.#repeats.flatMap(({ found }) => found)];
  }
}

function titleLength(site: LintedSite, page: LintedPage): Diagnostic[] {
  const { route } = page;
  const fault = lengthFault(titles.textOf(page), maxLengths.title);
  if (!fault) return [];
  return [
    diagnose('page/title-length', fieldOf(site.records, route, titles.fields), `The title of ${route.path} ${fault}.`, {
      hint: 'Say what the page offers and where, with the most important words first.',
      pages: [route.path],
    }),
  ];
}

function descriptionLength(site: LintedSite, page: LintedPage): Diagnostic[] {
  const { route } = page;
  const text = descriptions.textOf(page);
  const pages = [route.path];
  if (text === '') {
    const hint = 'Set the content of <meta name="description"> to shell.description.';
    return [
      diagnose('page/description-length', inMarkup(route.template), `${route.path} has no description.`, {
        hint,
        pages,
        words: ['name="description"'],
      }),
    ];
  }
  const fault = lengthFault(text, maxLengths.description);
  if (!fault) return [];
  const at = fieldOf(site.records, route, descriptions.fields);
  return [
    diagnose('page/description-length', at, `The description of ${route.path} ${fault}.`, {
      hint: 'Say in one or two sentences what visitors find here and how to reach you.',
      pages,
    }),
  ];
}

function lengthFault(text: string, max: number): string | undefined {
  const trimmed = text.trim();
  // A character outside of the basic plane has two code units.
  const length = /[\ud800-\udbff]/.test(trimmed) ? [...trimmed].length : trimmed.length;
  return length > max ? `has ${length} characters; search results cut it off after about ${max}` : undefined;
}

/** Reports every page that repeats a text, with the first page that has it. */
class Repeats {
  readonly found: Diagnostic[] = [];
  readonly #site: LintedSite;
  readonly #naming: Naming;
  /** By hash of the text. */
  readonly #first = new Map<number, LintedRoute>();

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
    const key = textKey(text.toLowerCase().replace(/\s+/g, ' '));
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
