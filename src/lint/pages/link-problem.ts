/** A link of a finished page → what is wrong with it, if anything. Pure. */
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { withoutEnding } from '../../domain/urls/file-urls.ts';
import { hasScheme, secureLink, withoutBase, withoutOrigin } from '../../domain/urls/hrefs.ts';
import { tryDecode } from '../../text/strings.ts';

export interface LinkTargets {
  origin: string;
  /** The base path of the site: empty, or `/sub`. */
  base: string;
  /** Whether a page or file is served at a URL path (with base path, decoded or encoded). */
  isServed: (target: string) => boolean;
  /** The most similar URL path of a page. */
  similar?: (target: string) => string | undefined;
  /** The ids of the page at a URL path; undefined if they are not known. */
  idsAt?: (target: string) => ReadonlySet<string> | undefined;
  /** The file of the page that will be served at a URL path once it is published. */
  draftAt?: ((target: string) => string | undefined) | undefined;
}

export interface LinkProblem {
  code: 'link/broken' | 'link/fragment';
  message: string;
  hint: string;
  /** In a data file, where links are written without the base path. */
  hintInData?: string;
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
    if (draft !== undefined) {
      const message = `A link points to ${href}, which is not published yet: ${draft} is a draft, or its day is still to come.`;
      return { code: 'link/broken', message, hint: 'Publish it first, or remove the link until then.' };
    }
    const below = withoutBase(target, site) ?? target;
    const forms = [target, site.base + target, site.base + below.replace(/^\/static(?=\/)/, '')].flatMap((path) => {
      const bare = withoutEnding(path);
      return [`${bare}/`, bare, path];
    });
    const meant = forms.find(site.isServed) ?? site.similar?.(target) ?? site.similar?.(site.base + target);
    const message = `A link points to ${href}, which does not exist.`;
    if (meant === undefined)
      return { code: 'link/broken', message, hint: 'Correct the link, or put the file in the static folder.' };
    // Only a whole URL leads from data to the page of one language.
    const isWhole = inside !== href;
    const hintInData = didYouMean(isWhole ? site.origin + meant : meant.slice(site.base.length));
    return { code: 'link/broken', message, hint: didYouMean(meant), hintInData };
  }
  const ids = target === undefined ? page.ids : site.idsAt?.(target);
  const id = tryDecode(fragment) ?? fragment;
  // Without such an id, browsers show the top of the page.
  if (/^(?:top)?$/i.test(id) || !ids || ids.has(id)) return undefined;
  const message = `No element on ${target ?? page.path} has the id ${fragment}.`;
  const guess = nearest(id, ids);
  const hint =
    guess === undefined ? 'Give a section of that page this id, or correct the link.' : didYouMean(`#${guess}`);
  return { code: 'link/fragment', message, hint };
}
