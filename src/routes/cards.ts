/** Plans the cards, rows and links with which pages show services, places and counties. Pure. */
import { etaRange } from '../domain/geography/distance.ts';
import { maxNames } from '../domain/list-limits.ts';
import { numberFormat } from '../domain/texts/languages.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { City, County, Service, State } from '../model/site-model.ts';
import { picture } from './parts.ts';
import type { PlacesOf, Planner } from './planner.ts';
import type { CountyCard, PlaceCard, PlaceRow, ServiceCard } from './props/part-props.ts';
import type { NavLink } from './props/shell-props.ts';

export function serviceCard(planner: Planner, { path, data }: Service): ServiceCard {
  const { title, description, category, priority } = data;
  const { categories, priorities } = planner.model.site;
  return {
    title,
    description,
    href: planner.model.urls.href(path),
    image: picture(planner, data, 'card'),
    category: categories[category]?.label ?? category,
    priority: priorities[String(priority)]?.label ?? String(priority),
  };
}

export function serviceLink(planner: Planner, service: Service): NavLink {
  return { label: service.data.title, href: planner.model.urls.href(service.path) };
}

export function placeLink({ model: { urls } }: Planner, { label, path }: City | County): NavLink {
  return { label, href: urls.href(path) };
}

const tagCount = 4;

/** Fills in tokens here, because {city} is this place on every page with its card. */
export function placeCard(planner: Planner, city: City, options: { featured: boolean }): PlaceCard {
  const { label: name, href } = placeLink(planner, city);
  const { description, population, populationNote, eta, badge } = city.data;
  const county = planner.countyOf(city).name;
  const ofPlace = { city: city.data.name, county };
  const filled = (text: string | undefined) => text && fill(text, ofPlace);
  return {
    name,
    href,
    description: fill(description, ofPlace),
    county,
    population: filled(population),
    populationNote: filled(populationNote),
    eta,
    featured: options.featured,
    badge: filled(badge),
    services: servicesOf(planner, city, tagCount).map(({ data }) => data.title),
  };
}

/** The first services of a place; the others are not even read, so their edits do not reach the page. */
export function servicesOf({ model }: Planner, { services }: City, count: number): Service[] {
  const found: Service[] = [];
  for (const slug of services) {
    if (found.length === count) break;
    const service = model.services.get(slug);
    if (service) found.push(service);
  }
  return found;
}

export function countyCard(planner: Planner, county: County): CountyCard {
  const { label: name, href } = placeLink(planner, county);
  return {
    name,
    href,
    description: fill(county.data.description, { county: county.data.name }),
    count: countText(planner, placesIn(planner, county)),
    averageResponse: driveTimes(planner, county),
  };
}

/** How many places of a county the business serves, with a page in this language or without. */
export function placesIn(planner: Planner, { slug }: Pick<County, 'slug'>): number {
  const own = planner.model.lists.read('number of cities of county', slug);
  return own + planner.untranslatedPlaces({ county: slug }).length;
}

/** Names of places without a page in this language, for a section of a page; absent without such places, and where there are too many to read. */
export function otherPlaces(planner: Planner, of: PlacesOf, max: number): { otherPlaces?: string } {
  const names = planner.untranslatedPlaces(of).map(({ name }) => name);
  return names.length > 0 && names.length <= max ? { otherPlaces: names.join(', ') } : {};
}

/** "15-50 min": from the shortest to the longest of a county's places, those without a page in this language too. */
export function driveTimes(planner: Planner, { slug }: Pick<County, 'slug'>): string {
  const own = planner.model.lists.read('drive times of county', slug);
  return etaRange([own, ...planner.untranslatedPlaces({ county: slug }).map(({ eta }) => eta)]);
}

/** For example, "8 cities". Empty for none. */
function countText(planner: Planner, count: number): string {
  const { placeCount, placeCountOne } = planner.model.site.wording;
  if (count === 0) return '';
  return fill(count === 1 ? placeCountOne : placeCount, { count: numberText(planner, count) });
}

/** With groups of thousands. */
export function numberText({ model, once }: Planner, count: number): string {
  return once('counts', () => numberFormat(model.site.language))(count);
}

export function cityRow(planner: Planner, city: City): PlaceRow {
  return { time: city.data.eta ?? '', ...placeLink(planner, city) };
}

export function countyRow(planner: Planner, county: County): PlaceRow {
  const note = countText(planner, placesIn(planner, county));
  return { note, time: driveTimes(planner, county), ...placeLink(planner, county) };
}

export function stateRow(planner: Planner, { name, path, code }: State): PlaceRow {
  const { lists, urls } = planner.model;
  const counties = lists.read('counties of state', code).map((slug) => ({ slug }));
  const count = counties.reduce((sum, county) => sum + placesIn(planner, county), 0);
  const time = etaRange(counties.map((county) => driveTimes(planner, county)));
  return { label: name, href: urls.href(path), note: countText(planner, count), time };
}

/** The places of a service; if there are many, the first of their counties. */
export function areasOf(planner: Planner, service: Service): (City | County)[] {
  const { lists } = planner.model;
  const cities = lists.read('cities of service', service.slug);
  if (cities.length <= maxNames) return citiesOf(planner, cities);
  return countiesOf(planner, lists.read('counties of service', service.slug).slice(0, maxNames));
}

export function citiesOf(planner: Planner, slugs: readonly string[]): City[] {
  return slugs.flatMap((slug) => planner.model.cities.get(slug) ?? []);
}

export function countiesOf(planner: Planner, slugs: readonly string[]): County[] {
  return slugs.flatMap((slug) => planner.model.counties.get(slug) ?? []);
}
