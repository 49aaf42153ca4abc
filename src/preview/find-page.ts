/** A URL and a built folder → the file to serve, or a redirect. Pure. */
import { notFoundPaths } from '../domain/urls/file-urls.ts';
import { encodePath, type RequestUrl } from '../http/request-url.ts';
import { findRule, locationOf } from './redirect-rules.ts';
import type { SiteFiles } from './site-files.ts';

export interface Redirect {
  status: number;
  location: string;
}

export interface FoundFile {
  status: 200 | 404;
  /** Absolute. */
  file: string;
  /** The redirect of a rule for the same URL. It wins if the file is only a redirect page. */
  fallback?: Redirect;
}

/** In Netlify's order: a forced rule, a file, a rule, another form of a page's URL, the nearest 404 page. */
export function findPage(site: SiteFiles, { path, query }: RequestUrl): FoundFile | Redirect | undefined {
  const found = findRule(site.redirects, path);
  const redirect = found && { status: found.rule.status, location: locationOf(found, query) };
  if (found?.rule.isForced) return redirect;
  const file = site.files.get(path);
  // A 404 page is not a page of its own, so its URL has status 404 too.
  if (file !== undefined && path.endsWith('/404.html')) return { status: 404, file };
  if (file !== undefined) return { status: 200, file, ...(redirect && { fallback: redirect }) };
  const right = site.canonical(path);
  // /services counts as /services/, so a rule for everything below /services/ does not apply to it.
  if (found && (right === undefined || found.captures.size === 0)) return redirect;
  if (right !== undefined) return { status: 301, location: encodePath(right) + query };
  // Temporary (302), because another site may be served on the same port later.
  if (path === '/' && site.home !== '/') return { status: 302, location: encodePath(site.home) + query };
  return nearestNotFound(site, path);
}

function nearestNotFound({ files }: SiteFiles, path: string): FoundFile | undefined {
  const file = notFoundPaths(path)
    .map((url) => files.get(url))
    .find((found) => found !== undefined);
  return file === undefined ? undefined : { status: 404, file };
}
