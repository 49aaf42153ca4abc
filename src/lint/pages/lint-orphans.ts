/** Pages that cannot be reached by links from the home page. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { type LintedPages, listedRoutes } from '../linted-site.ts';
import { fieldOf } from '../records/find-in-data.ts';

/** Links of pages count, the sitemap and redirects do not; pages that are not found are not meant to be. */
export function lintOrphans(site: LintedPages): Diagnostic[] {
  const { urls } = site.model;
  const routes = listedRoutes(site);
  const paths = new Map<string, string>(routes.map(({ path }) => [urls.href(path), path]));
  const linksOf = (path: string) =>
    (site.reads.get(path)?.content.anchors ?? [])
      .flatMap((href) => paths.get(addressOf(href, urls.origin)) ?? [])
      .filter((to) => to !== path);
  const links = new Map(routes.map(({ path }) => [path as string, linksOf(path)]));
  const reached = reachedFrom(urls.home, links);
  const linkedFrom = new Map(routes.flatMap(({ path }) => (links.get(path) ?? []).map((to) => [to, path] as const)));
  return routes
    .filter(({ path }) => !reached.has(path))
    .map((route) => {
      const from = linkedFrom.get(route.path);
      const message =
        from === undefined
          ? `No page links to ${route.path}.`
          : `${route.path} cannot be reached from the home page: ${from} links to it, but cannot be reached either.`;
      return diagnose('page/orphan', fieldOf(site.records, route, []), message, {
        hint: 'Link to it from a related page, or from navigation or footer in site.yaml.',
        pages: [route.path],
      });
    });
}

function reachedFrom(home: string, links: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([home]);
  for (const path of reached) {
    for (const next of links.get(path) ?? []) reached.add(next);
  }
  return reached;
}

/** Without origin, query and fragment. */
function addressOf(href: string, origin: string): string {
  const inside = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  return inside.replace(/[?#].*$/, '');
}
