/** Checks the pages of the static folder: every link, picture and file they name is there. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { addressOf } from '../../domain/file-address.ts';
import type { PageRead } from '../../html/read-page.ts';
import { type LinkTargets, linkProblem } from './check-pages.ts';

interface StaticPage {
  /** From the static folder. */
  path: string;
  html: string;
  read: PageRead;
}

/** `folder` is the static folder from the project's root, with forward slashes. */
export function checkStaticPages(
  pages: readonly StaticPage[],
  { folder, ...site }: LinkTargets & { folder: string },
): Diagnostic[] {
  return pages.flatMap(({ path, html, read: { ids, links } }) => {
    const address = site.base + addressOf(path);
    return [...new Set(links)].flatMap((href) => {
      const target = resolveLink(href, address);
      const problem = target === undefined ? undefined : linkProblem(target, { path: address, ids }, site);
      if (!problem) return [];
      const at = placeOf(href, html, `${folder}/${path}`);
      const message = problem.message.replace(target ?? href, href);
      return [diagnose(problem.code, at, message, { hint: problem.hint })];
    });
  });
}

/** As a path of the site, decoded; undefined where it leaves the site. A fragment alone stays as it is. */
function resolveLink(href: string, address: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return undefined;
  if (href === '' || href.startsWith('#')) return href === '' || href === '#' ? undefined : href;
  const { pathname, hash } = new URL(href, `http://site${encodeURI(address)}`);
  try {
    return decodeURI(pathname) + hash;
  } catch {
    return pathname + hash;
  }
}

function placeOf(text: string, html: string, file: string): Location {
  const found = Math.max(0, html.indexOf(text));
  const before = html.slice(0, found).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
