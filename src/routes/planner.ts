/** The planner: everything that pages are planned with. Each read of it is tracked, so no page can forget what it depends on. Pure. */
import type { Assets, CardText, MapView } from '../assets/assets.ts';
import { isWithin, localTime } from '../domain/local-time.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { ReadTracker } from '../model/read-tracker.ts';
import type { City } from '../model/site-model.ts';
import type { LanguageLinks } from './language-links.ts';

interface PlannerInput {
  model: SiteModel;
  assets: Assets;
  now: Date;
  /** The site in its main language; undefined for a planner of that language. */
  main: SiteModel | undefined;
  languageLinks: LanguageLinks;
  reads: ReadTracker;
}

export type Planner = ReturnType<typeof createPlanner>;

export function createPlanner({ model, assets, now, main, languageLinks, reads }: PlannerInput) {
  const time = localTime(model.site.business.timeZone, now);
  const made = new Map<string, () => unknown>();
  return {
    model,
    assets: trackAssets(assets, reads),
    /** For the copyright: where the business is, at the time of the build. */
    get year() {
      return reads.track(['year'], time.slice(0, 4));
    },
    /** Whether it is that time where the business is: see isWithin. */
    isNow: (from: string, until: string) => reads.track(['time', from, until], isWithin(time, from, until)),
    /** The links to a page in all languages; empty on a site in one. `path` is undefined for 404 pages. */
    languageLinks: (path: PagePath | undefined = '') => reads.track(['at', path], languageLinks(path)),
    /** The places without a page in this language, which lists name as text; none in the main language. */
    untranslatedPlaces: ({ county = '', service = '' }: PlacesOf) =>
      main ? reads.track(['untranslated', county, service], placesWithoutPage(model, main, { county, service })) : [],
    /** The county of a place; in the main language, if the county has no page in this one. A draft has the path of the areas page. */
    countyOf: ({ data: { county: slug } }: Pick<City, 'data'>) => {
      const county = main ? undefined : model.counties.get(slug);
      if (county) return { name: county.data.name, path: county.path };
      return reads.track(['county of places', slug], countyOf(model, main ?? model, slug));
    },
    /** Makes a value once that many pages show. */
    once: <Result>(name: string, make: () => Result) => {
      const get = made.get(name) ?? reads.shared(make);
      made.set(name, get);
      return get() as Result;
    },
  };
}

/** Which places: those of a county or those of a service; all without either. No slug is empty. */
export interface PlacesOf {
  county?: string;
  service?: string;
}

/** In the site's order. `main`: the site in its main language. */
export function placesWithoutPage(model: SiteModel, main: SiteModel, { county, service }: PlacesOf) {
  const { cities, citiesIn, citiesWith } = main.lists.places;
  const meant = county ? citiesIn.get(county) : service ? citiesWith().get(service) : cities;
  const { cityBySlug } = model.lists.places;
  return (meant ?? []).flatMap(({ slug, label, data }) =>
    cityBySlug.has(slug) ? [] : [{ name: label, eta: data.eta }],
  );
}

/** See `countyOf` of the planner. */
export function countyOf(model: SiteModel, main: SiteModel, slug: string) {
  const counties = [...model.lists.places.counties, ...main.lists.places.counties];
  const county = counties.find((one) => one.slug === slug);
  if (county) return { name: county.data.name, path: county.path };
  const name = model.draftCounties.get(slug) ?? main.draftCounties.get(slug) ?? '';
  return { name, path: model.urls.areas };
}

function trackAssets({ pages, pictures, cardPolicy, planCard, planMap, themeColor }: Assets, reads: ReadTracker) {
  return {
    /** The style and the script of a kind of page. */
    bundle: (template: string) => reads.track(['bundle', template], pages.get(template)),
    picture: (name: string) => reads.track(['picture', name], pictures.get(name)),
    get cardPolicy() {
      return reads.track(['brand'], cardPolicy);
    },
    planCard: (text: CardText) => reads.track(['brand'], planCard(text)),
    planMap: (view: MapView) => reads.track(['map', view.county ?? ''], planMap(view)),
    get themeColor() {
      return reads.track(['brand'], themeColor);
    },
  };
}
