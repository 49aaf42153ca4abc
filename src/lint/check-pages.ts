/** Checks the finished pages: every inner link, fragment, picture and asset leads somewhere; titles and headings are there. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
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
  findLink: (href: string) => Location | undefined;
}

export function checkPages(pages: readonly CheckedPage[], site: Site): Diagnostic[] {
  return pages.flatMap((page) => [
    ...checkPage(page),
    ...page.scan.links.flatMap((href) => checkLink(href, page, site)),
  ]);
}

function checkPage({ path, source, template, scan }: CheckedPage): Diagnostic[] {
  const at = startOf(`templates/pages/${template}.tsx`);
  const problems: Diagnostic[] = [];
  const say = (code: 'page/empty-title' | 'page/token' | 'page/id', message: string) => {
    problems.push(diagnose(code, at, `${message} The page is ${path}, from ${source}.`));
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

function checkLink(href: string, page: CheckedPage, site: Site): Diagnostic[] {
  const inside = href.startsWith(`${site.origin}/`) ? href.slice(site.origin.length) : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(inside)) return [];
  const at = site.findLink(href) ?? startOf(`templates/pages/${page.template}.tsx`);
  const [address = '', fragment = ''] = inside.split('#');
  const where = `${page.path} (from ${page.source})`;
  if (href === '' || href === '#' || address.startsWith('//')) {
    return [diagnose('link/broken', at, `A link on ${where} is "${href}", which leads nowhere.`)];
  }
  const target = address === '' ? undefined : address.replace(/\?.*$/, '');
  if (target !== undefined && !site.targets.has(target)) {
    return [diagnose('link/broken', at, `${where} links to ${href}, which does not exist.`)];
  }
  const ids = target === undefined ? new Set(page.scan.ids) : site.targets.get(target);
  if (fragment !== '' && ids && !ids.has(decodeURIComponent(fragment))) {
    return [diagnose('link/fragment', at, `${where} links to ${href}, but there is no #${fragment} on that page.`)];
  }
  return [];
}
