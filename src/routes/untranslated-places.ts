/** The places that have no page in the language of a site: lists name them as text. Pure. */
import type { SiteModel } from '../model/site-model.ts';

/** Which places: those of a county, those of a service, or all. No slug is empty. */
export interface PlacesOf {
  county?: string;
  service?: string;
}

/** Their names, in the site's order. `main`: the site in its main language. */
export function namesWithoutPage(model: SiteModel, main: SiteModel, { county, service }: PlacesOf): string[] {
  const { cities, inputs } = main.lists.places;
  const own = new Set(model.lists.places.cities.map(({ slug }) => slug));
  const listed = new Set(inputs.services.find(({ slug }) => slug === service)?.cities);
  const isMeant = (slug: string, data: (typeof cities)[number]['data']) =>
    (!county || data.county === county) && (!service || listed.has(slug) || data.services.includes(service));
  return cities.flatMap(({ slug, data }) => (!own.has(slug) && isMeant(slug, data) ? [data.name] : []));
}
