/** A link of a finished page → what is wrong with it, if anything. Pure. */
import { didYouMean, mostSimilar, nearest } from '../../diagnostics/nearest.ts';
import { hasScheme, secureLink, withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { DraftPage } from '../../model/entities.ts';
import { truncateList, tryDecode } from '../../text/strings.ts';

export interface LinkTargets {
  origin: string;
  /** The base path of the site if links are written without it, as in its data. */
  base?: string;
  /** Whether a page or file is served at a URL path (with base path). */
  isServed: (target: string) => boolean;
  /** The ids of the page at a URL path; undefined if they are not known. */
  idsAt?: (target: string) => ReadonlySet<string> | undefined;
  /** The draft that will be served at a URL path, if there is one. */
  draftAt?: ((target: string) => DraftPage | undefined) | undefined;
}

export interface LinkProblem {
  code: 'link/broken' | 'link/fragment';
  message: string;
  hint: string;
}

/** `ids` are those of the page with the link. */
export function linkProblem(
  href: string,
  page: { path: string; ids: ReadonlySet<string> },
  site: LinkTargets,
): LinkProblem | undefined {
  const inside = withoutOrigin(href, site.origin);
  if (hasScheme(inside)) return undefined;
  const [url = '', fragment = ''] = inside.split('#');
  if (href === '' || href === '#' || url.startsWith('//')) {
    const meant = secureLink(href);
    const hint = meant === undefined ? 'Correct the link.' : didYouMean(meant);
    return { code: 'link/broken', message: `A link points to "${href}", which is not a valid URL.`, hint };
  }
  const target = url === '' ? undefined : url.replace(/\?.*$/, '');
  if (target !== undefined && !site.isServed(target)) {
    const draft = site.draftAt?.(target);
    if (draft !== undefined) return draftProblem(href, draft);
    const page = ['/', '']
      .map((end) => target.replace(/\.html?$/, end))
      .find((url) => url !== target && site.isServed(url));
    const hint =
      page === undefined
        ? 'Correct the link, or put the file in the static folder.'
        : didYouMean(page.slice(site.base?.length));
    return { code: 'link/broken', message: `A link points to ${href}, which does not exist.`, hint };
  }
  const ids = target === undefined ? page.ids : site.idsAt?.(target);
  if (fragment === '' || !ids || ids.has(tryDecode(fragment) ?? fragment)) return undefined;
  const message = `No element on ${target ?? page.path} has the id ${fragment}.`;
  return { code: 'link/fragment', message, hint: fragmentHint(tryDecode(fragment) ?? fragment, ids) };
}

function draftProblem(href: string, { file, waitsFor, isList }: DraftPage): LinkProblem {
  const list = isList ? 'This list appears with the first published post. ' : '';
  const [what, hint] =
    waitsFor === undefined
      ? [
          isList ? 'has only drafts' : 'is a draft',
          `Remove draft: true from ${file} when it is finished. Until then, remove the link.`,
        ]
      : [`is not published before ${waitsFor}`, `Until then, remove the link, or correct date: in ${file}.`];
  return { code: 'link/broken', message: `A link points to ${href}, which ${what}.`, hint: list + hint };
}

/** Names at most this many ids. */
const maxIds = 8;

function fragmentHint(fragment: string, ids: ReadonlySet<string>): string {
  const guess = nearest(fragment, ids);
  if (guess !== undefined) return didYouMean(`#${guess}`);
  const similarFirst = new Set([...mostSimilar(fragment, ids, maxIds), ...ids]);
  return ids.size === 0
    ? 'Give a section of that page this id, or correct the link.'
    : `Use an id of that page: ${truncateList(
        [...similarFirst].map((id) => `#${id}`),
        maxIds,
      )}.`;
}
