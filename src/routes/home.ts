/** Plans the home page. Pure. */
import { fill } from '../domain/fill.ts';
import type { Review as ReviewFile } from '../model/site-model.ts';
import { contactForm } from './forms.ts';
import type { PageFrame } from './page-frame.ts';
import type { Review } from './page-props.ts';
import { countyCard, heading, hero, type Planner, pictureOrNone, placeCard, rich, serviceCard } from './planner.ts';
import type { RouteOf } from './route.ts';
import { homeCard } from './share-card.ts';
import { planRoute } from './shell.ts';

export function planHome(planner: Planner): RouteOf<'home'> {
  const { model } = planner;
  const { urls, site } = model;
  const data = model.pages.home;
  const frame: PageFrame<'home'> = {
    kind: 'home',
    path: urls.home,
    source: model.pageFiles.home,
    updated: data.updated,
    title: data.metaTitle,
    description: data.metaDescription,
    keywords: data.keywords,
    breadcrumbs: [],
    card: homeCard(planner),
    contactBand: false,
  };
  const cities = [...model.cities.values()];
  const { rating } = site.business;
  const items = model.reviews.map((review) => reviewOf(planner, review));
  return planRoute(planner, frame, {
    hero: hero(planner, data.hero),
    services: {
      ...heading(planner, data.services),
      cards: [...model.services.values()].slice(0, data.serviceCount).map((service) => serviceCard(planner, service)),
    },
    areas: {
      ...heading(planner, data.areas),
      primary: cities.filter((city) => city.data.featured).map((city) => placeCard(planner, city, { featured: true })),
      additional: cities
        .filter((city) => !city.data.featured)
        .map((city) => placeCard(planner, city, { featured: false })),
      counties: [...model.counties.values()].map((county) => countyCard(planner, county)),
    },
    reviews: {
      ...heading(planner, data.reviews),
      items,
      ratingSummary:
        rating && fill(site.wording.ratingSummary, { rating: rating.value, best: rating.best, count: rating.count }),
      shown: rating && items.length > 0 ? fill(site.wording.reviewsShown, { count: items.length }) : undefined,
    },
    about: {
      heading: data.about.heading,
      body: rich(planner, data.about.body),
      image: pictureOrNone(planner, data.about, 'about'),
    },
    contact: { ...heading(planner, data.contact), form: contactForm(planner, frame) },
  });
}

function reviewOf({ model }: Planner, review: ReviewFile): Review {
  const { name, location, rating, text, service, verified, date } = review;
  const asText = new Intl.DateTimeFormat(model.site.language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    name,
    location,
    rating,
    text,
    service: model.services.get(service)?.data.title ?? service,
    verified,
    date: { iso: date, text: asText.format(new Date(`${date}T00:00:00Z`)) },
  };
}
