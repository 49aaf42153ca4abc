/** What is wrong with the languages of finished pages and their sitemap, read without any of treesite's own code. */
import type { DefaultTreeAdapterTypes } from 'parse5';

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

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The links of a page, and its other languages. */
export function readLanguages(document: DefaultTreeAdapterTypes.Document): ReadPage {
  const page: ReadPage = { language: '', alternates: [], links: [] };
  const visit = (node: Node) => {
    if (!('attrs' in node)) return;
    const { href = '', hreflang, rel, lang } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (node.tagName === 'html') page.language = lang ?? '';
    if (node.tagName === 'link' && rel === 'alternate' && hreflang !== undefined)
      page.alternates.push({ href, hreflang });
    if (node.tagName === 'a' && href.startsWith('/')) page.links.push({ href: href.replace(/[?#].*/, ''), hreflang });
    for (const child of node.childNodes) visit(child);
  };
  for (const child of document.childNodes) visit(child);
  return page;
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
