/** Plans the list of posts, newest first, the feed, and posts as other pages show them. Pure. */
import { maxFeedPosts, maxPagePosts, postsPerPage } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import { type PagePath, splitDate } from '../../domain/urls/urls.ts';
import { breadcrumbsTo } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { itemsOnPage, type LongList, listPage, listWording, pagerOf, paragraph, rangeOf } from '../long-list.ts';
import { picture, shownDay } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PlaceRow, PostCard } from '../props/part-props.ts';
import type { NavLink } from '../props/shell-props.ts';
import type { PageWording, PlanOf, WordingKey } from '../route.ts';
import { generalCardText } from '../share-card.ts';
import { tokensOf } from '../token-values.ts';

/** Its entries are called by their days, which are in the names of their files: an edit of a post changes only the page that shows it. */
function newsList(planner: Planner): LongList<string> {
  const { news, urls, site } = planner.model;
  const { wording } = site;
  return {
    path: urls.news,
    title: wording.newsHeading,
    trail: breadcrumbsTo(planner, 'news'),
    items: news(Infinity),
    nameOf: (slug) => shownDay(planner, splitDate(slug).date).text,
    perPage: postsPerPage,
  };
}

export function planNewsPage(planner: Planner, page: number): PlanOf<'news'> {
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
      description,
      card: generalCardText(planner, frame.title),
      feed: feedLink(planner),
    },
    {
      hero: {
        title: frame.title,
        text: isFirst ? [paragraph(intro)] : text,
        badges: [],
      },
      posts: postCards(planner, itemsOnPage(list, page), true),
      pager: pagerOf(planner, list, page),
    },
  );
}

/** What that page makes its title and its description of. */
export function newsWording(page: number): PageWording {
  const description: WordingKey[] = page === 1 ? ['newsDescription'] : ['pageRange', 'newsDescription'];
  return { ...listWording('newsHeading', page), description };
}

/** Without pictures on pages about something else, whose weight is their own. */
function postCards(planner: Planner, slugs: readonly string[], withPictures: boolean): PostCard[] {
  const { posts, urls } = planner.model;
  return slugs.flatMap((slug) => {
    const post = posts.get(slug);
    if (!post) return [];
    const { title, date, description } = post.data;
    const image = withPictures ? picture(planner, post.data, 'card') : undefined;
    return [{ title, href: urls.href(post.path), date: shownDay(planner, date), description, image }];
  });
}

/** The newest posts, as rows with their days: cards would weigh too much where every byte is waited for. */
export function postRows(planner: Planner, count: number): PlaceRow[] {
  return postCards(planner, planner.model.news(count), false).map(({ title: label, href, date }) => {
    return { label, href, time: date.text };
  });
}

/** The newest posts about the service or place with the page at `path`. */
export function ownPosts(planner: Planner, path: PagePath): PostCard[] {
  return postCards(planner, planner.model.newsOf(path).slice(0, maxPagePosts), false);
}

/** Undefined without posts. */
export function feedLink({ model }: Planner): NavLink | undefined {
  const { urls, site } = model;
  if (model.news(1).length === 0) return undefined;
  return { label: site.wording.newsHeading, href: urls.base + urls.feed };
}

/** URLs are absolute, dates ISO days. */
export interface NewsFeed {
  /** The file that it is written to, relative to the output folder. */
  file: string;
  url: string;
  /** The page of the list. */
  page: string;
  language: string;
  title: string;
  /** The business, which is the author of every post that names none. */
  author: string;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  url: string;
  title: string;
  /** What it says, in one or two sentences: the whole text has formatting, calls and pictures, which readers of feeds find on its page. */
  summary: string;
  published: string;
  updated: string;
  author?: string | undefined;
}

/** Undefined without posts. */
export function planFeed(planner: Planner): NewsFeed | undefined {
  const { fileOf, news, posts, site, urls } = planner.model;
  const slugs = news(maxFeedPosts);
  if (slugs.length === 0) return undefined;
  const entries = slugs.flatMap((slug): FeedEntry[] => {
    const post = posts.get(slug);
    if (!post) return [];
    const { title, date, description, updated } = post.data;
    const filled = (text: string) => fill(text, tokensOf(planner, post));
    const { author } = fileOf('post', post);
    const texts = { title: filled(title), summary: filled(description), author: author && filled(author) };
    return [{ url: urls.absolute(post.path), published: date, updated, ...texts }];
  });
  return {
    file: urls.feed.slice(1),
    url: urls.origin + urls.base + urls.feed,
    page: urls.absolute(urls.news),
    language: site.language,
    title: fill(site.wording.newsHeading, tokensOf(planner, { path: urls.news })),
    author: site.business.name,
    entries,
  };
}
