/** Checks HTML pages in the static folder: their links and files must exist, or be allowed if they are on other sites. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { blockedOrigin, type PolicyDirectives } from '../../domain/policies/content-policy.ts';
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { hasScheme, withoutOrigin } from '../../domain/urls/hrefs.ts';
import { inlineStyle } from '../../html/external-loads.ts';
import type { PageRead } from '../../html/read-page.ts';
import { parseUrl, positionIn, tryDecode } from '../../text/strings.ts';
import { diagnoseLoad } from './check-loads.ts';
import { type LinkTargets, linkProblem } from './link-problem.ts';

interface StaticPage {
  /** Relative to the static folder. */
  path: string;
  html: string;
  read: PageRead;
}

interface StaticFolder {
  /** The static folder relative to the project's root, with forward slashes. */
  folder: string;
  /** The content policy of a page; undefined if the site's own `_headers` sets another one, or the host sends none. */
  policyFor: (path: string) => PolicyDirectives | undefined;
}

export function checkStaticPages(
  pages: readonly StaticPage[],
  { folder, policyFor, ...site }: LinkTargets & StaticFolder,
): Diagnostic[] {
  return pages.flatMap(({ path, html, read: { base, ids, links, external } }) => {
    const url = site.base + urlPathOf(path);
    const policy = policyFor(path);
    // The policy makes browsers ignore it.
    const from = policy || base === undefined ? undefined : withoutOrigin(base, site.origin);
    const place = (offset: number) => ({ file: `${folder}/${path}`, ...positionIn(html, Math.max(0, offset)) });
    const blocked = new Map(
      external.flatMap((load) => {
        const origin = policy && blockedOrigin(load, policy, site.origin);
        if (origin === undefined) return [];
        const isInline = origin === inlineStyle.url;
        const at = place(isInline ? html.search(/<style|(?<=\s)style\s*=/i) : findUrl(load.url, html));
        return [[`${load.kind} ${origin}`, diagnoseLoad(load.kind, origin, { at, where: url })]];
      }),
    );
    const broken = links.flatMap((href) => {
      const target = resolveLink(href, url, from);
      const problem = target === undefined ? undefined : linkProblem(target, { path: url, ids: new Set(ids) }, site);
      if (!problem) return [];
      const message = problem.message.replace(target ?? href, () => href);
      return [diagnose(problem.code, place(findUrl(href, html)), message, { hint: problem.hint })];
    });
    return [...broken, ...blocked.values()];
  });
}

/** The decoded path of a link on the site, in a page at `url` that may have a `<base>`; undefined for another site. A bare fragment, and what is no URL, are returned unchanged. */
export function resolveLink(href: string, url: string, base?: string): string | undefined {
  if (hasScheme(href) || href.startsWith('//') || href === '' || href === '#') return undefined;
  if (href.startsWith('#') && base === undefined) return href;
  const page = `http://site${encodeURI(url)}`;
  const resolved = parseUrl(href, parseUrl(base ?? '', page)?.href ?? page);
  if (!resolved) return href;
  const { host, pathname, hash } = resolved;
  return host === 'site' ? (tryDecode(pathname, decodeURI) ?? pathname) + hash : undefined;
}

/** Before and after a value: the whole of it first. */
const attributeForms = [
  ['="', '"'],
  ["='", "'"],
  ['="', ''],
  ["='", ''],
  ['=', ''],
  ['', ''],
] as const;

/** `url` as the parser gives it: the whole value of an attribute, or a part of one. */
function findUrl(url: string, html: string): number {
  const forms = [url, url.replaceAll('&', '&amp;')];
  for (const [before, after] of attributeForms) {
    const found = forms.map((form) => html.indexOf(before + form + after)).find((offset) => offset !== -1);
    if (found !== undefined) return found + before.length;
  }
  return -1;
}
