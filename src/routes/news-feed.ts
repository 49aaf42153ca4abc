/** Plans the feed of the newest posts. Pure. */
import { maxFeedPosts } from '../domain/list-limits.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { Planner } from './planner.ts';
import { tokensOf } from './token-values.ts';

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
  const { newsOf, posts, postFile, site, urls } = planner.model;
  const slugs = newsOf(urls.news, maxFeedPosts);
  if (slugs.length === 0) return undefined;
  const entries = slugs.flatMap((slug): FeedEntry[] => {
    const post = posts.get(slug);
    if (!post) return [];
    const { title, date, description, updated } = post.data;
    const filled = (text: string) => fill(text, tokensOf(planner, post));
    const { author } = postFile(post);
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
