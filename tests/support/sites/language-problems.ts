/** What is wrong with the languages of finished pages and their sitemap, read without any of treesite's own code. */
interface Link {
  href: string;
  hreflang: string | undefined;
}

export interface ReadPage {
  language: string;
  alternates: Link[];
  /** To the site itself, without queries and fragments. */
  links: Link[];
}

/** The links of a page, and its other languages. */
export function readLanguages(html: string): ReadPage {
  const attributeOf = (name: string, tag = '') => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const linksIn = (tags: RegExp) =>
    [...html.matchAll(tags)].map(([tag]) => ({
      href: attributeOf('href', tag) ?? '',
      hreflang: attributeOf('hreflang', tag),
    }));
  return {
    language: attributeOf('lang', /<html[^>]*>/.exec(html)?.[0]) ?? '',
    alternates: linksIn(/<link(?=[^>]* rel="alternate")(?=[^>]* hreflang=)[^>]*>/g),
    links: linksIn(/<a(?=[^>]* href="\/)[^>]*>/g).map((link) => ({ ...link, href: link.href.replace(/[?#].*/, '') })),
  };
}

interface LanguageSite {
  /** By URL path. */
  pages: ReadonlyMap<string, ReadPage>;
  sitemap: string;
  origin: string;
  /** The main language first. */
  languages: readonly string[];
  /** Whether a file or a redirect is served at a URL path. */
  isServed: (path: string) => boolean;
}

export function languageProblems(site: LanguageSite): string[] {
  const { pages, origin } = site;
  return [...pages].flatMap(([url, page]) => {
    const said = [...alternateProblems(url, page, site), ...linkProblems(page, site)];
    const listed = sitemapAlternates(site.sitemap, origin + url);
    const own = page.alternates;
    if (listed && JSON.stringify(listed) !== JSON.stringify(own)) said.push('the sitemap has other languages');
    if (!listed && own.length > 0) said.push('not in the sitemap');
    return said.map((problem) => `${url}: ${problem}`);
  });
}

function alternateProblems(
  url: string,
  { language, alternates }: ReadPage,
  { pages, origin, languages }: LanguageSite,
) {
  if (alternates.length === 0) return [];
  const said: string[] = [];
  const tags = alternates.map(({ hreflang }) => hreflang);
  const wanted = [...languages.filter((tag) => tags.includes(tag)), 'x-default'];
  if (wanted.length < 3 || String(tags) !== String(wanted)) said.push(`hreflang of ${tags}`);
  const hrefOf = (tag: string | undefined) => alternates.find(({ hreflang }) => hreflang === tag)?.href;
  if (hrefOf(language) !== origin + url) said.push('does not name itself');
  if (hrefOf('x-default') !== hrefOf(languages[0])) said.push('x-default is not the main language');
  for (const { href, hreflang } of alternates.filter(({ hreflang }) => hreflang !== 'x-default')) {
    const twin = pages.get(href.replace(origin, ''));
    if (twin?.language !== hreflang) said.push(`${href} is no page in ${hreflang}`);
    if (twin && JSON.stringify(twin.alternates) !== JSON.stringify(alternates)) said.push(`${href} does not link back`);
  }
  return said;
}

/** A link says the language of its page if it is another one; the language link leads to the twin. */
function linkProblems({ language, alternates, links }: ReadPage, { pages, origin, isServed }: LanguageSite) {
  return links
    .flatMap(({ href, hreflang }) => {
      const target = pages.get(href)?.language;
      if (target === undefined && !isServed(href)) return [`${href} is not there`];
      if (target !== undefined && hreflang !== (target === language ? undefined : target))
        return [`the link to ${href} has hreflang ${hreflang}`];
      return [];
    })
    .concat(
      alternates
        .filter(({ hreflang }) => hreflang !== language && hreflang !== 'x-default')
        .flatMap(({ href }) => {
          const isLinked = links.some((link) => origin + link.href === href);
          return isLinked ? [] : [`no link to ${href}`];
        }),
    );
}

/** Undefined if the URL is not in the sitemap. */
function sitemapAlternates(sitemap: string, url: string): Link[] | undefined {
  const entry = sitemap.split('<url>').find((text) => text.startsWith(`<loc>${url}</loc>`));
  const links = entry?.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
  return links && Array.from(links, ([, hreflang, href = '']) => ({ href, hreflang }));
}
