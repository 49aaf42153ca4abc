/** Pages and their links → how many links, how many clicks each page is from the home page, and the orphans. Pure. */
import { withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { LinkFigures } from './report-data.ts';

export interface LinkingPage {
  path: string;
  /** The href values of its links, as written in the page. */
  anchors: readonly string[];
  bytes: number;
}

/** Click depth counts from `home`. */
type Site = Pick<Urls, 'origin' | 'href' | 'home'>;

const listed = 5;

export function linkFigures(pages: readonly LinkingPage[], { origin, href, home }: Site): LinkFigures {
  const byHref = new Map(pages.map((page) => [href(page.path), page.path]));
  const external = new Set<string>();
  const targets = new Map<string, Set<string>>();
  const sources = new Map<string, number>(pages.map(({ path }) => [path, 0]));
  for (const { path, anchors } of pages) {
    const leadsTo = new Set<string>();
    for (const anchor of anchors) {
      const inside = withoutOrigin(anchor, origin);
      if (/^https?:/i.test(inside)) external.add(inside);
      const target = byHref.get(inside.replace(/[?#].*$/, ''));
      if (target !== undefined && target !== path) leadsTo.add(target);
    }
    targets.set(path, leadsTo);
    for (const target of leadsTo) sources.set(target, (sources.get(target) ?? 0) + 1);
  }
  const linked = [...sources].map(([path, from]) => ({ path, from })).filter(({ path }) => path !== home);
  const rings = ringsAround(home, pages, targets);
  const reached = new Set(rings.flat().map(({ path }) => path));
  return {
    internal: [...targets.values()].reduce((sum, leadsTo) => sum + leadsTo.size, 0),
    external: external.size,
    mostLinked: linked
      .filter(({ from }) => from > 0)
      .sort((a, b) => b.from - a.from)
      .slice(0, listed),
    leastLinked: linked
      .filter(({ path }) => reached.has(path))
      .sort((a, b) => a.from - b.from)
      .slice(0, listed),
    orphans: linked.filter(({ path }) => !reached.has(path)).map(({ path }) => path),
    rings,
  };
}

/** Pages that no chain of links reaches are in none of the rings. */
function ringsAround(
  home: string,
  pages: readonly LinkingPage[],
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): LinkFigures['rings'] {
  const bytes = new Map(pages.map((page) => [page.path, page.bytes]));
  if (!bytes.has(home)) return [];
  const rings: LinkFigures['rings'] = [];
  const reached = new Set([home]);
  for (let ring = [home]; ring.length > 0; ) {
    rings.push(ring.map((path) => ({ path, bytes: bytes.get(path) ?? 0 })));
    const next = new Set(ring.flatMap((path) => [...(targets.get(path) ?? [])]).filter((path) => !reached.has(path)));
    for (const path of next) reached.add(path);
    ring = [...next];
  }
  return rings;
}
