/** Plans the page of a post. Pure. */
import type { Post } from '../../model/site-model.ts';
import { citiesOf, placeLink, serviceLink } from '../cards.ts';
import { breadcrumbsTo, ownFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { picture, rich, shownDay } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PageFrame, PlanOf } from '../route.ts';
import { feedLink } from './news.ts';

export function planPost(planner: Planner, post: Post): PlanOf<'post'> {
  const { model } = planner;
  const { wording, business } = model.site;
  const data = model.fileOf('post', post);
  const { title, date, description, author, places, services } = data;
  const { metaTitle, updated } = post.data;
  const frame: PageFrame<'post'> = {
    ...ownFrame('post', post, {
      data: { metaTitle, metaDescription: description, keywords: data.keywords },
      trail: breadcrumbsTo(planner, 'news'),
      name: title,
      card: { title, line: wording.newsHeading },
    }),
    feed: feedLink(planner),
    post,
  };
  return planRoute(planner, frame, {
    title,
    date: shownDay(planner, date),
    updated: updated === date ? undefined : shownDay(planner, updated),
    author: author ?? business.name,
    image: picture(planner, data, 'hero'),
    body: rich(planner, data.body),
    links: [
      ...services.flatMap((slug) => model.services.get(slug) ?? []).map((service) => serviceLink(planner, service)),
      ...citiesOf(planner, places).map((place) => placeLink(planner, place)),
    ],
  });
}
