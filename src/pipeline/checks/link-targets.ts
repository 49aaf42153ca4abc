/** A page's links → the URL paths on the site that it links to. Pure. */
import { linkTarget } from '../../lint/pages/check-pages.ts';
import { SharedResults } from '../../memo/memoize.ts';

/** Memoizes links, because most are on thousands of pages. */
export class LinkTargets {
  readonly #origin: string;
  readonly #runs = new SharedResults<readonly string[], readonly string[]>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Returns distinct URL paths. Runs that pages share must be the same array on all of them. */
  of(linkRuns: readonly (readonly string[])[]): string[] {
    const targets = new Set<string>();
    for (const run of this.#runs.of(linkRuns, (links) => links.flatMap((href) => linkTarget(href, this.#origin) ?? [])))
      for (const target of run) targets.add(target);
    return [...targets];
  }
}
