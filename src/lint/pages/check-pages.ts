/** Checks the finished pages: every inner link, fragment, picture and asset leads somewhere; titles and headings are there. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { SharedResults } from '../../memo/memoize.ts';

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

export interface LinkTargets {
  /** Base path of the site: `` or `/sub`. */
  base: string;
  origin: string;
  /** Printed path (with base) of every page and file there will be, to the ids of that page, where they are known. */
  targets: Pick<ReadonlyMap<string, ReadonlySet<string> | undefined>, 'has' | 'get'>;
  /** The file of the draft that will be served at a printed path, if there is one. */
  draftAt?: ((target: string) => string | undefined) | undefined;
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
  readonly #waiting = new Map<string, Omit<CheckedPage, 'read'>>();
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

  #checkRun(run: readonly string[], page: Omit<CheckedPage, 'read'> & { problems: Diagnostic[] }): CheckedRun {
    const checked: CheckedRun = { fragments: [], within: [] };
    for (const href of run) {
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
    { ids, problems, ...page }: Omit<CheckedPage, 'read'> & { ids: readonly string[]; problems: Diagnostic[] },
  ): void {
    const problem = linkProblem(href, { path: page.path, ids }, this.#targets);
    if (!problem || this.#reported.has(`${problem.code} ${href}`)) return;
    this.#reported.add(`${problem.code} ${href}`);
    problems.push(...this.#report(problem, href, page));
  }

  /** A page that was made before, and is right by itself. `ids` are separated by spaces. */
  note(
    page: Omit<CheckedPage, 'read'>,
    { address, ids, fragments }: { address: string; ids: string; fragments: readonly string[] },
  ): void {
    const known = this.#lists.get(ids) ?? ids;
    this.#lists.set(ids, known);
    this.#ids.set(address, known);
    for (const href of fragments) if (!this.#waiting.has(href)) this.#waiting.set(href, page);
  }

  /** Links into other pages, once all pages were checked or noted. */
  finish(): Diagnostic[] {
    return [...this.#waiting].flatMap(([href, page]) => {
      const target = fragmentTarget(href, this.#site.origin);
      const ids = target === undefined ? undefined : this.#ids.get(target);
      if (target === undefined || ids === undefined) return [];
      const targets = new Map([[target, new Set(ids.split(' '))]]);
      const problem = linkProblem(href, { path: page.path, ids: [] }, { ...this.#site, targets });
      return problem ? this.#report(problem, href, page) : [];
    });
  }

  #report({ code, message, hint }: LinkProblem, href: string, page: Omit<CheckedPage, 'read'>): Diagnostic[] {
    const places = this.#site.findLink(href);
    if (places) return places.map((at) => diagnose(code, at, message, { hint }));
    const at = startOf(`templates/pages/${page.template}.tsx`);
    return [diagnose(code, at, `${message} The link is on ${page.path}, from ${page.source}.`, { hint })];
  }
}

/** The printed path that a link leads to; undefined where it leads to another site, or stays on its page. */
export function linkTarget(href: string, origin: string): string | undefined {
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

interface LinkProblem {
  code: 'link/broken' | 'link/fragment';
  message: string;
  hint: string;
}

/** `ids` are those of the page that has the link. */
export function linkProblem(
  href: string,
  page: { path: string; ids: readonly string[] },
  site: LinkTargets,
): LinkProblem | undefined {
  const inside = href.startsWith(`${site.origin}/`) ? href.slice(site.origin.length) : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(inside)) return undefined;
  const [address = '', fragment = ''] = inside.split('#');
  if (href === '' || href === '#' || address.startsWith('//')) {
    return {
      code: 'link/broken',
      message: `A link’s address is "${href}", which is not a valid URL.`,
      hint: 'Correct the link.',
    };
  }
  const target = address === '' ? undefined : address.replace(/\?.*$/, '');
  if (target !== undefined && !site.targets.has(target)) {
    const draft = site.draftAt?.(target);
    if (draft !== undefined) {
      const hint = `Remove draft: true from ${draft} when it is finished. Until then, remove the link.`;
      return { code: 'link/broken', message: `A link points to ${href}, which is a draft.`, hint };
    }
    const hint = 'Correct the link, or put the file in the static folder.';
    return { code: 'link/broken', message: `A link points to ${href}, which does not exist.`, hint };
  }
  const ids = target === undefined ? new Set(page.ids) : site.targets.get(target);
  if (fragment === '' || !ids || ids.has(decoded(fragment))) return undefined;
  const guess = nearest(decoded(fragment), ids);
  const message = `No element on ${target ?? page.path} has the id ${fragment}.`;
  const hint =
    guess === undefined ? 'Give a section of that page this id, or correct the link.' : didYouMean(`#${guess}`);
  return { code: 'link/fragment', message, hint };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function doubled(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) (seen.has(id) ? twice : seen).add(id);
  return twice;
}
