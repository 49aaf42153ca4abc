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

/** Of several wordings in one text, the first that the owner has written. */
export function namingSource(records: Records, naming: Naming): NamingSource {
  const { route, noun, text } = naming;
  const site = siteOf(records, route);
  const isWritten = (key: WordingKey) => site?.locate.written(['wording', key]) !== undefined;
  const made = wordingOf(naming).filter((key) => isMadeOf(text, site?.value.wording[key]));
  const key = made.find(isWritten) ?? made[0];
  if (site && key !== undefined) {
    const at = isWritten(key) ? site.locate(['wording', key]) : wholeFile(site.file);
    return { at, key, hint: `It is made of ${made.map((one) => `wording.${one}`).join(', ')}: change that text.` };
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

/** Whether a text of the data is in the text of a page. */
function isMadeOf(text: string, written: unknown): boolean {
  return typeof written === 'string' && new RegExp(shownPattern(written), 'i').test(oneLine(text));
}
