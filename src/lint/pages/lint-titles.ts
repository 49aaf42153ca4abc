/** Titles, descriptions and main headings: their lengths, and which pages have the same. Pure. */

import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { type LintedPages, type LintedRoute, listedRoutes } from '../linted-site.ts';
import { fieldOf, templateOf } from '../records/find-in-data.ts';

/** What a page calls itself, and where its data says so. */
interface Naming {
  noun: string;
  textOf: (site: LintedPages, route: LintedRoute) => string;
  fields: readonly (readonly string[])[];
  same: DiagnosticCode;
}

const titles: Naming = {
  noun: 'title',
  textOf: ({ reads }, { path }) => reads.get(path)?.title ?? '',
  fields: [['metaTitle']],
  same: 'page/same-title',
};

const descriptions: Naming = {
  noun: 'description',
  textOf: ({ reads }, { path }) => reads.get(path)?.content.description ?? '',
  fields: [['metaDescription']],
  same: 'page/same-description',
};

const headings: Naming = {
  noun: 'main heading',
  textOf: ({ reads }, { path }) => reads.get(path)?.h1[0] ?? '',
  fields: [['hero', 'title'], ['title'], ['name']],
  same: 'page/same-heading',
};

/** In characters, as the schema's descriptions say; why.md gives their source. */
export const lengths = { title: { least: 20, most: 65 }, description: { least: 70, most: 160 } };

export function lintTitles(site: LintedPages): Diagnostic[] {
  return [
    ...listedRoutes(site).flatMap((route) => [...titleLength(site, route), ...descriptionLength(site, route)]),
    ...[titles, descriptions, headings].flatMap((naming) => repeats(site, naming)),
  ];
}

function titleLength(site: LintedPages, route: LintedRoute): Diagnostic[] {
  const fault = lengthFault(titles.textOf(site, route), lengths.title);
  if (!fault) return [];
  return [
    diagnose('page/title-length', fieldOf(site.records, route, titles.fields), `The title of ${route.path} ${fault}.`, {
      hint: 'Say what the page offers and where, with the most important words first.',
      pages: [route.path],
    }),
  ];
}

function descriptionLength(site: LintedPages, route: LintedRoute): Diagnostic[] {
  const text = descriptions.textOf(site, route);
  const pages = [route.path];
  if (text === '') {
    const hint = 'Print shell.description in <meta name="description">.';
    return [
      diagnose('page/description-length', templateOf(route), `${route.path} has no description.`, { hint, pages }),
    ];
  }
  const fault = lengthFault(text, lengths.description);
  if (!fault) return [];
  const at = fieldOf(site.records, route, descriptions.fields);
  return [
    diagnose('page/description-length', at, `The description of ${route.path} ${fault}.`, {
      hint: 'Say in one or two sentences what visitors find here and how to reach you.',
      pages,
    }),
  ];
}

function lengthFault(text: string, { least, most }: { least: number; most: number }): string | undefined {
  const length = [...text.trim()].length;
  if (length > most) return `has ${length} characters; search results cut it off after about ${most}`;
  if (length < least) return `has ${length} characters; at least ${least} are recommended`;
  return undefined;
}

/** Every page that repeats it is reported, with the first page that has it. */
function repeats(site: LintedPages, { noun, textOf, fields, same }: Naming): Diagnostic[] {
  const first = new Map<string, LintedRoute>();
  return listedRoutes(site).flatMap((route) => {
    const text = textOf(site, route).trim();
    const key = text.toLowerCase().replace(/\s+/g, ' ');
    const earlier = first.get(key);
    if (key === '') return [];
    if (!earlier) {
      first.set(key, route);
      return [];
    }
    const at = fieldOf(site.records, route, fields);
    return [
      diagnose(same, at, `${route.path} has the same ${noun} as ${earlier.path}: ${text}`, {
        hint: `Write a ${noun} that is specific to this page.`,
        related: [{ message: `The ${noun} of ${earlier.path} comes from`, at: fieldOf(site.records, earlier, fields) }],
        pages: [earlier.path, route.path],
      }),
    ];
  });
}
