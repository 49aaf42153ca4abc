/** Column names that people use in spreadsheets, besides the fields' own names. */
import type { NewKind } from '../kinds.ts';

type Words = Readonly<Record<string, readonly string[]>>;

const ofPlaces: Words = {
  'geo.latitude': ['lat', 'latitude degrees'],
  'geo.longitude': ['lng', 'lon', 'long', 'longitude degrees'],
  geo: ['coordinates', 'lat long', 'lat lng', 'latitude longitude', 'gps'],
  postalCode: ['zip', 'zip code', 'postcode', 'postal', 'main zip'],
  zipCodes: ['zips', 'all zip codes', 'postcodes', 'postal codes'],
  state: ['st', 'state code', 'state name', 'state abbreviation', 'province'],
  population: ['pop', 'residents', 'inhabitants'],
  radiusMeters: ['radius', 'radius m', 'radius metres'],
};

const ofPages: Words = {
  metaTitle: ['seo title', 'title tag', 'page title'],
  metaDescription: ['seo description', 'page description'],
  description: ['summary', 'card text', 'short description'],
  intro: ['introduction', 'intro text', 'first paragraph'],
  keywords: ['keyword'],
  faqs: ['faq'],
  sections: ['section'],
  image: ['photo', 'picture', 'hero image'],
  alt: ['alt text', 'image alt'],
  aliases: ['alias', 'old url', 'old urls', 'old page', 'old path', 'redirect from'],
};

/** By kind, then by field path. */
export const columnWords: Readonly<Record<NewKind, Words>> = {
  city: {
    ...ofPages,
    ...ofPlaces,
    name: ['town', 'place', 'city', 'municipality', 'village', 'community', 'town name', 'city name', 'place name'],
    county: ['county name', 'parish', 'borough'],
    eta: ['drive', 'drive time', 'driving time', 'travel time', 'minutes'],
    services: ['service', 'services offered'],
    neighborhoods: ['neighbourhoods', 'districts', 'areas'],
  },
  county: {
    ...ofPages,
    ...ofPlaces,
    name: ['county', 'county name', 'parish', 'borough'],
    seat: ['county seat'],
    fips: ['fips code', 'geoid'],
  },
  service: { ...ofPages, title: ['name', 'service', 'service name'], citiesRef: ['cities', 'places'] },
  review: {
    name: ['customer', 'reviewer', 'author', 'customer name'],
    text: ['review', 'comment', 'testimonial', 'quote'],
    location: ['town', 'city', 'place'],
    rating: ['stars', 'score'],
  },
  page: { ...ofPages, title: ['name', 'page'], body: ['text', 'content', 'markdown'] },
};

/** Column names for fields of entries whose schema name is a single letter. */
export const entryWords: Readonly<Record<string, string>> = {
  question: 'q',
  answer: 'a',
  text: 'body',
  title: 'heading',
};
