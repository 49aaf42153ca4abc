/** Reports pages that cannot be reached by links from the home page. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { linkedPath } from '../../domain/urls/hrefs.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

/** Follows links of pages, also to aliases, but not the sitemap. Ignores pages that no list names, such as 404 pages. `staticLinks`: those of HTML pages in the static folder, each of which may be reached. */
export function orphanLint(
  { routes, redirects, model: { urls } }: LintedSite,
  staticLinks: readonly string[] = [],
): PageLint {
  const byUrl = new Map(routes.filter(({ isListed }) => isListed).map((route) => [urls.href(route.path), route]));
  for (const { from, to } of redirects) {
    const target = byUrl.get(urls.href(to));
    if (target) byUrl.set(urls.href(from), target);
  }
  /** The pages that each page links to. */
  const links = new Map<LintedRoute, ReadonlySet<LintedRoute>>();

  function see({ route, read }: LintedPage): void {
    const own = byUrl.get(urls.href(route.path));
    if (!own) return;
    links.set(own, new Set(read.anchorHrefs.flatMap((href) => byUrl.get(linkedPath(href, urls.origin)) ?? [])));
  }

  function finish(): Diagnostic[] {
    const reached = new Set([urls.href(urls.home), ...staticLinks].flatMap((url) => byUrl.get(url) ?? []));
    // A static home page may lead on by a script.
    if (![...reached].some((route) => links.has(route))) return [];
    for (const route of reached) for (const next of links.get(route) ?? []) reached.add(next);
    return [...links.keys()].flatMap((route) => {
      if (reached.has(route)) return [];
      const { template, path } = route;
      const message = `No page that can be reached from the home page links to ${path}.`;
      const hint = `Link to it from a related page, or from navigation or footer in site.yaml${template === 'document' ? ', or set listed: false in its file if only an ad leads to it' : ''}.`;
      return [diagnose('page/orphan', wholeFile(route.source), message, { hint, pages: [path] })];
    });
  }

  return { see, finish };
}
