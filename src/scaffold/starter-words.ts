/** The starter site's own words → those of a new company. Pure. */
import { slugify } from '../model/slug.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { type SchemaNode, sharedDefinitions } from '../schema/schemas.ts';
import { findState, stateNames } from './us-states.ts';

/** What the files of examples/starter say. */
export const starter = {
  name: 'Rainwright Gutter Care',
  phone: '802-555-0134',
  state: 'VT',
  city: 'Riverbend',
  secondCity: 'Millbrook',
} as const;

/** What `treesite init` can be told; the rest stays as in the starter. */
export interface CompanyFlags {
  name?: string | undefined;
  phone?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/** Changes a text, or a file's path; `isYaml` where quotes have to be minded. */
export type Reword = (text: string, kind: 'yaml' | 'text' | 'path') => string;

/** The first thing that is wrong with them, as a sentence. */
export function rewordFor(flags: CompanyFlags): Reword | string {
  const { name = starter.name, phone = starter.phone, state: typed = starter.state, city = starter.city } = flags;
  if (name.trim() === '' || /[\p{Cc}{}]/u.test(name)) return `A company cannot be called "${name}".`;
  if (!phonePattern().test(phone)) return `${phone} is not a phone number. Write it as people do: 802-555-0134.`;
  const from = findState(starter.state);
  const to = findState(typed);
  if (!from || !to) {
    const guess = nearest(typed, stateNames);
    const hint =
      guess === undefined
        ? 'Elsewhere than in the United States, leave it out and change data/site.yaml.'
        : didYouMean(guess);
    return `There is no state ${typed}. ${hint}`;
  }
  if (!/^\p{L}[\p{L}\p{N} .’'-]*$/u.test(city) || slugify(city) === '')
    return `No web address can be made from the city "${city}".`;
  const second = slugify(city) === slugify(starter.secondCity) ? 'Fairview' : starter.secondCity;
  const slugs: [string | RegExp, string][] = [
    [slugify(starter.city), slugify(city)],
    [slugify(starter.secondCity), slugify(second)],
    [new RegExp(`-${slugify(from.abbreviation)}\\b`, 'g'), `-${slugify(to.abbreviation)}`],
  ];
  const words: [string | RegExp, string][] = [
    [starter.phone, phone],
    [starter.secondCity, second],
    [starter.city, city],
    [from.name, to.name],
    [new RegExp(`\\b${from.abbreviation}\\b`, 'g'), to.abbreviation],
    [from.timeZone, to.timeZone],
    ...slugs,
  ];
  return (text, kind) => {
    if (kind === 'path') return replaceAll(text, slugs);
    const written = kind === 'yaml' ? JSON.stringify(name.trim()).slice(1, -1) : name.trim();
    // What is put in is not read again: a company may be called after the starter's town.
    return text
      .split(starter.name)
      .map((part) => replaceAll(part, words))
      .join(written);
  };
}

/** All at once, so that no replacement is replaced again. */
function replaceAll(text: string, pairs: readonly [string | RegExp, string][]): string {
  const sources = pairs.map(([from]) =>
    typeof from === 'string' ? from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : from.source,
  );
  const all = new RegExp(sources.map((source) => `(${source})`).join('|'), 'g');
  return text.replace(all, (found, ...groups) => {
    const index = groups.slice(0, pairs.length).findIndex((group) => group !== undefined);
    return pairs[index]?.[1] ?? found;
  });
}

function phonePattern(): RegExp {
  const { phone } = sharedDefinitions.definitions as Record<string, SchemaNode>;
  return new RegExp(String(phone?.pattern ?? ''));
}
