/** Pages and their links → how many links, how many clicks each page is from the home page, and the orphans. Pure. */
import { countEach } from '../../domain/groups.ts';
import { linkedPath, withoutOrigin } from '../../domain/urls/hrefs.ts';
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
  /** The number of pages by their clicks from the home page; index 0 is the home page. */
  byClicks: number[];
}

export function linkFigures(
  pages: readonly Pick<MeasuredPage, 'path' | 'anchorHrefs'>[],
  { origin, href, home }: Pick<MeasuredSite['urls'], 'origin' | 'href' | 'home'>,
): LinkFigures {
  const byHref = new Map(pages.map(({ path }) => [href(path), path]));
  const external = new Set<string>();
  const targets = new Map<string, Set<string>>();
  for (const { path, anchorHrefs } of pages) {
    for (const href of anchorHrefs) if (/^https?:/i.test(withoutOrigin(href, origin))) external.add(href);
    const linked = new Set(anchorHrefs.flatMap((href) => byHref.get(linkedPath(href, origin)) ?? []));
    linked.delete(path);
    targets.set(path, linked);
  }
  const clicks = new Map([[home, 0]]);
  // In rising order: the loop also visits the entries that it adds.
  for (const [path, distance] of clicks)
    for (const target of targets.get(path) ?? []) if (!clicks.has(target)) clicks.set(target, distance + 1);
  const links = [...targets.values()].flatMap((paths) => [...paths]);
  const sources = countEach(links);
  const others = pages.map(({ path }) => path).filter((path) => path !== home);
  const reached = others.filter((path) => clicks.has(path));
  return {
    internal: links.length,
    external: external.size,
    incoming: reached.map((path) => ({ path, from: sources.get(path) ?? 0 })).sort((a, b) => a.from - b.from),
    orphans: others.filter((path) => !clicks.has(path)),
    byClicks: [...countEach(clicks.values()).values()],
  };
}
