/** Pages and their links → how many links, how many clicks each page is from the home page, and the orphans. Pure. */
import { countEach } from '../../domain/groups.ts';
import { withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { MeasuredPage, MeasuredSite } from './report-data.ts';

export interface LinkFigures {
  /** Links between pages; several links from one page to another count once. */
  internal: number;
  /** Distinct URLs of other sites. */
  external: number;
  /** How many pages link to each page that can be reached, the fewest first; without the home page. */
  incoming: { path: string; from: number }[];
  /** Pages that no chain of links from the home page reaches. */
  orphans: string[];
  /** The number of pages by click depth; index 0 is the home page. */
  rings: number[];
}

type LinkingPage = Pick<MeasuredPage, 'path' | 'anchors'>;

export function linkFigures(
  pages: readonly LinkingPage[],
  { origin, href, home }: Pick<MeasuredSite['urls'], 'origin' | 'href' | 'home'>,
): LinkFigures {
  const byHref = new Map(pages.map(({ path }) => [href(path), path]));
  const urlsOf = ({ anchors }: LinkingPage) => anchors.map((anchor) => withoutOrigin(anchor, origin));
  const targets = new Map(
    pages.map((page) => {
      const linked = urlsOf(page).flatMap((url) => byHref.get(url.replace(/[?#].*$/, '')) ?? []);
      return [page.path, new Set(linked.filter((path) => path !== page.path))];
    }),
  );
  const links = [...targets.values()].flatMap((paths) => [...paths]);
  const sources = countEach(links);
  const clicks = clicksFrom(home, targets);
  const others = pages.map(({ path }) => path).filter((path) => path !== home);
  return {
    internal: links.length,
    external: new Set(pages.flatMap(urlsOf).filter((url) => /^https?:/i.test(url))).size,
    incoming: others
      .filter((path) => clicks.has(path))
      .map((path) => ({ path, from: sources.get(path) ?? 0 }))
      .sort((a, b) => a.from - b.from),
    orphans: others.filter((path) => !clicks.has(path)),
    rings: [...countEach(clicks.values()).values()],
  };
}

/** How many clicks each page is from `home`, in rising order; without pages that cannot be reached. */
function clicksFrom(home: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const clicks = new Map([[home, 0]]);
  // The loop also visits the entries that it adds.
  for (const [path, distance] of clicks)
    for (const target of targets.get(path) ?? []) if (!clicks.has(target)) clicks.set(target, distance + 1);
  return clicks;
}
