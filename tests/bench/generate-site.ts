/**
 * Makes up the places and counties of a large site: about 3 kB of text per place, no two alike. Pure; a seed always gives the
 * same site. All coordinates are inside North Carolina, the state of the company that the bench borrows.
 */
import { capitalized, generateWords, type Words } from './generate-text.ts';

export interface BenchSite {
  places: BenchPlace[];
  counties: BenchCounty[];
}

/** What a data file holds, by the names of treesite's own schema. */
type Fields = Record<string, unknown> & { intro: string };

export interface BenchPlace {
  slug: string;
  name: string;
  county: string;
  eta: string;
  fields: Fields;
  /** The nearest others of its county, which treesite computes and the peers are given. */
  nearby: { slug: string; name: string; miles: string }[];
}

export interface BenchCounty {
  slug: string;
  name: string;
  places: BenchPlace[];
  fields: Fields;
}

interface Wanted {
  places: number;
  seed: number;
  /** Slugs of the company's services. */
  services: readonly string[];
  /** Keys of its tiers. */
  tiers: readonly string[];
}

const placesPerCounty = 30;
const south = 35.35;
const west = -80.9;
const height = 1;
const width = 3.8;

export function generateSite({ places: count, seed, services, tiers }: Wanted): BenchSite {
  const countyCount = Math.ceil(count / placesPerCounty);
  const columns = Math.ceil(Math.sqrt((countyCount * width) / height));
  const cell = { width: width / columns, height: height / Math.ceil(countyCount / columns) };
  const site: BenchSite = { places: [], counties: [] };
  for (let index = 0; index < countyCount; index++) {
    const words = generateWords(seed + 7919 * (index + 1));
    const corner = {
      latitude: south + Math.floor(index / columns) * cell.height,
      longitude: west + (index % columns) * cell.width,
    };
    const county = makeCounty(
      index,
      { latitude: corner.latitude + cell.height / 2, longitude: corner.longitude + cell.width / 2 },
      words,
    );
    const first = index * placesPerCounty;
    const own = Array.from({ length: Math.min(placesPerCounty, count - first) }, (_, nth) => {
      // A grid of six by five, with small random offsets.
      const latitude = corner.latitude + ((Math.floor(nth / 6) + 0.2 + words.number(60) / 100) * cell.height) / 5;
      const longitude = corner.longitude + (((nth % 6) + 0.2 + words.number(60) / 100) * cell.width) / 6;
      return makePlace(first + nth, { county, geo: { latitude, longitude }, words, services, tiers });
    });
    for (const [nth, place] of own.entries()) place.nearby = neighbors(own, nth);
    county.places.push(...own);
    site.counties.push(county);
    site.places.push(...own);
  }
  return site;
}

function makeCounty(index: number, geo: Geo, words: Words): BenchCounty {
  const name = `${placeName(index * 31 + 17)} County`;
  const slug = slugOf(name);
  const fields = {
    name,
    seat: placeName(index * placesPerCounty),
    description: words.prose(100, name),
    population: `${words.number(90) + 10},${100 + words.number(900)}`,
    responseTime: 'Emergency response: 2 hours or less',
    specialties: [words.phrase(), words.phrase(), words.phrase()].map(capitalized),
    geo: rounded(geo),
    postalCode: postalCode(words),
    radiusMeters: 50000,
    metaTitle: `${name}, NC: Work and Places`,
    metaDescription: description(`${name}: ${words.prose(90, name)}`),
    keywords: [`tree service ${name}`, words.phrase()],
    intro: words.prose(420, name),
    sections: sections(2, name, words),
    faqs: faqs(2, name, words),
  };
  return { slug, name, places: [], fields };
}

interface PlaceContext {
  county: BenchCounty;
  geo: Geo;
  words: Words;
  services: readonly string[];
  tiers: readonly string[];
}

function makePlace(index: number, { county, geo, words, services, tiers }: PlaceContext): BenchPlace {
  const name = placeName(index);
  const minutes = 10 + words.number(80);
  const eta = `${minutes}-${minutes + 15} min`;
  const zip = postalCode(words);
  const fields = {
    name,
    county: county.slug,
    tier: words.pick(tiers),
    population: `${words.number(60) + 1},${100 + words.number(900)}`,
    description: words.prose(90, name),
    services: words.sample(services, 6),
    eta,
    geo: rounded(geo),
    postalCode: zip,
    zipCodes: [zip],
    radiusMeters: 15000,
    metaTitle: `${name}, NC Tree Service and Stumps`,
    metaDescription: description(`${name}: ${words.prose(90, name)}`),
    keywords: [`tree service ${name} NC`, `stumps ${name}`, ...new Set([words.phrase(), words.phrase()])],
    intro: words.prose(300, name),
    sections: sections(2, name, words),
    coverage: Array.from({ length: 4 }, () => `${capitalized(words.pick(streets))} ${words.pick(roads)}`),
    quickFacts: [
      { label: 'Town area', value: `About ${words.number(90) / 10 + 1} square miles` },
      { label: 'Elevation', value: `${words.number(900)} ft` },
    ],
    emergency: { heading: `Danger in ${name}`, text: `${words.prose(150, name)} Call {phone}.` },
    faqs: faqs(3, name, words),
    closing: { heading: `What to say from ${name}`, text: words.prose(100, name) },
  };
  return { slug: slugOf(name), name, county: county.slug, eta, fields, nearby: [] };
}

function sections(count: number, place: string, words: Words): object[] {
  return Array.from({ length: count }, () => ({ heading: capitalized(words.phrase()), body: words.prose(380, place) }));
}

function faqs(count: number, place: string, words: Words): object[] {
  return Array.from({ length: count }, () => ({
    q: `Who looks after ${words.phrase()}?`,
    a: words.prose(190, place),
  }));
}

interface Geo {
  latitude: number;
  longitude: number;
}

function rounded({ latitude, longitude }: Geo): Geo {
  return { latitude: Math.round(latitude * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 };
}

function neighbors(places: readonly BenchPlace[], own: number): BenchPlace['nearby'] {
  return [1, 2, 3, 4, 5].flatMap((step) => {
    const other = places[(own + step) % places.length];
    return other === undefined || other === places[own]
      ? []
      : { slug: other.slug, name: other.name, miles: `${step * 2}.${own % 10} mi` };
  });
}

const streets = 'mill|depot|third|church|river|pecan|market|water|school|front|union|chestnut|bridge|station'.split(
  '|',
);
const roads = ['Street', 'Road', 'Avenue', 'Lane', 'Court'];
const starts =
  'Ash|Bir|Cor|Dun|El|Fern|Glen|Har|Ives|Jen|Kings|Lin|Mar|Nor|Oak|Pem|Quin|Ros|Stan|Thorn|Under|Vin|West|Yar'.split(
    '|',
  );
const middles = 'bur|ches|den|er|field|gate|hal|in|ker|les|min|ning|over|per|ridge|sel|ter|ven|wel|wick'.split('|');
const ends = 'ton|ville|ham|ford|dale|mont|port|ley|well|by'.split('|');

/** Each number gives a different name. */
export function placeName(index: number): string {
  const total = starts.length * middles.length * ends.length;
  // The factor has no divisor in common with the total, so that names are mixed and none is repeated in a round.
  const mixed = (index * 2411) % total;
  const start = starts[mixed % starts.length];
  const middle = middles[Math.floor(mixed / starts.length) % middles.length];
  const end = ends[Math.floor(mixed / starts.length / middles.length)];
  const round = Math.floor(index / total);
  return `${start}${middle}${end}${round === 0 ? '' : ` ${round + 1}`}`;
}

function slugOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-nc`;
}

function postalCode(words: Words): string {
  return String(27000 + words.number(1999));
}

function description(text: string): string {
  return text.length <= 158 ? text : `${text.slice(0, 158).replace(/\s\S*$/, '')}.`;
}
