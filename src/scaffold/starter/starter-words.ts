/** The names and places of the starter site → those of a new company. Pure. */
import { UsageError } from '../../diagnostics/errors.ts';
import { hasStateInAddress } from '../../domain/geography/conventions.ts';
import { countyWord } from '../../domain/geography/county-names.ts';
import { isPlaceholder } from '../../domain/phones/phone.ts';
import { forbiddenCharacter } from '../../load/forbidden-text.ts';
import { definitions } from '../../schema/schemas.ts';
import { escapePattern } from '../../text/escape.ts';
import { slugify } from '../../text/strings.ts';
import { type LocationFlags, type SampleLocation, sampleLocation, spanish } from './sample-location.ts';
import type { SamplePlace } from './sample-places.ts';

/** The values in the files of examples/starter. */
export const starter = {
  name: 'Rainwright Gutter Care',
  phone: '802-555-0134',
  phoneNote: ' # a placeholder: write your number',
  state: 'VT',
  stateName: 'Vermont',
  timeZone: 'America/New_York',
  city: 'Riverbend',
  secondCity: 'Millbrook',
  points: [
    { latitude: 44.26, longitude: -72.58 },
    { latitude: 44.33, longitude: -72.71 },
  ],
  lastWords: '  countyHeading: Gutter Service in {county}, {state}',
  censusCode: `# The map finds a county by its name. If yours is missing from the map, add its five-digit census code:
# fips: "00000"
`,
} as const;

/** The second city by the language of the sample, and the name that replaces it if the company's own city has it. */
const secondCities = { en: [starter.secondCity, 'Fairview'], es: ['Fuentevieja', 'Puenteverde'] } as const;

/** The values that `treesite init` accepts; others are kept from the starter. */
export interface CompanyFlags extends LocationFlags {
  name?: string | undefined;
  phone?: string | undefined;
  city?: string | undefined;
}

/** Changes a text or a path; in YAML, adds quotes where needed. */
export type Reword = (text: string, kind: 'yaml' | 'text' | 'path') => string;

type Pair = [string | RegExp, string];

/** Throws a UsageError for the first invalid flag. */
export function rewordFor(flags: CompanyFlags): Reword {
  const { name = starter.name, city = starter.city } = flags;
  if (name.trim() === '' || /[\p{Cc}{}]/u.test(name) || forbiddenCharacter(name))
    throw new UsageError(`"${name}" cannot be a company’s name.`);
  const home = sampleLocation(flags);
  if (flags.phone !== undefined && !new RegExp(String(definitions.phone?.pattern)).test(flags.phone))
    throw new UsageError(`${flags.phone} is not a phone number. Write it like this: ${home.phone}.`);
  if (!/^\p{L}[\p{L}\p{N} .’'-]*$/u.test(city) || slugify(city) === '')
    throw new UsageError(
      `"${city}" cannot be a city’s name. Use Latin letters, digits, spaces, hyphens, full stops and apostrophes. A name in another alphabet can replace it in the city’s file.`,
    );
  const { phone = home.phone } = flags;
  const [usual, other] = secondCities[starterLanguage(home)];
  const second = slugify(city) === slugify(usual) ? other : usual;
  const { county, byCounty, countyWord } = countyWords(home);
  const countyHeading = hasStateInAddress(home.country)
    ? starter.lastWords
    : starter.lastWords.replace(', {state}', '');
  const slugs: Pair[] = [
    [slugify(starter.city), slugify(city)],
    [slugify(starter.secondCity), slugify(second)],
    ['sample-county', slugify(county)],
    [new RegExp(`-${slugify(starter.state)}\\b`, 'g'), `-${slugify(home.state)}`],
  ];
  const words: Pair[] = [
    [starter.phone, phone],
    [starter.phoneNote, isPlaceholder(phone, home.country) ? starter.phoneNote : ''],
    [starter.secondCity, second],
    [starter.city, city],
    ...(home.country === 'US' ? [] : wordsAbroad(home)),
    [starter.stateName, home.regionName],
    [new RegExp(`\\b${starter.state}\\b`, 'g'), home.state],
    [starter.timeZone, home.timeZone],
    ['Sample County', county],
    ['By County', byCounty],
    [starter.lastWords, countyHeading + countyWording(countyWord)],
    ...movedPoints(home),
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

/** The language of the sample site for a company in this country. */
export function starterLanguage({ country }: LocationFlags): keyof typeof secondCities {
  return country !== undefined && country.toUpperCase() in spanish ? 'es' : 'en';
}

function countyWords({ country, state }: SampleLocation) {
  const word = spanish[country]?.county;
  if (word !== undefined)
    return { county: `${word} de muestra`, byCounty: `Por ${word.toLowerCase()}`, countyWord: 'County' };
  const own = country === 'US' ? countyWord(state) : 'County';
  return { county: `Sample ${own}`, byCounty: `By ${own}`, countyWord: own };
}

/** What only sites outside the United States replace. */
function wordsAbroad({ country, state, postalCode, language, priceRange }: SampleLocation): Pair[] {
  return [
    ['language: en-US', `language: ${language}`],
    ['postalCode: "00000" # your ZIP code', `postalCode: "${postalCode}" # your postal code\n    country: ${country}`],
    ['postalCode: "00000"', `postalCode: "${postalCode}"`],
    ['priceRange: "$$"', `priceRange: "${priceRange}"`],
    [starter.censusCode, ''],
    ...(hasStateInAddress(country)
      ? []
      : ([
          [`region: ${starter.state}`, `region: ${state}`],
          [new RegExp(`,? ${starter.state}\\b`, 'g'), ''],
          [', {state}', ''],
        ] as Pair[])),
  ];
}

/** The lines that set the word for counties in states that do not use County. */
function countyWording(word: string): string {
  if (word === 'County') return '';
  const plural = word === 'Parish' ? 'Parishes' : `${word}s`;
  return `\n  county: ${word}\n  counties: ${plural}\n  countiesWeServe: ${plural} We Serve\n  countySeat: ${word} seat`;
}

/** The starter's coordinates → coordinates around another home. */
function movedPoints(home: SamplePlace): Pair[] {
  const [origin] = starter.points;
  const center = home.state === starter.state ? origin : home;
  const moved = (point: { latitude: number; longitude: number }, axis: 'latitude' | 'longitude') =>
    Math.round((point[axis] + center[axis] - origin[axis]) * 100) / 100;
  const axes = ['latitude', 'longitude'] as const;
  return starter.points.flatMap((point) =>
    axes.map((axis): Pair => [`${axis}: ${point[axis]}`, `${axis}: ${moved(point, axis)}`]),
  );
}

/** In one pass, so that no replacement is replaced again. */
function replaceAll(text: string, pairs: readonly Pair[]): string {
  const sources = pairs.map(([from]) => (typeof from === 'string' ? escapePattern(from) : from.source));
  const all = new RegExp(sources.map((source) => `(${source})`).join('|'), 'g');
  return text.replace(all, (found, ...groups) => {
    const index = groups.slice(0, pairs.length).findIndex((group) => group !== undefined);
    return pairs[index]?.[1] ?? found;
  });
}
