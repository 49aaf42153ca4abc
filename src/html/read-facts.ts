/** A page's markup → the facts that every build needs: title and main headings, ids, links, scripts, and unfilled tokens. Pure. */
import { addExternal, type ExternalLoad, inlineStyle, loadingElements } from './external-loads.ts';
import type { Attributes, MarkupHandler } from './markup.ts';
import { fillSlots, hasSlot } from './slots.ts';

export interface MarkupFacts {
  title: string;
  h1: string[];
  ids: string[];
  /**
   * URLs of links, pictures, scripts, styles and forms. The URLs of a constant part or an icon are the same array
   * on every page, so that they need not be checked twice. All others of a page are one array.
   */
  linkRuns: Set<readonly string[]>;
  /** Texts of the inline scripts that run. */
  inlineScripts: string[];
  /** Unfilled {tokens} in texts. */
  tokens: string[];
  /** Loads from other sites and forms sent there, which the content policy must allow. */
  external: ExternalLoad[];
}

export const factAttributes: ReadonlySet<string> = new Set([
  ...['id', 'href', 'src', 'action', 'poster', 'srcset', 'type'],
  ...['rel', 'as', 'data', 'formaction', 'xlink:href', 'style'],
]);

/** Whether the markup may contain unfilled tokens, so that its texts must be searched. */
export function hasUnfilledToken(markup: string): boolean {
  return markup.search(leftToken) !== -1;
}

const leftToken =
  /\{(phone|city|county|business|year|state|place|service|count|label|miles|kilometers|water|rating|best|number)\}/g;

/** A constant part's use on a page. */
export interface PlacedFacts {
  readonly facts: MarkupFacts;
  /** Values of its slots, in the order of their numbers. */
  readonly values: readonly string[];
}

export class FactReader implements MarkupHandler {
  readonly facts: MarkupFacts = {
    title: '',
    h1: [],
    ids: [],
    linkRuns: new Set(),
    inlineScripts: [],
    tokens: [],
    external: [],
  };
  wantsText: boolean;
  readonly #parts: readonly PlacedFacts[];
  /** Whether texts are searched for tokens. */
  readonly #seeksTokens: boolean;
  /** False for a page: only parts have slots. */
  readonly #mayHaveSlots: boolean;
  /** The links that are not shared. */
  #links: string[] = [];
  #script: string | undefined;
  #isScript = false;
  #isTitle = false;
  #h1 = 0;
  #svg = 0;

  constructor(
    parts: readonly PlacedFacts[],
    { seeksTokens = false, mayHaveSlots = true }: { seeksTokens?: boolean; mayHaveSlots?: boolean } = {},
  ) {
    this.#parts = parts;
    this.#mayHaveSlots = mayHaveSlots;
    this.#seeksTokens = seeksTokens;
    this.wantsText = this.#seeksTokens;
  }

  open(name: string, attributes: Attributes): void {
    const links = this.#links;
    const { id, href, src, action, poster, srcset } = attributes;
    if (id !== undefined) this.facts.ids.push(id);
    if (href !== undefined) links.push(href);
    if (src !== undefined) links.push(src);
    if (action !== undefined) links.push(action);
    if (poster !== undefined) links.push(poster);
    if (srcset !== undefined) links.push(...urlsOf(srcset));
    if (attributes.style !== undefined) this.facts.external.push(inlineStyle);
    if (loadingElements.has(name)) addExternal(this.facts.external, name, attributes);
    if (name === 'h1') {
      this.facts.h1.push('');
      this.#h1 += 1;
    } else if (name === 'svg') this.#svg += 1;
    else if (name === 'title') this.#isTitle = this.#svg === 0;
    else if (name === 'script') {
      const { type } = attributes;
      const runs = type === undefined || /module|javascript|speculationrules/.test(type);
      this.#isScript = true;
      this.#script = src === undefined && runs ? '' : undefined;
    } else return;
    this.#listen();
  }

  /** Adds links that many pages share, as one array. They contain no loads from other sites. */
  shared(run: readonly string[]): void {
    this.facts.linkRuns.add(run);
  }

  /** Adds a link that loads nothing. */
  link(href: string): void {
    this.#links.push(href);
  }

  text(text: string): void {
    const { facts } = this;
    if (this.#script !== undefined) this.#script += text;
    if (this.#isTitle) facts.title += text;
    if (this.#h1 > 0) facts.h1[facts.h1.length - 1] += text;
    if (this.#seeksTokens && !this.#isScript) facts.tokens.push(...(text.match(leftToken) ?? []));
  }

  close(name: string): void {
    if (name === 'h1') this.#h1 -= 1;
    else if (name === 'svg') this.#svg -= 1;
    else if (name === 'title') this.#isTitle = false;
    else if (name === 'script') {
      if (this.#script) this.facts.inlineScripts.push(this.#script);
      this.#script = undefined;
      this.#isScript = false;
    } else return;
    this.#listen();
  }

  part(index: number): boolean {
    const placed = this.#parts[index];
    if (!placed || this.#h1 > 0 || this.#svg > 0 || this.#isTitle || this.#isScript) return false;
    const { facts, values } = placed;
    this.facts.title += facts.title;
    for (const one of facts.h1) this.facts.h1.push(one);
    for (const one of facts.ids) this.facts.ids.push(one);
    for (const one of facts.inlineScripts) this.facts.inlineScripts.push(one);
    for (const one of facts.tokens) this.facts.tokens.push(one);
    for (const { kind, url } of facts.external) this.facts.external.push({ kind, url: fillSlots(url, values) });
    for (const run of facts.linkRuns) {
      if (hasSlots(run)) for (const link of run) this.#links.push(fillSlots(link, values));
      else this.facts.linkRuns.add(run);
    }
    return true;
  }

  /** To be called at the end of the markup. */
  end(): void {
    const links = this.#links;
    this.#links = [];
    if (links.length > 0) this.#addRun(links);
  }

  /** For a part: merges its links into one array, or two if some have slots, so that pages with the part have few arrays to look up. */
  merge(): void {
    const links = [...this.facts.linkRuns].flat();
    this.facts.linkRuns = new Set();
    if (links.length > 0) this.#addRun(links);
  }

  /** Splits the links of a part with slots, so that those without slots are one array for all pages. */
  #addRun(links: readonly string[]): void {
    const slotted = this.#mayHaveSlots ? links.filter(hasSlot) : [];
    if (slotted.length === 0) this.facts.linkRuns.add(links);
    else
      for (const run of [links.filter((link) => !hasSlot(link)), slotted])
        if (run.length > 0) this.facts.linkRuns.add(run);
  }

  #listen(): void {
    this.wantsText = this.#seeksTokens || this.#script !== undefined || this.#isTitle || this.#h1 > 0;
  }
}

/** Either all links of a run have slots, or none. */
function hasSlots([first]: readonly string[]): boolean {
  return first !== undefined && hasSlot(first);
}

function urlsOf(srcset: string): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
