/** The addresses of the site that a page links to. Pure. */
import { linkTarget } from '../../lint/pages/check-pages.ts';
import { SharedResults } from '../../memo/memoize.ts';

/** Most links are on thousands of pages, and are looked at once. */
export class LinkTargets {
  readonly #origin: string;
  readonly #runs = new SharedResults<readonly string[], readonly string[]>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Of the links of a page, where what pages share is the same array on all of them. Printed paths, each once. */
  of(linkRuns: readonly (readonly string[])[]): string[] {
    return [
      ...new Set(this.#runs.of(linkRuns, (run) => run.flatMap((href) => linkTarget(href, this.#origin) ?? [])).flat()),
    ];
  }
}
