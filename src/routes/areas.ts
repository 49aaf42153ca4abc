/** Plans the areas page. Pure. */

import { planMap } from './map.ts';
import type { PageFrame } from './page-frame.ts';
import { citiesOf, countyCard, heading, hero, type Planner, placeCard, placeLink } from './planner.ts';
import type { RouteOf } from './route.ts';
import { generalCard } from './share-card.ts';
import { planRoute } from './shell.ts';

export function planAreas(planner: Planner): RouteOf<'areas'> {
  const { model } = planner;
  const { urls, site } = model;
  const data = model.pages.areas;
  const counties = [...model.counties.values()];
  const cities = [...model.cities.values()];
  const breadcrumbs = [{ text: site.wording.home, href: urls.href(urls.home) }, { text: site.wording.areas }];
  const frame: PageFrame<'areas'> = {
    kind: 'areas',
    path: urls.areas,
    source: model.pageFiles.areas,
    updated: data.updated,
    title: data.metaTitle,
    description: data.metaDescription,
    keywords: data.keywords,
    breadcrumbs,
    card: generalCard(planner, data.hero.title),
    contactBand: true,
  };
  const tiers = Object.entries(site.tiers).map(([key, tier]) => ({
    name: tier.name,
    label: tier.label,
    text: tier.text,
    featured: tier.featured,
    cards: cities
      .filter((city) => String(city.data.tier) === key)
      .map((city) => placeCard(planner, city, { featured: city.data.featured })),
  }));
  const links = counties.flatMap((county) =>
    citiesOf(planner, county.cities).map((city) => ({
      ...placeLink(planner, city),
      county: county.data.name,
      eta: city.data.eta,
    })),
  );
  return planRoute(planner, frame, {
    breadcrumbs,
    hero: hero(planner, data.hero),
    map: {
      ...heading(planner, data.map),
      map: planMap(planner, { title: `${site.wording.coverageMap}: ${data.map.heading}` }),
    },
    tiers: tiers.filter((tier) => tier.cards.length > 0),
    counties: { ...heading(planner, data.counties), cards: counties.map((county) => countyCard(planner, county)) },
    places: { ...heading(planner, data.places), links },
    emergency: data.emergency,
  });
}
