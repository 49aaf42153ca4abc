/** Checks the pages of the static folder: every link, picture and file they name is there, and allowed where it is another site's. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { addressOf } from '../../domain/addresses/file-address.ts';
import { blockedOrigin, type PolicyDirectives } from '../../domain/policies/content-policy.ts';
import type { PageRead } from '../../html/read-page.ts';
import { diagnoseLoad } from './check-loads.ts';
import { type LinkTargets, linkProblem } from './link-problem.ts';

interface StaticPage {
  /** From the static folder. */
  path: string;
  html: string;
  read: PageRead;
}

interface StaticFolder {
  /** The static folder from the project's root, with forward slashes. */
  folder: string;
  /** Undefined where a `_headers` file of the site's own gives the policy of a page. */
  policyFor: (path: string) => PolicyDirectives | undefined;
}

export function checkStaticPages(
  pages: readonly StaticPage[],
  { folder, policyFor, ...site }: LinkTargets & StaticFolder,
): Diagnostic[] {
  return pages.flatMap(({ path, html, read: { ids, links, facts } }) => {
    const address = site.base + addressOf(path);
    const policy = policyFor(path);
    const blocked = new Map(
      facts.foreign.flatMap((load) => {
        const origin = policy && blockedOrigin(load, policy, site.origin);
        const at = placeOf(load.address, html, `${folder}/${path}`);
        if (origin === undefined) return [];
        return [[`${load.kind} ${origin}`, diagnoseLoad(load.kind, origin, { at, where: address })]];
      }),
    );
    const broken = [...new Set(links)].flatMap((href) => {
      const target = resolveLink(href, address);
      const problem = target === undefined ? undefined : linkProblem(target, { path: address, ids }, site);
      if (!problem) return [];
      const at = placeOf(href, html, `${folder}/${path}`);
      const message = problem.message.replace(target ?? href, href);
      return [diagnose(problem.code, at, message, { hint: problem.hint })];
    });
    return [...broken, ...blocked.values()];
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
