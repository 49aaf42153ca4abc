/** Plans posts as other pages show them: their cards, and the link to the feed. Pure. */
import { maxPagePosts } from '../domain/list-limits.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import { pictureOrNone, shownDay } from './parts.ts';
import type { Planner } from './planner.ts';
import type { PlaceRow, PostCard } from './props/part-props.ts';
import type { NavLink } from './props/shell-props.ts';

/** Without pictures on pages about something else, whose weight is their own. */
export function postCards(planner: Planner, slugs: readonly string[], withPictures: boolean): PostCard[] {
  const { posts, urls } = planner.model;
  return slugs.flatMap((slug) => {
    const post = posts.get(slug);
    if (!post) return [];
    const { title, date, description } = post.data;
    const image = withPictures ? pictureOrNone(planner, post.data, 'card') : undefined;
    return [{ title, href: urls.href(post.path), date: shownDay(planner, date), description, image }];
  });
}

/** The newest posts, as rows with their days: cards would weigh too much where every byte is waited for. */
export function postRows(planner: Planner, count: number): PlaceRow[] {
  const { newsOf, urls } = planner.model;
  return postCards(planner, newsOf(urls.news, count), false).map(({ title: label, href, date }) => {
    return { label, href, time: date.text };
  });
}

/** The newest posts about the service or place with the page at `path`. */
export function ownPosts(planner: Planner, path: PagePath): PostCard[] {
  return postCards(planner, planner.model.newsOf(path, maxPagePosts), false);
}

/** Undefined without posts. */
export function feedLink({ model }: Planner): NavLink | undefined {
  const { urls, site } = model;
  if (model.newsOf(urls.news, 1).length === 0) return undefined;
  return { label: site.wording.newsHeading, href: urls.base + urls.feed };
}
