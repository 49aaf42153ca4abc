/** Reports pages that cannot be reached by links from the home page. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { withoutOrigin } from '../../domain/urls/hrefs.ts';
import { fieldOf } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

/** Follows links of pages, but not the sitemap and redirects. Ignores pages that no list names, such as 404 pages. */
export class OrphanLint implements PageLint {
  readonly #site: LintedSite;
  /** By URL path. */
  readonly #routes: ReadonlyMap<string, LintedRoute>;
  /** The pages that each page links to. */
  readonly #links = new Map<LintedRoute, ReadonlySet<LintedRoute>>();

  constructor(site: LintedSite) {
    const { routes, model } = site;
    this.#site = site;
    this.#routes = new Map(
      routes.filter(({ isListed }) => isListed).map((route) => [model.urls.href(route.path), route]),
    );
  }

  see({ route, read }: LintedPage): void {
    const { urls } = this.#site.model;
    const own = this.#routes.get(urls.href(route.path));
    if (!own) return;
    const linked = read.anchors.flatMap((href) => this.#routes.get(targetOf(href, urls.origin)) ?? []);
    this.#links.set(own, new Set(linked.filter((other) => other !== own)));
  }

  finish(): Diagnostic[] {
    const { records, model } = this.#site;
    const home = this.#routes.get(model.urls.href(model.urls.home));
    const reached = new Set(home ? [home] : []);
    for (const route of reached) for (const next of this.#links.get(route) ?? []) reached.add(next);
    const linkedFrom = new Map(
      [...this.#links].flatMap(([from, links]) =>
        [...links].filter((to) => !reached.has(to)).map((to) => [to, from] as const),
      ),
    );
    return [...this.#links.keys()].flatMap((route) => {
      if (reached.has(route)) return [];
      const from = linkedFrom.get(route)?.path;
      const message =
        from === undefined
          ? `No page links to ${route.path}.`
          : `${route.path} cannot be reached from the home page: ${from} links to it, but cannot be reached either.`;
      return [
        diagnose('page/orphan', fieldOf(records, route, []), message, {
          hint: `Link to it from a related page, or from navigation or footer in site.yaml${route.template === 'document' ? ', or set listed: false in its file if only an ad leads to it' : ''}.`,
          pages: [route.path],
        }),
      ];
    });
  }
}

/** A link's path, without origin, query and fragment. */
function targetOf(href: string, origin: string): string {
  const inside = withoutOrigin(href, origin);
  const end = inside.search(/[?#]/);
  return end === -1 ? inside : inside.slice(0, end);
}
