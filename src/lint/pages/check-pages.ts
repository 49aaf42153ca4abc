/** Checks the finished pages: every inner link, fragment, picture and asset leads somewhere; titles and headings are there. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../../diagnostics/diagnostic.ts';
import { SharedResults } from '../../memo/memoize.ts';
import { type LinkProblem, type LinkTargets, linkProblem } from './link-problem.ts';

/** What is read of a finished page. */
export interface CheckedRead {
  title: string;
  h1: readonly string[];
  ids: readonly string[];
  /** Addresses of links and the like. What pages share is the same array on all of them. */
  linkRuns: readonly (readonly string[])[];
  /** Tokens in braces that were left in the text. */
  tokens: readonly string[];
}

export interface CheckedPage {
  path: string;
  source: string;
  /** The template it was made with. */
  template: string;
  read: CheckedRead;
}

interface Site {
  base: string;
  origin: string;
  /** Whether a page or file is served at a printed path (with base). */
  isServed: (target: string) => boolean;
  draftAt?: LinkTargets['draftAt'];
  /** Where the data wrote a link, if it did. */
  findLink: (href: string) => readonly Location[] | undefined;
}

type NamedPage = Omit<CheckedPage, 'read'>;

/** Pages that were neither checked nor noted, and are right by themselves. */
export interface OtherPages {
  /** Their links into other pages. */
  fragments: Iterable<string>;
  idsAt: (address: string) => string | undefined;
  /** The first of all pages that has the link. */
  firstWith: (href: string) => NamedPage | undefined;
}

/**
 * Checks one page after the other, and forgets them. Only links into other pages wait for the end, when the ids of all
 * pages are known. A link in the navigation is on every page, but one mistake: it is reported once.
 */
export class PageChecks {
  readonly #site: Site;
  readonly #targets: LinkTargets;
  /** Code and address of each problem. No other address is kept: a part of a page's text keeps all of it in memory. */
  readonly #reported = new Set<string>();
  /** What is known of the links that pages share. */
  readonly #runs = new SharedResults<readonly string[], CheckedRun>();
  /** Links into other pages, each with the first page that has it. */
  readonly #waiting = new Map<string, NamedPage>();
  /** By printed path. Most pages of a kind share most ids: equal lists are kept once. */
  readonly #ids = new Map<string, string>();
  readonly #lists = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
    this.#targets = { ...site, targets: { has: site.isServed, get: () => undefined } };
  }

  /** `address` is the page's printed path. Gives its links into other pages, too. */
  check(page: CheckedPage, address: string): { problems: Diagnostic[]; fragments: string[] } {
    const problems = checkPage(page);
    const fragments = new Set<string>();
    const { read, ...where } = page;
    const ids = new Set(read.ids);
    for (const checked of this.#runs.of(read.linkRuns, (run) => this.#checkRun(run, { ...where, problems }))) {
      for (const href of checked.fragments) fragments.add(href);
      for (const href of checked.within) {
        if (href === '#' || !ids.has(href.slice(1))) this.#checkLink(href, { ...where, ids: read.ids, problems });
      }
    }
    const links = [...fragments];
    this.note(where, { address, ids: read.ids.join(' '), fragments: links });
    return { problems, fragments: links };
  }

  #checkRun(run: readonly string[], page: NamedPage & { problems: Diagnostic[] }): CheckedRun {
    const checked: CheckedRun = { fragments: [], within: [] };
    for (const href of new Set(run)) {
      if (href.startsWith('#')) checked.within.push(href);
      else if (href.includes('#') || !this.#site.isServed(href)) {
        const other = fragmentTarget(href, this.#site.origin);
        // Icons are checked by their names.
        if (other !== undefined && !other.startsWith(`${this.#site.base}/assets/`)) checked.fragments.push(href);
        this.#checkLink(href, { ...page, ids: [] });
      }
    }
    return checked;
  }

  #checkLink(
    href: string,
    { ids, problems, ...page }: NamedPage & { ids: readonly string[]; problems: Diagnostic[] },
  ): void {
    const problem = linkProblem(href, { path: page.path, ids }, this.#targets);
    if (!problem || this.#reported.has(`${problem.code} ${href}`)) return;
    this.#reported.add(`${problem.code} ${href}`);
    problems.push(...this.#report(problem, href, page));
  }

  /** A page that was made before, and is right by itself. `ids` are separated by spaces. */
  note(
    page: NamedPage,
    { address, ids, fragments }: { address: string; ids: string; fragments: readonly string[] },
  ): void {
    const known = this.#lists.get(ids) ?? ids;
    this.#lists.set(ids, known);
    this.#ids.set(address, known);
    for (const href of fragments) if (!this.#waiting.has(href)) this.#waiting.set(href, page);
  }

  /** Of a page that was checked or noted, separated by spaces; by its printed path. */
  idsAt(address: string): string | undefined {
    return this.#ids.get(address);
  }

  /** Links into other pages, once all pages were checked or noted, but for `others`. */
  finish(others?: OtherPages): Diagnostic[] {
    return [...new Set([...this.#waiting.keys(), ...(others?.fragments ?? [])])].flatMap((href) => {
      const target = fragmentTarget(href, this.#site.origin);
      const ids = target === undefined ? undefined : (this.idsAt(target) ?? others?.idsAt(target));
      if (target === undefined || ids === undefined) return [];
      const targets = new Map([[target, new Set(ids.split(' '))]]);
      const problem = linkProblem(href, { path: '', ids: [] }, { ...this.#site, targets });
      const page = problem && (others?.firstWith(href) ?? this.#waiting.get(href));
      return problem && page ? this.#report(problem, href, page) : [];
    });
  }

  #report({ code, message, hint }: LinkProblem, href: string, page: NamedPage): Diagnostic[] {
    const places = this.#site.findLink(href);
    if (places) return places.map((at) => diagnose(code, at, message, { hint }));
    const at = startOf(`templates/pages/${page.template}.tsx`);
    return [diagnose(code, at, `${message} The link is on ${page.path}, from ${page.source}.`, { hint })];
  }
}

/** The printed path that a link leads to; undefined where it leads to another site, or stays on its page. */
export function linkTarget(href: string, origin: string): string | undefined {
  // Most links: nothing has to be taken off them.
  if (href.startsWith('/') && !href.includes('#') && !href.includes('?')) return href;
  const inside = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(inside)) return undefined;
  const address = inside.replace(/#.*$/s, '').replace(/\?.*$/s, '');
  return address === '' ? undefined : address;
}

/** Some links, checked: what is left to do on each page that has them. */
interface CheckedRun {
  /** Links into other pages. */
  fragments: string[];
  /** Links within the page, which mean something else on each. */
  within: string[];
}

/** The page that a link with a fragment leads to; undefined for all other links. */
function fragmentTarget(href: string, origin: string): string | undefined {
  const hashAt = href.indexOf('#');
  if (hashAt <= 0 || hashAt === href.length - 1) return undefined;
  const inside = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(inside)) return undefined;
  return inside.slice(0, inside.indexOf('#')).replace(/\?.*$/, '');
}

const hints = {
  'page/empty-title':
    'In the template, write <title>{text}</title> and <h1>{text}</h1> once each, with a single string.',
  'page/token': 'Remove it from the text, or write a separate text for this kind of page.',
  'page/id': 'Give one of the two another id.',
};

function checkPage({ path, source, template, read }: CheckedPage): Diagnostic[] {
  const at = startOf(`templates/pages/${template}.tsx`);
  const problems: Diagnostic[] = [];
  const say = (code: 'page/empty-title' | 'page/token' | 'page/id', message: string) => {
    problems.push(diagnose(code, at, `${message} The page is ${path}, from ${source}.`, { hint: hints[code] }));
  };
  if (read.title.trim() === '') say('page/empty-title', 'The title is empty.');
  if (read.h1.length !== 1 || read.h1[0]?.trim() === '') {
    say(
      'page/empty-title',
      `A page needs exactly one main heading (h1), but this one has ${read.h1.filter((text) => text.trim() !== '').length}.`,
    );
  }
  for (const token of new Set(read.tokens)) say('page/token', `${token} is shown to visitors as written.`);
  for (const id of doubled(read.ids)) say('page/id', `The id ${id} is used twice.`);
  return problems;
}

function doubled(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) (seen.has(id) ? twice : seen).add(id);
  return twice;
}
