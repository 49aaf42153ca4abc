/** Plans the home page. Pure. */
import { maxNames, maxPickedCards, maxReviews } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { City } from '../../model/site-model.ts';
import type { Site } from '../../schema/types.gen.ts';
import {
  citiesOf,
  countiesOf,
  countyRow,
  numberText,
  otherPlaces,
  placeCard,
  serviceCard,
  stateRow,
} from '../cards.ts';
import { planForm } from '../forms.ts';
import { metaOf } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { heading, hero, picture, rich, shownReview } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { HomeProps } from '../props/page-props.ts';
import type { PageFrame, PlanOf } from '../route.ts';
import { homeCardText } from '../share-card.ts';
import { feedLink, postRows } from './news.ts';

export function planHome(planner: Planner): PlanOf<'home'> {
  const { model } = planner;
  const { urls, site } = model;
  const data = model.page('home');
  const frame: PageFrame<'home'> = {
    kind: 'home',
    path: urls.home,
    ...metaOf(data),
    breadcrumbs: [],
    card: homeCardText(planner),
    feed: feedLink(planner),
    contactBand: false,
  };
  const { rating } = site.business;
  const items = model.reviews.slice(0, maxReviews).map((review) => shownReview(planner, review));
  return planRoute(planner, frame, {
    hero: hero(planner, data.hero),
    services: {
      ...heading(planner, data.services),
      cards: [...model.services.values()].slice(0, data.serviceCount).map((service) => serviceCard(planner, service)),
    },
    areas: {
      ...heading(planner, data.areas),
      ...homePlaces(planner),
    },
    reviews: {
      ...heading(planner, data.reviews),
      items,
      ratingSummary: rating && summarizeRating(planner, rating),
      shown:
        rating && items.length > 1
          ? fill(site.wording.reviewsShown, { count: numberText(planner, items.length) })
          : undefined,
    },
    news: postRows(planner, data.news),
    about: {
      heading: data.about.heading,
      body: rich(planner, data.about.body),
      image: picture(planner, data.about, 'about'),
    },
    contact: { ...heading(planner, data.contact), form: planForm(planner, 'contact', frame) },
  });
}

type Rating = NonNullable<Site['business']['rating']>;

function summarizeRating(planner: Planner, { value, best, count }: Rating): string {
  const { wording } = planner.model.site;
  const format = (number: number) => numberText(planner, number);
  return fill(count === 1 ? wording.ratingSummaryOne : wording.ratingSummary, {
    rating: format(value),
    best: format(best),
    count: format(count),
  });
}

/** Featured places, and all others if there are few. If there are many, visitors find them through counties or states. */
function homePlaces(planner: Planner): Pick<HomeProps['areas'], 'primary' | 'additional' | 'regions' | 'otherPlaces'> {
  const { model } = planner;
  const { lists, states, site } = model;
  const overview = lists.read('overview of cities');
  const featured = new Set(overview.featured);
  const card = (isFeatured: boolean) => (city: City) => placeCard(planner, city, { featured: isFeatured });
  const isShort = overview.placeCount - featured.size <= maxNames;
  const others = isShort ? [...model.cities.values()].filter(({ slug }) => !featured.has(slug)) : [];
  const { wording } = site;
  return {
    primary: citiesOf(planner, overview.featured.slice(0, maxPickedCards)).map(card(true)),
    additional: others.map(card(false)),
    ...otherPlaces(planner, {}, maxNames),
    regions:
      states.size > 0
        ? { heading: wording.states, rows: [...states.values()].map((state) => stateRow(planner, state)) }
        : {
            heading: wording.counties,
            rows: countiesOf(planner, lists.read('counties').slice(0, maxNames)).map((one) => countyRow(planner, one)),
          },
  };
}
