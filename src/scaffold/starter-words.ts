/** The names and places of the starter site → those of a new company. Pure. */

import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { findState, stateNames } from '../domain/geography/us-states.ts';
import { isPlaceholder } from '../domain/phones/phone.ts';
import { slugify } from '../domain/urls/slug.ts';
import { type SchemaNode, sharedDefinitions } from '../schema/schemas.ts';
import { escapePattern } from '../text/escape.ts';
import { withCountyWord } from './place-name.ts';
import { samplePlaces } from './sample-places.ts';

/** The values in the files of examples/starter. */
export const starter = {
  name: 'Rainwright Gutter Care',
  phone: '802-555-0134',
  phoneNote: ' # a placeholder: 555-0100 to 555-0199 are reserved for fiction',
  state: 'VT',
  city: 'Riverbend',
  secondCity: 'Millbrook',
  /** Replaces the starter's second city if the company's own has the same name. */
  otherCity: 'Fairview',
  points: [
    { latitude: 44.26, longitude: -72.58 },
    { latitude: 44.33, longitude: -72.71 },
  ],
  lastWords: '  countyHeading: Gutter Service in {county}, {state}',
} as const;

/** The values that `treesite init` accepts; others are kept from the starter. */
export interface CompanyFlags {
  name?: string | undefined;
  phone?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/** Changes a text or a path; in YAML, adds quotes where needed. */
export type Reword = (text: string, kind: 'yaml' | 'text' | 'path') => string;

/** Returns the function, or a sentence about the first invalid flag. */
export function rewordFor(flags: CompanyFlags): Reword | string {
  const { name = starter.name, state: typed = starter.state, city = starter.city } = flags;
  const { phone = phoneIn(findState(typed)?.abbreviation) } = flags;
  if (name.trim() === '' || /[\p{Cc}{}]/u.test(name)) return `"${name}" cannot be a company’s name.`;
  if (!phonePattern().test(phone)) return `${phone} is not a phone number. Write it like this: 802-555-0134.`;
  const from = findState(starter.state);
  const to = findState(typed);
  if (!from || !to) {
    const guess = nearest(typed, stateNames);
    const hint =
      guess === undefined ? 'Outside the United States, omit --state and change data/site.yaml.' : didYouMean(guess);
    return `There is no state ${typed}. ${hint}`;
  }
  if (!/^\p{L}[\p{L}\p{N} .’'-]*$/u.test(city) || slugify(city) === '')
    return `"${city}" cannot be a city’s name. Use Latin letters, digits, spaces, hyphens, full stops and apostrophes.`;
  const second = slugify(city) === slugify(starter.secondCity) ? starter.otherCity : starter.secondCity;
  const county = withCountyWord('Sample', to.abbreviation);
  const countyWord = county.replace('Sample ', '');
  const slugs: [string | RegExp, string][] = [
    [slugify(starter.city), slugify(city)],
    [slugify(starter.secondCity), slugify(second)],
    ['sample-county', slugify(county)],
    [new RegExp(`-${slugify(from.abbreviation)}\\b`, 'g'), `-${slugify(to.abbreviation)}`],
  ];
  const words: [string | RegExp, string][] = [
    [starter.phone, phone],
    ...(isPlaceholder(phone, 'US') ? [] : [[starter.phoneNote, ''] as [string, string]]),
    [starter.secondCity, second],
    [starter.city, city],
    [from.name, to.name],
    [new RegExp(`\\b${from.abbreviation}\\b`, 'g'), to.abbreviation],
    [from.timeZone, to.timeZone],
    ['Sample County', county],
    ['By County', `By ${countyWord}`],
    [starter.lastWords, starter.lastWords + countyWording(countyWord)],
    ...movedPoints(to.abbreviation),
    ...slugs,
  ];
  return (text, kind) => {
    if (kind === 'path') return replaceAll(text, slugs);
    const written = kind === 'yaml' ? JSON.stringify(name.trim()).slice(1, -1) : name.trim();
    // One pass, so that inserted words are not replaced again: a company may be named after the starter's town.
    return text
      .split(starter.name)
      .map((part) => replaceAll(part, words))
      .join(written);
  };
}

/** The starter's fictional number with the state's area code. */
function phoneIn(state: string | undefined): string {
  const areaCode = samplePlaces.find((place) => place.state === state)?.areaCode;
  return areaCode === undefined ? starter.phone : `${areaCode}${starter.phone.slice(3)}`;
}

/** The lines that set the word for counties in states that do not use County. */
function countyWording(word: string): string {
  if (word === 'County') return '';
  const plural = word === 'Parish' ? 'Parishes' : `${word}s`;
  return `\n  county: ${word}\n  counties: ${plural}\n  countiesWeServe: ${plural} We Serve\n  countySeat: ${word} seat`;
}

/** The starter's coordinates → coordinates around the center of another state. */
function movedPoints(state: string): [string, string][] {
  return starter.points.flatMap((point) => {
    const moved = movedPoint(point, state);
    return (['latitude', 'longitude'] as const).map((axis): [string, string] => [
      `${axis}: ${point[axis]}`,
      `${axis}: ${moved[axis]}`,
    ]);
  });
}

function movedPoint(point: { latitude: number; longitude: number }, state: string) {
  const [origin] = starter.points;
  const place = state === starter.state ? undefined : samplePlaces.find((place) => place.state === state);
  const { latitude, longitude } = place ?? origin;
  return {
    latitude: hundredths(point.latitude + latitude - origin.latitude),
    longitude: hundredths(point.longitude + longitude - origin.longitude),
  };
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** All coordinates that the starter's points can have in a new site, as "latitude,longitude". */
export function samplePoints(): ReadonlySet<string> {
  const moved = samplePlaces.flatMap(({ state }) => starter.points.map((point) => movedPoint(point, state)));
  return new Set(moved.map(({ latitude, longitude }) => `${latitude},${longitude}`));
}

/** The words of the starter that `treesite init` can replace. */
export const replacedWords: readonly string[] = [
  starter.name,
  starter.phone,
  starter.city,
  starter.secondCity,
  'Vermont',
  'VT',
  'Sample County',
];

/** In one pass, so that no replacement is replaced again. */
function replaceAll(text: string, pairs: readonly [string | RegExp, string][]): string {
  const sources = pairs.map(([from]) => (typeof from === 'string' ? escapePattern(from) : from.source));
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
