/** Reports pages that cannot be reached by links from the home page. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { withoutOrigin } from '../../domain/urls/site-href.ts';
import type { ContentRun } from '../../html/content-runs.ts';
import { SharedResults } from '../../memo/memoize.ts';
import { isListed, type LintedPage, type LintedRoute, type LintedSite, type PageLint } from '../linted-site.ts';
import { NumberList } from '../number-list.ts';
import { fieldOf } from '../records/find-in-data.ts';

/** Follows links of pages, but not the sitemap and redirects. Ignores 404 pages, which need no links. */
export class OrphanLint implements PageLint {
  readonly #site: LintedSite;
  /** URL path → page number. */
  readonly #numbers = new Map<string, number>();
  /** The links of each page, by page number. */
  readonly #pages = new Map<number, { route: LintedRoute; links: Uint32Array }>();
  /** Memoized for what pages share. */
  readonly #runs = new SharedResults<ContentRun, readonly number[]>();
  /** The links of the current page. */
  readonly #links = new NumberList();
  /** For each page, the last page that links to it. */
  readonly #lastLinking: Int32Array;

  constructor(site: LintedSite) {
    this.#site = site;
    this.#lastLinking = new Int32Array(site.routes.length).fill(-1);
    const { urls } = site.model;
    for (const [number, route] of site.routes.entries())
      if (isListed(route, site.model)) this.#numbers.set(urls.href(route.path), number);
  }

  see({ route, read }: LintedPage): void {
    const { urls } = this.#site.model;
    const number = this.#numbers.get(urls.href(route.path));
    if (number === undefined) return;
    const links = this.#links;
    links.clear();
    for (const linked of this.#runs.of(new Set(read.content.runs), (run) => this.#linkedFrom(run)))
      for (const to of linked) {
        if (to === number || this.#lastLinking[to] === number) continue;
        this.#lastLinking[to] = number;
        links.push(to);
      }
    this.#pages.set(number, { route, links: links.toArray() });
  }

  #linkedFrom({ anchors }: ContentRun): number[] {
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
          hint: 'Link to it from a related page, or from navigation or footer in site.yaml.',
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
