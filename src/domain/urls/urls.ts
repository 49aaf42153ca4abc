/** The one place that makes URLs: paths of pages, links to them, absolute URLs, and the files that pages are written to. Pure. */
import type { Site } from '../../schema/types.gen.ts';
import { rowOf } from '../kind-lists.ts';
import { type EntityKind, kinds } from '../kinds.ts';

/** A page's path relative to the site's home page, always with a slash at both ends: `/areas/springfield-vt/`. */
export type PagePath = string;

export interface Urls {
  /** https://example.com */
  origin: string;
  /** Empty, or `/sub`. */
  base: string;
  home: PagePath;
  services: PagePath;
  areas: PagePath;
  about: PagePath;
  contact: PagePath;
  /** The list of posts; its page exists if there are any. */
  news: PagePath;
  /** Their feed, a file: every host and server knows the type of this ending, while .xml would need a header. */
  feed: string;
  /** The page that a form leads to when it is sent without JavaScript. */
  thankYou: PagePath;
  /** The page of a data file of this kind. */
  of: (kind: EntityKind, slug: string) => PagePath;
  /** A page of a paginated list: page 1 is the path itself, page 2 is `/areas/windsor-county-vt/page-2/`. */
  further: (path: PagePath, page: number) => PagePath;
  /** The path of the same page in the main language. */
  original: (path: PagePath) => PagePath;
  /** The path in this language of a page of the main one; the same if it is not translated. */
  translated: (path: PagePath) => PagePath;
  /** The href of a page or file of the site: with the base path, and with or without a trailing slash as the site sets it. */
  href: (path: string) => string;
  absolute: (path: string) => string;
  /** The file that a page is written to, relative to the output folder: areas/springfield-vt/index.html. */
  file: (path: PagePath) => string;
  /** The page, query (with its question mark) and fragment of a link in the data; undefined for a link to another site. */
  resolve: (link: string) => { path: string; query: string; fragment: string } | undefined;
  /** The href of a link in the data. */
  link: (link: string) => string;
}

/** The name of a post's file, 2026-06-02-storm-season → its date and the slug after it. The date is empty if there is none. */
export function splitDate(name: string): { date: string; slug: string } {
  const [, date = '', slug = name] = /^(\d{4}-\d\d-\d\d)-(.*)$/.exec(name) ?? [];
  return { date, slug };
}

export function createUrls(url: Site['url']): Urls {
  const { origin, pathname } = new URL(url.base);
  const base = pathname.replace(/\/+$/, '');
  const slash = url.trailingSlash === 'always';
  const page = (name: string) => `/${name}/`;
  const { services, areas, about, contact, news } = url.paths;
  const sections: Readonly<Record<string, string>> = url.paths;
  const folderOf = (kind: EntityKind) => {
    const { below } = kinds[kind].page;
    return below === '' ? '/' : page(sections[below] ?? below);
  };

  const href = (path: string) => {
    if (path === '/') return `${base}/`;
    return base + (slash ? path : path.replace(/\/$/, ''));
  };
  const resolve = (link: string) => {
    if (!link.startsWith('/') && !link.startsWith('#')) return undefined;
    const [, named = '', query = '', fragment = ''] = /^([^?#]*)(\??[^#]*)#?(.*)$/.exec(link) ?? [];
    const isFile = /\.[a-z0-9]+$/i.test(named);
    return { path: named === '' || isFile || named.endsWith('/') ? named : `${named}/`, query, fragment };
  };
  return {
    origin,
    base,
    home: '/',
    services: page(services),
    areas: page(areas),
    about: page(about),
    contact: page(contact),
    news: page(news),
    feed: `/${news}/feed.atom`,
    thankYou: page('thank-you'),
    of: (kind, slug) => `${folderOf(kind)}${rowOf(kind).slug === 'dated' ? splitDate(slug).slug : slug}/`,
    further: (path, number) => (number === 1 ? path : `${path}page-${number}/`),
    original: (path) => path,
    translated: (path) => path,
    href,
    absolute: (path) => origin + href(path),
    file: (path) => {
      const inner = path.slice(1);
      if (inner === '' || slash) return `${inner}index.html`;
      return `${inner.replace(/\/$/, '')}.html`;
    },
    resolve,
    link: (link) => {
      const inside = resolve(link);
      if (!inside) return link;
      const fragment = inside.fragment === '' ? '' : `#${inside.fragment}`;
      return inside.path === '' ? fragment : href(inside.path) + inside.query + fragment;
    },
  };
}

/** The file in which visitors find places by name. */
export function placeIndexPath({ home }: Pick<Urls, 'home'>): PagePath {
  return `${home}places.json`;
}
