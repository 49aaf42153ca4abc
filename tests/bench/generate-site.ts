/**
 * Makes up the places and counties of a large site: about 8 kB of YAML per place (30 kB of HTML), 100 places per county, no two
 * sentences alike, so that nothing is faster than on real data because texts repeat. Pure; a seed always gives the same site. All coordinates are
 * inside North Carolina, the state of the company that the bench borrows.
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

/** A square, for the grid of `generateSite`. */
const placesPerCounty = 100;
const placesPerRow = 10;
const south = 35.35;
const west = -80.9;
const height = 1;
const width = 3.8;

export function generateSite({ places: count, seed, services, tiers }: Wanted): BenchSite {
  const countyCount = Math.ceil(count / placesPerCounty);
  const columns = Math.ceil(Math.sqrt((countyCount * width) / height));
  const cell = { width: width / columns, height: height / Math.ceil(countyCount / columns) };
  const site: BenchSite = { places: [], counties: [] };
  let landmarks = 0;
  const landmark = () => landmarkName(landmarks++);
  for (let index = 0; index < countyCount; index++) {
    const words = generateWords(seed + 7919 * (index + 1), landmark);
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
      // A grid with small random offsets.
      const row = Math.floor(nth / placesPerRow) + 0.2 + words.number(60) / 100;
      const column = (nth % placesPerRow) + 0.2 + words.number(60) / 100;
      const geo = {
        latitude: corner.latitude + (row * cell.height) / placesPerRow,
        longitude: corner.longitude + (column * cell.width) / placesPerRow,
      };
      return makePlace(first + nth, { county, geo, words, services, tiers });
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
  const offered = words.sample(services, 8);
  const fields = {
    name,
    county: county.slug,
    tier: words.pick(tiers),
    population: `${words.number(60) + 1},${100 + words.number(900)}`,
    description: words.prose(60, name),
    services: offered,
    eta,
    geo: rounded(geo),
    postalCode: zip,
    zipCodes: [zip],
    radiusMeters: 15000,
    metaTitle: `${name}, NC Tree Service and Stumps`,
    metaDescription: description(`${name}: ${words.prose(90, name)}`),
    keywords: [`tree service ${name} NC`, `stumps ${name}`, ...new Set([words.phrase(), words.phrase()])],
    intro: words.prose(250, name),
    serviceCards: offered.map((slug) => ({
      name: capitalized(words.phrase()),
      description: words.prose(60, name),
      link: `/services/${slug}/`,
    })),
    sections: sections(2, name, words),
    prices: Array.from({ length: 4 }, (_, step) => ({
      label: capitalized(words.phrase()),
      value: `$${step + 2}00 to $${step + 5}00`,
    })),
    permits: Array.from({ length: 3 }, () => words.prose(90, name)),
    coverage: Array.from({ length: 16 }, words.landmark),
    quickFacts: [
      { label: 'Town area', value: `About ${words.number(90) / 10 + 1} square miles` },
      { label: 'Elevation', value: `${words.number(900)} ft` },
      { label: 'Main road', value: words.landmark() },
      { label: 'Where we turn the trucks', value: words.landmark() },
    ],
    emergency: { heading: `Danger in ${name}`, text: `${words.prose(150, name)} Call {phone}.` },
    faqs: faqs(8, name, words),
    closing: { heading: `What to say from ${name}`, text: words.prose(120, name) },
  };
  return { slug: slugOf(name), name, county: county.slug, eta, fields, nearby: [] };
}

function sections(count: number, place: string, words: Words): object[] {
  return Array.from({ length: count }, () => ({ heading: capitalized(words.phrase()), body: words.prose(300, place) }));
}

function faqs(count: number, place: string, words: Words): object[] {
  return Array.from({ length: count }, () => ({
    q: words.question(),
    a: words.prose(60, place),
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

const prefixes = ['', 'Old ', 'New ', 'Upper ', 'Lower ', 'Little ', 'Great ', 'North ', 'South '];
const starts =
  'Ash|Bir|Cor|Dun|El|Fern|Glen|Har|Ives|Jen|Kings|Lin|Mar|Nor|Oak|Pem|Quin|Ros|Stan|Thorn|Under|Vin|West|Yar'.split(
    '|',
  );
const middles = 'bur|ches|den|er|field|gate|hal|in|ker|les|min|ning|over|per|ridge|sel|ter|ven|wel|wick'.split('|');
const ends = 'ton|ville|ham|ford|dale|mont|port|ley|well|by'.split('|');
const kinds = [' Road', ' Lane', ' Street', ' Creek', ' Branch', ' Farm', ' Ridge', ' Bridge'];

/** 96,000 names, such as Fernhaldenton; another for each number below that. */
export function placeName(index: number): string {
  return combine(index, [starts, middles, middles, ends]);
}

/** 6,912,000 names, such as Upper Fernhaldenton Creek; another for each number below that. */
export function landmarkName(index: number): string {
  return combine(index, [prefixes, starts, middles, middles, ends, kinds]);
}

/** One word of each list. */
function combine(index: number, lists: readonly (readonly string[])[]): string {
  const total = lists.reduce((product, { length }) => product * length, 1);
  // A factor that has no divisor in common with any total, so that neighbors differ in all words and no name comes twice.
  let rest = (index * 1_299_709) % total;
  const words = lists.map((list) => {
    const word = list[rest % list.length];
    rest = Math.floor(rest / list.length);
    return word;
  });
  return words.join('');
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
