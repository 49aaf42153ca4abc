/** The places that have no page in the language of a site: lists name them as text. Pure. */
import type { PagePath } from '../domain/urls/urls.ts';
import type { SiteModel } from '../model/build-model.ts';

/** Which places: those of a county or those of a service; all without either. No slug is empty. */
export interface PlacesOf {
  county?: string;
  service?: string;
}

export interface NamedPlace {
  name: string;
  eta: string | undefined;
}

/** In the site's order. `main`: the site in its main language. */
export function placesWithoutPage(model: SiteModel, main: SiteModel, { county, service }: PlacesOf): NamedPlace[] {
  const { cities, citiesIn, citiesWith } = main.lists.places;
  const meant = county ? citiesIn.get(county) : service ? citiesWith().get(service) : cities;
  const { cityBySlug } = model.lists.places;
  return (meant ?? []).flatMap(({ slug, label, data }) =>
    cityBySlug.has(slug) ? [] : [{ name: label, eta: data.eta }],
  );
}

export interface NamedCounty {
  name: string;
  path: PagePath;
}

/** In the main language, if the county has no page in the language of the site. */
export function countyOf(model: SiteModel, main: SiteModel, slug: string): NamedCounty | undefined {
  const counties = [...model.lists.places.counties, ...main.lists.places.counties];
  const county = counties.find((one) => one.slug === slug);
  return county && { name: county.data.name, path: county.path };
}
