/** Plans the list of posts, newest first. Pure. */
import { allPosts, furtherPages, pageCount, postsPerPage } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import { splitDate } from '../../domain/urls/urls.ts';
import { breadcrumbsTo } from '../frame/breadcrumbs.ts';
import { planRoute } from '../frame/shell.ts';
import { shownDay } from '../parts.ts';
import type { Planner } from '../planner.ts';
import { feedLink, postCards } from '../posts.ts';
import type { RouteOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';
import { itemsOnPage, type LongList, listPage, pagerOf, rangeOf } from './long-list.ts';

/** The numbers of its pages; none without posts. */
export function newsPages({ model }: Planner): number[] {
  const { length } = model.newsOf(model.urls.news, allPosts);
  return length === 0 ? [] : [1, ...furtherPages(pageCount(length, postsPerPage))];
}

/** It is made from settings and posts: messages name the newest post. */
export function newsSource({ model }: Planner): string {
  const [newest = ''] = model.newsOf(model.urls.news, 1);
  return model.posts.get(newest)?.file ?? '';
}

/** Its entries are called by their days, which are in the names of their files: an edit of a post changes only the page that shows it. */
export function newsList(planner: Planner): LongList & { slugs: readonly string[] } {
  const { newsOf, urls, site } = planner.model;
  const { wording } = site;
  const slugs = newsOf(urls.news, allPosts);
  return {
    path: urls.news,
    title: wording.newsHeading,
    trail: [...breadcrumbsTo(planner), { text: wording.news, href: urls.href(urls.news) }],
    names: slugs.map((slug) => shownDay(planner, splitDate(slug).date).text),
    perPage: postsPerPage,
    slugs,
  };
}

export function planNewsPage(planner: Planner, page: number): RouteOf<'news'> {
  const { newsDescription: intro, pageRange } = planner.model.site.wording;
  const list = newsList(planner);
  const { frame, text } = listPage(planner, list, page);
  const isFirst = page === 1;
  const description = isFirst ? intro : `${intro} ${fill(pageRange, rangeOf(list, page))}`;
  return planRoute(
    planner,
    {
      ...frame,
      kind: 'news',
      source: newsSource(planner),
      description,
      card: generalCardText(planner, frame.title),
      feed: feedLink(planner),
    },
    {
      hero: {
        title: frame.title,
        text: isFirst ? [{ type: 'paragraph', children: [{ type: 'text', text: intro }] }] : text,
        badges: [],
      },
      posts: postCards(planner, itemsOnPage(list.slugs, page, postsPerPage), true),
      pager: pagerOf(planner, list, page),
    },
  );
}
