/** The URLs of a site in another language: below a folder, and with names of their own where a translation gives them. Pure. */
import type { PagePath, Urls } from './urls.ts';

export interface UrlTranslation {
  /** The folder of the language, without slashes: es. */
  folder: string;
  /** With the url.paths of the language, without its folder. */
  own: Urls;
  /** The path of each page that is translated, by the path of its original. */
  twins: ReadonlyMap<PagePath, PagePath>;
  /** The aliases of the originals: the page, and its fragment or nothing. */
  redirects: ReadonlyMap<PagePath, { to: PagePath; fragment: string }>;
}

/** `main`: the URLs of the main language. The path of a page without a translation is that of its original. */
export function translateUrls(main: Urls, { folder, own, twins, redirects }: UrlTranslation): Urls {
  const twinOf = (path: PagePath) => twins.get(path) ?? path;
  const below = (path: PagePath) => `/${folder}${path}`;
  const originals = new Map([...twins].map(([original, twin]) => [twin, original]));
  return {
    ...main,
    home: below(main.home),
    services: twinOf(main.services),
    areas: twinOf(main.areas),
    about: twinOf(main.about),
    contact: twinOf(main.contact),
    news: below(own.news),
    feed: below(own.feed),
    thankYou: twinOf(main.thankYou),
    of: (kind, slug) => twins.get(main.of(kind, slug)) ?? below(own.of(kind, slug)),
    translated: twinOf,
    original: (path) => {
      const folders = path.split('/');
      for (let length = folders.length; length > 0; length--) {
        const start = folders.slice(0, length).join('/');
        const original = originals.get(`${start}/`);
        if (original !== undefined) return original + path.slice(start.length + 1);
      }
      return path;
    },
    // Data names the original's page, whether it is translated or not.
    link: (written) => {
      const { path = '', query = '', fragment = '' } = main.resolve(written) ?? {};
      const alias = redirects.get(path);
      const twin = twins.get(alias?.to ?? path);
      if (twin === undefined) return main.link(written);
      const part = fragment || alias?.fragment;
      return main.href(twin) + query + (part ? `#${part}` : '');
    },
  };
}

/** Whether an href leads to a page in the language of these URLs, or to another site. */
export function isInLanguage(urls: Urls, href: string): boolean {
  return !href.startsWith('/') || href.startsWith(urls.href(urls.home));
}
