/** The title, the description or the main heading of a page → the text that it is made of, in the data or in a template. Pure. */
import { inMarkup, type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../domain/groups.ts';
import type { WordingKey } from '../routes/route.ts';
import type { Records } from '../schema/records.ts';
import { oneLine, recordOf, shownPattern, siteOf } from './find-in-data.ts';
import type { LintedRoute } from './linted-site.ts';

export type NamingNoun = 'title' | 'description' | 'main heading';

const fields: Readonly<Record<NamingNoun, readonly (readonly string[])[]>> = {
  title: [['metaTitle'], ['title']],
  description: [['metaDescription'], ['description']],
  'main heading': [['hero', 'title'], ['title'], ['name']],
};

/** The headings of places. */
const headings: Partial<Record<LintedRoute['template'], readonly WordingKey[]>> = {
  city: ['cityHeading'],
  county: ['countyHeading'],
};

const inTemplate: Readonly<Record<NamingNoun, { words: string; prop: string }>> = {
  title: { words: '<title', prop: 'shell.title' },
  description: { words: 'name="description"', prop: 'shell.description' },
  'main heading': { words: '<h1', prop: 'hero.title or title' },
};

const ofPlace = { has: [], hint: 'the name of the place and, if two have the same one, with {state}' };

/** What a wording needs for its texts to differ. */
const needs: Partial<Record<WordingKey, { has: readonly string[]; hint: string }>> = {
  cityHeading: ofPlace,
  countyHeading: ofPlace,
  stateHeading: { has: ['{state}'], hint: '{state}' },
  pageOf: { has: ['{title}', '{page}'], hint: '{title} and {page}' },
  listDescription: { has: ['{title}'], hint: '{title}, {from} and {to}' },
  pageRange: { has: ['{from}'], hint: '{from} and {to}' },
};

/** A text of a page. */
export interface Naming {
  route: LintedRoute;
  noun: NamingNoun;
  text: string;
}

export interface NamingSource {
  at: Location;
  /** The key of `wording` that is there: many pages are made of it. */
  key?: WordingKey;
  /** How to change what is not a field of the page's own file. */
  hint?: string | undefined;
  /** What leads to it in a template. */
  words?: readonly string[];
}

/** Of several wordings in one text, the one to change depends on the fault. */
export function namingSource(records: Records, naming: Naming, fault: 'too long' | 'repeated'): NamingSource {
  const { route, noun, text } = naming;
  const site = siteOf(records, route);
  const textOf = (key: WordingKey) => site?.value.wording[key] ?? '';
  const isWritten = (key: WordingKey) => site?.locate.written(['wording', key]) !== undefined;
  const made = wordingOf(naming).filter((key) => isMadeOf(text, textOf(key)));
  const longest = (keys: readonly WordingKey[]) => keys.toSorted((a, b) => textOf(b).length - textOf(a).length)[0];
  const key =
    fault === 'too long'
      ? (longest(made.filter(isWritten)) ?? longest(made))
      : (made.find((one) => needs[one]?.has.some((token) => !textOf(one).includes(token))) ?? made.at(-1));
  if (site && key !== undefined) {
    const at = isWritten(key) ? site.locate(['wording', key]) : wholeFile(site.file);
    const hint = fault === 'too long' ? shorten(made) : needs[key] && `Write wording.${key} with ${needs[key].hint}.`;
    return { at, key, hint };
  }
  const record = recordOf(records, route);
  const field = fields[noun].find((path) => isMadeOf(text, valueAt(record?.value, path)));
  if (record && field) return { at: record.locate(field) };
  const { words, prop } = inTemplate[noun];
  return {
    at: inMarkup(route.template),
    hint: `Use the prop ${prop} in the template, or change the text there.`,
    words: [words],
  };
}

function wordingOf({ route: { wording, template }, noun }: Naming): readonly WordingKey[] {
  if (noun === 'description') return wording?.description ?? [];
  return wording?.title ?? (noun === 'title' ? undefined : headings[template]) ?? [];
}

function shorten(made: readonly WordingKey[]): string {
  const names = made.map((key) => `wording.${key}`);
  return names.length === 1
    ? `Write a shorter ${names[0]}.`
    : `It is made of ${names.join(', ')}: shorten one of them.`;
}

/** Whether a text of the data is in the text of a page. */
function isMadeOf(text: string, written: unknown): boolean {
  return typeof written === 'string' && new RegExp(shownPattern(written), 'i').test(oneLine(text));
}
