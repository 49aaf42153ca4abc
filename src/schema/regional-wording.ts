/** site.yaml → the defaults of its wording where those of the schema, written for the United States, do not fit its country or language. */
import { hasStateInAddress, usesMiles } from '../domain/geography/conventions.ts';
import { isGroup } from '../domain/groups.ts';
import { languageOf } from '../domain/texts/languages.ts';
import { spanish, spanishOfMexico, spanishOfSpain } from './spanish-wording.ts';

type Words = Readonly<Record<string, string>>;

const postalCodes: Words = { GB: 'Postcode', AU: 'Postcode', NZ: 'Postcode', IE: 'Eircode' };
const withCountyTowns = ['GB', 'IE'];

/** English outside the United States and Canada: quotes rather than estimates, places rather than cities, and headings without capitals. */
const british: Words = {
  callNow: 'Call now',
  freeEstimateLong: 'Get a free quote',
  freeQuoteLong: 'Get a free quote',
  freeEstimate: 'Free quote',
  freeQuote: 'Free quote',
  getQuote: 'Get a quote',
  requestQuote: 'Request a quote',
  areas: 'Areas we cover',
  learnMore: 'Learn more',
  learnMoreAbout: 'Learn more about {service}',
  viewAllServices: 'View all services',
  checkAllAreas: 'View all areas',
  primaryCities: 'Main towns',
  countiesWeServe: 'Counties we cover',
  findPlace: 'Find your town',
  stateHeading: 'Counties we cover in {state}',
  listDescription: '{title}: from {from} to {to}, with travel times and a link to each page.',
  placeCount: '{count} places',
  placeCountOne: '{count} place',
  viewDetails: 'View details',
  cityDetails: 'View details',
  eta: 'Travel time',
  etaShort: 'Travel time',
  averageResponse: 'Travel times',
  totalCities: 'Places',
  citiesIn: 'Places we cover in {county}',
  whatWeDo: 'What we do',
  howItWorks: 'How it works',
  whenToChoose: 'When to choose this service',
  whatItCosts: 'What it costs',
  recentJobs: 'Recent jobs',
  faqs: 'Frequently asked questions',
  availableIn: 'Available in these areas',
  relatedServices: 'Related services',
  fromOurNews: 'From our news',
  allNews: 'All news',
  readMore: 'Read more',
  postLinks: 'In this post',
  notFound: 'Page not found',
  serviceNotFound: 'Service not found',
  verifiedCustomer: 'Verified customer',
  formThanks: 'Request sent',
};

/** Fills in place, before the schema's own defaults. A value that is no group or has mistakes is left for the schema to report. */
export function fillRegionalWording(site: unknown): void {
  if (!isGroup(site)) return;
  const { business, language, wording = {} } = site;
  const address = isGroup(business) ? business.address : undefined;
  const country = isGroup(address) ? address.country : undefined;
  const words = regionalWording(typeof country === 'string' ? country : 'US', String(language ?? 'en-US'));
  if (!isGroup(wording) || Object.keys(words).length === 0) return;
  for (const [field, text] of Object.entries(words)) wording[field] ??= text;
  site.wording = wording;
}

function codeWords(code: string): Words {
  return { zipCodes: `${code}s`, findPlaceLabel: `Town or ${code === 'Eircode' ? code : code.toLowerCase()}` };
}

/** Only the fields that differ from the schema's defaults; in Spanish all of them. */
export function regionalWording(country: string, language: string): Words {
  if (languageOf(language) === 'es')
    return {
      ...spanish,
      ...(country === 'ES' || language === 'es-ES' ? spanishOfSpain : {}),
      ...(country === 'MX' || language === 'es-MX' ? spanishOfMexico : {}),
      ...(usesMiles(country) ? {} : { milesAway: '{kilometers} km', milesNote: 'Distancias en línea recta.' }),
      ...(hasStateInAddress(country)
        ? {}
        : { cityHeading: 'Servicios en {city}', countyHeading: 'Servicios en {county}' }),
    };
  return {
    ...(country === 'US' ? {} : codeWords(postalCodes[country] ?? 'Postal code')),
    ...(usesMiles(country) ? {} : { milesAway: '{kilometers} km', milesNote: 'Straight-line distances.' }),
    ...(hasStateInAddress(country) ? {} : { cityHeading: 'Services in {city}', countyHeading: 'Services in {county}' }),
    ...(withCountyTowns.includes(country) ? { countySeat: 'County town' } : {}),
    ...(/^en-(?!US)/.test(language) ? { neighborhoods: 'Neighbourhoods we serve' } : {}),
    ...(/^en-(?!US|CA)/.test(language) ? { ...british, neighborhoods: 'Neighbourhoods we cover' } : {}),
  };
}
