/** Checks that all internal links, fragments, pictures and assets of finished pages exist, that titles and headings are not missing, and that the content policy allows what they load. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location, placeOf } from '../../diagnostics/diagnostic.ts';
import type { PolicyDirectives } from '../../domain/policies/content-policy.ts';
import { hasScheme, withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { PageRead } from '../../html/read-page.ts';
import type { PlannedPage } from '../../routes/list-pages.ts';
import { createLoadCheck, type NamedPage } from './check-loads.ts';
import { type LinkProblem, type LinkTargets, linkProblem } from './link-problem.ts';

type CheckedRead = Pick<PageRead, 'title' | 'h1' | 'ids' | 'links' | 'tokens' | 'external'>;

interface Site extends Omit<LinkTargets, 'idsAt'> {
  /** Of the content policy. */
  directives: PolicyDirectives;
  /** The places of a link in the data, if it comes from there. */
  findLink: (href: string) => readonly Location[] | undefined;
  /** The last section of a data file that has this id. */
  findSection: (file: string, id: string) => Location | undefined;
  /** The label in a language that has this token, in a text of a page. */
  findLabel: (language: string, token: string, text: string) => Label | undefined;
}

/** A text of `wording`. */
export interface Label {
  key: string;
  /** Of a token that is wrong in it. */
  at: Location | undefined;
}

/**
 * Checks one page after the other, and does not keep them. Only links to fragments of other pages are checked at the end,
 * when the ids of all pages are known. Reports a broken link once, even if it is on every page.
 */
export class PageChecks {
  readonly #site: Site;
  readonly #checkLoads: ReturnType<typeof createLoadCheck>;
  /** Code and URL of each problem. Other URLs are not kept, because a substring keeps its whole page in memory. */
  readonly #reported = new Set<string>();
  /** Links to fragments of other pages, each with its first page. */
  readonly #waiting = new Map<string, NamedPage>();
  /** By URL path. */
  readonly #ids = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
    this.#checkLoads = createLoadCheck(site);
  }

  /** `url` is the page's URL path. Also returns its ids, separated by spaces, and its links to fragments of other pages. */
  check(
    page: NamedPage & Pick<PlannedPage, 'language'>,
    { read, url }: { read: CheckedRead; url: string },
  ): { problems: Diagnostic[]; ids: string; fragments: string[] } {
    const { base, origin, isServed } = this.#site;
    const ids = new Set(read.ids);
    const problems = [...checkPage(page, { read, ids, site: this.#site }), ...this.#checkTokens(page, read)];
    const fragments: string[] = [];
    for (const href of read.links) {
      // Nearly all links: to a page or file of the site.
      if (isServed(href)) continue;
      const other = fragmentTarget(href, origin);
      // Fragments in assets are icons, which are checked by name.
      if (other !== undefined && !other.startsWith(`${base}/assets/`)) fragments.push(href);
      const problem = linkProblem(href, { path: page.path, ids }, this.#site);
      if (!problem || this.#reported.has(`${problem.code} ${href}`)) continue;
      this.#reported.add(`${problem.code} ${href}`);
      problems.push(...this.#report(problem, href, page));
    }
    problems.push(...this.#checkLoads(page, read.external));
    const noted = { ids: read.ids.join(' '), fragments };
    this.note(page, { url, ...noted });
    return { problems, ...noted };
  }

  /** Adds a page in which an earlier build found no problems. `ids` are separated by spaces. */
  note(page: NamedPage, { url, ids, fragments }: { url: string; ids: string; fragments: readonly string[] }): void {
    this.#ids.set(url, ids);
    for (const href of fragments) if (!this.#waiting.has(href)) this.#waiting.set(href, page);
  }

  /** For a page that a static file replaces, whose ids may be made by its own scripts: links to them are not checked. */
  forgetIds(url: string): void {
    this.#ids.delete(url);
  }

  /** The ids of a checked or noted page, by its URL path. */
  idsAt(url: string): ReadonlySet<string> | undefined {
    const ids = this.#ids.get(url);
    return ids === undefined ? undefined : new Set(ids.split(' '));
  }

  /** Checks links to fragments of other pages, once all pages were checked or noted. */
  finish(): Diagnostic[] {
    const site = { ...this.#site, idsAt: (url: string) => this.idsAt(url) };
    return [...this.#waiting].flatMap(([href, page]) => {
      const target = fragmentTarget(href, site.origin);
      if (target === undefined || !this.#ids.has(target)) return [];
      const problem = linkProblem(href, { path: '', ids: new Set() }, site);
      return problem ? this.#report(problem, href, page) : [];
    });
  }

  /** Reports a label once: on a page with several tokens, and in the data although many pages show it. */
  #checkTokens(page: NamedPage & Pick<PlannedPage, 'language'>, { tokens }: CheckedRead): Diagnostic[] {
    const { path, source, template, language } = page;
    return [...tokens].flatMap(([token, text]) => {
      const { key, at } = this.#site.findLabel(language, token, text) ?? {};
      const fault = key && `page/token ${at ? placeOf(at) : `${path} ${key}`}`;
      if (fault !== undefined && this.#reported.has(fault)) return [];
      if (fault !== undefined) this.#reported.add(fault);
      const message = `${token} is shown to visitors as written. The page is ${path}, from ${source}.`;
      const words = [token, ...(key ? [`wording.${key}`, key] : [])];
      const more = at ? { hint: labelHint } : { hint: tokenHint, words };
      return [diagnose('page/token', at ?? inMarkup(template), message, { pages: [path], ...more })];
    });
  }

  #report({ code, message, hint, hintInData = hint }: LinkProblem, href: string, page: NamedPage): Diagnostic[] {
    const places = this.#site.findLink(href);
    if (places) return places.map((at) => diagnose(code, at, message, { hint: hintInData }));
    const at = inMarkup(page.template);
    const text = `${message} The link is on ${page.path}, from ${page.source}.`;
    return [diagnose(code, at, text, { hint, pages: [page.path], words: [`"${href}"`, href] })];
  }
}

/** The target page of a link with a fragment; undefined for all other links. */
function fragmentTarget(href: string, origin: string): string | undefined {
  const hashAt = href.indexOf('#');
  if (hashAt <= 0 || hashAt === href.length - 1) return undefined;
  const inside = withoutOrigin(href, origin);
  if (hasScheme(inside)) return undefined;
  return inside.slice(0, inside.indexOf('#')).replace(/\?.*$/, '');
}

const hints = {
  'page/empty-title': 'In the template, write exactly one <h1>, with text in it.',
  'page/id': 'Give one of the two another id.',
};

const tokenHint =
  'If it is in a data file, delete it, or use a token that this text may contain. If it is in a template, use a prop instead, such as props.shell.phone.display, a field of the object, or fill the label in: fill(wording.placeCount, { count }).';

const labelHint = 'Delete it from this label: not every page that shows the label has a value for it.';

const titleHint =
  'In the template, write one <title> that contains a single string: <title>{text}</title>. React leaves a title of several parts empty.';

function checkPage(
  { path, source, template }: NamedPage,
  { read, ids, site }: { read: CheckedRead; ids: ReadonlySet<string>; site: Pick<Site, 'findSection'> },
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const say = (
    code: keyof typeof hints,
    message: string,
    { words, hint = hints[code], at = inMarkup(template) }: { words: readonly string[]; hint?: string; at?: Location },
  ) => {
    const text = `${message} The page is ${path}, from ${source}.`;
    problems.push(diagnose(code, at, text, { hint, pages: [path], words }));
  };
  if (read.title.trim() === '') say('page/empty-title', 'The title is empty.', { words: ['<title'], hint: titleHint });
  if (read.h1.length !== 1 || read.h1[0]?.trim() === '') {
    say(
      'page/empty-title',
      `A page needs exactly one main heading (h1), but this one has ${read.h1.filter((text) => text.trim() !== '').length}.`,
      { words: ['<h1'] },
    );
  }
  const repeated = ids.size === read.ids.length ? [] : read.ids.filter((id, index) => read.ids.indexOf(id) < index);
  for (const id of new Set(repeated)) {
    const at = site.findSection(source, id);
    say('page/id', `The id ${id} is used twice.`, { words: [`"${id}"`, id], ...(at && { at }) });
  }
  return problems;
}
