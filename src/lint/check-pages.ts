/** Checks the finished pages: every inner link, fragment, picture and asset leads somewhere; titles and headings are there. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { PageScan } from './scan-page.ts';

export interface CheckedPage {
  path: string;
  file: string;
  source: string;
  /** The template it was made with. */
  template: string;
  scan: PageScan;
}

interface Site {
  /** Base path of the site: `` or `/sub`. */
  base: string;
  origin: string;
  /** Printed path (with base) of every page and file there will be, to the ids of that page. */
  targets: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Where the data wrote a link, if it did. */
  findLink: (href: string) => readonly Location[] | undefined;
}

export function checkPages(pages: readonly CheckedPage[], site: Site): Diagnostic[] {
  return [...pages.flatMap(checkPage), ...checkLinks(pages, site)];
}

const cures = {
  'page/empty-title':
    'In the template write <title>{text}</title> and <h1>{text}</h1>, each once and with a single text.',
  'page/token': 'Remove it from the words, or use words of their own for this kind of page.',
  'page/id': 'Give one of the two another id.',
};

function checkPage({ path, source, template, scan }: CheckedPage): Diagnostic[] {
  const at = startOf(`templates/pages/${template}.tsx`);
  const problems: Diagnostic[] = [];
  const say = (code: 'page/empty-title' | 'page/token' | 'page/id', message: string) => {
    problems.push(diagnose(code, at, `${message} The page is ${path}, from ${source}.`, { hint: cures[code] }));
  };
  if (scan.title.trim() === '') say('page/empty-title', 'The title came out empty.');
  if (scan.h1.length !== 1 || scan.h1[0]?.trim() === '') {
    say(
      'page/empty-title',
      `There should be one main heading (h1), but there are ${scan.h1.filter((text) => text.trim() !== '').length}.`,
    );
  }
  for (const token of new Set(scan.tokens)) say('page/token', `${token} was left in the text.`);
  const doubled = scan.ids.filter((id, index) => scan.ids.indexOf(id) !== index);
  for (const id of new Set(doubled)) say('page/id', `The id ${id} stands twice.`);
  return problems;
}

interface LinkProblem {
  code: 'link/broken' | 'link/fragment';
  message: string;
  hint: string;
}

/** A link in the navigation is on every page, but one mistake: each is told once, where the data or else a template has it. */
function checkLinks(pages: readonly CheckedPage[], site: Site): Diagnostic[] {
  const told = new Set<string>();
  return pages.flatMap((page) =>
    page.scan.links.flatMap((href) => {
      if (told.has(href)) return [];
      const problem = linkProblem(href, page, site);
      if (!problem) return [];
      told.add(href);
      const { code, message, hint } = problem;
      const places = site.findLink(href);
      if (places) return places.map((at) => diagnose(code, at, message, { hint }));
      const at = startOf(`templates/pages/${page.template}.tsx`);
      return [diagnose(code, at, `${message} The link is on ${page.path}, from ${page.source}.`, { hint })];
    }),
  );
}

function linkProblem(href: string, page: CheckedPage, site: Site): LinkProblem | undefined {
  const inside = href.startsWith(`${site.origin}/`) ? href.slice(site.origin.length) : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(inside)) return undefined;
  const [address = '', fragment = ''] = inside.split('#');
  if (href === '' || href === '#' || address.startsWith('//')) {
    return { code: 'link/broken', message: `A link is "${href}", which leads nowhere.`, hint: 'Correct the address.' };
  }
  const target = address === '' ? undefined : address.replace(/\?.*$/, '');
  if (target !== undefined && !site.targets.has(target)) {
    const hint = 'Correct the address, or put the file into the static folder.';
    return { code: 'link/broken', message: `A link leads to ${href}, which does not exist.`, hint };
  }
  const ids = target === undefined ? new Set(page.scan.ids) : site.targets.get(target);
  if (fragment === '' || !ids || ids.has(decoded(fragment))) return undefined;
  const guess = nearest(decoded(fragment), ids);
  const message = `There is no place #${fragment} on ${target ?? page.path}.`;
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
