/** Reviews as pages show them. Pure. */
import { maxPageReviews } from '../domain/list-limits.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Review as ReviewFile } from '../model/site-model.ts';
import type { Planner } from './planner.ts';
import type { Review } from './props/part-props.ts';

/** The first reviews of the service or place with the page at `path`. */
export function ownReviews(planner: Planner, path: PagePath): Review[] {
  const reviews = planner.model.reviewsOf(path).slice(0, maxPageReviews);
  return reviews.map((review) => shownReview(planner, review));
}

export function shownReview({ model }: Planner, review: ReviewFile): Review {
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
