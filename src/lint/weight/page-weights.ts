/** Collects the size and loads of each page; weighs them with their files after the last page. Pure. */
import type { PageLoad } from '../../html/page-loads.ts';
import type { LintedPage } from '../linted-site.ts';
import { type PageWeight, type Scale, type Weight, weighText } from './weigh-pages.ts';

export class PageWeights {
  /** In kB: only larger pages are compressed, which takes as long as making them. */
  readonly #maxHtml: number;
  readonly #pages: { path: string; html: Weight; loads: readonly PageLoad[] }[] = [];
  /** Interned, because most pages of a kind load the same files. */
  readonly #loads = new Map<string, readonly PageLoad[]>();

  constructor({ maxHtml }: { maxHtml: number }) {
    this.#maxHtml = maxHtml;
  }

  see({ route, html, read }: LintedPage): void {
    const raw = Buffer.byteLength(html);
    const weight = raw / 1000 > this.#maxHtml ? weighText(html) : { raw, compressed: raw };
    this.#pages.push({ path: route.path, html: weight, loads: this.#loadsOf(read.loads) });
  }

  /** In page order. For pages within the budget, the compressed weight is the uncompressed one. */
  weights(scale: Scale): PageWeight[] {
    const weighed = new Map([...this.#loads.values()].map((one) => [one, scale.weigh(one)]));
    return this.#pages.flatMap(({ path, html, loads }) => {
      const weight = weighed.get(loads);
      return weight ? [{ path, html, ...weight }] : [];
    });
  }

  #loadsOf(loads: readonly PageLoad[]): readonly PageLoad[] {
    const text = loads.map(({ kind, url, lazy }) => `${kind} ${lazy} ${url}`).join('\n');
    const known = this.#loads.get(text) ?? loads;
    this.#loads.set(text, known);
    return known;
  }
}
