/** Reports pages that cannot be reached by links from the home page. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { withoutOrigin } from '../../domain/urls/hrefs.ts';
import { fieldOf } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

/** Follows links of pages, but not the sitemap and redirects. Ignores pages that no list names, such as 404 pages. */
export class OrphanLint implements PageLint {
  readonly #site: LintedSite;
  /** URL path → page number. */
  readonly #numbers = new Map<string, number>();
  /** The links of each page, by page number. */
  readonly #pages = new Map<number, { route: LintedRoute; links: ReadonlySet<number> }>();

  constructor(site: LintedSite) {
    this.#site = site;
    const { urls } = site.model;
    for (const [number, route] of site.routes.entries())
      if (route.isListed) this.#numbers.set(urls.href(route.path), number);
  }

  see({ route, read }: LintedPage): void {
    const { urls } = this.#site.model;
    const number = this.#numbers.get(urls.href(route.path));
    if (number === undefined) return;
    const links = new Set(this.#linkedFrom(read.anchors));
    links.delete(number);
    this.#pages.set(number, { route, links });
  }

  #linkedFrom(anchors: readonly string[]): number[] {
    const { origin } = this.#site.model.urls;
    const numbers: number[] = [];
    for (const href of anchors) {
      // A shortcut for most links, which have no origin, query or fragment.
      const number = this.#numbers.get(href) ?? this.#numbers.get(targetOf(href, origin));
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  finish(): Diagnostic[] {
    const { records, model } = this.#site;
    const reached = this.#reachedFrom(this.#numbers.get(model.urls.href(model.urls.home)));
    const linkedFrom = new Map<number, LintedRoute>();
    for (const { route, links } of this.#pages.values())
      for (const to of links) if (!reached.has(to)) linkedFrom.set(to, route);
    return [...this.#pages].flatMap(([number, { route }]) => {
      if (reached.has(number)) return [];
      const from = linkedFrom.get(number)?.path;
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

  #reachedFrom(home: number | undefined): ReadonlySet<number> {
    const reached = new Set(home === undefined ? [] : [home]);
    for (const number of reached) for (const next of this.#pages.get(number)?.links ?? []) reached.add(next);
    return reached;
  }
}

/** A link's path, without origin, query and fragment. */
function targetOf(href: string, origin: string): string {
  const inside = withoutOrigin(href, origin);
  const end = inside.search(/[?#]/);
  return end === -1 ? inside : inside.slice(0, end);
}
