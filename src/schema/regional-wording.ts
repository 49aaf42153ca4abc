/** site.yaml → the defaults of its wording where those of the schema, written for the United States, do not fit its country or language. */
import { hasStateInAddress, usesMiles } from '../domain/geography/conventions.ts';
import { isGroup } from '../domain/groups.ts';
import { languageOf } from '../domain/texts/languages.ts';
import british from './wording/en-GB.json' with { type: 'json' };
import spanish from './wording/es.json' with { type: 'json' };
import spanishOfSpain from './wording/es-ES.json' with { type: 'json' };
import spanishOfMexico from './wording/es-MX.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

const postalCodes: Words = { GB: 'Postcode', AU: 'Postcode', NZ: 'Postcode', IE: 'Eircode' };
const withCountyTowns = ['GB', 'IE'];

/** Fills in place, before the schema's own defaults. A value that is no group or has mistakes is left for the schema to report. */
export function fillRegionalWording(site: unknown): void {
  if (!isGroup(site)) return;
  const { business, languages, wording = {} } = site;
  if (Array.isArray(languages) && /^[a-z]{2,3}(-|$)/.test(String(languages[0]))) site.language = languages[0];
  const { language } = site;
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

/** “El Condado de Pitt” has an article; names of municipalities and other regions have another one or none. */
const withoutArticle: Words = {
  countyHeading: '{county}, {state}: servicios',
  backToCounty: 'Más información: {county}',
  citiesIn: '{county}: localidades que atendemos',
};

/**
 * Only the fields that differ from the schema's defaults; in Spanish all of them, which address visitors as “usted”. Spain
 * asks for a “presupuesto”, because a “cotización” is a price at the stock exchange there, and has “comarcas” instead of
 * counties; Mexico has “municipios”. English outside the United States and Canada has quotes rather than estimates, places
 * rather than cities, and headings without capitals.
 */
export function regionalWording(country: string, language: string): Words {
  if (languageOf(language) === 'es')
    return {
      ...spanish,
      ...(country === 'US' ? {} : withoutArticle),
      ...(country === 'ES' || language === 'es-ES' ? spanishOfSpain : {}),
      ...(country === 'MX' || language === 'es-MX' ? spanishOfMexico : {}),
      ...(usesMiles(country) ? {} : { milesAway: '{kilometers} km', milesNote: 'Distancias en línea recta.' }),
      ...(hasStateInAddress(country)
        ? {}
        : { cityHeading: 'Servicios en {city}', countyHeading: '{county}: servicios' }),
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
