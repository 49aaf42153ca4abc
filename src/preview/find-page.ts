/** An address and a built folder → the file to show, or where else to look. Pure. */

import { notFoundAddresses } from '../domain/addresses/not-found-address.ts';
import { encodePath, type RequestAddress } from '../http/request-address.ts';
import { type FoundRule, findRule, isRewrite, locationOf, targetPath } from './redirect-rules.ts';
import type { SiteFiles } from './site-files.ts';

export interface Redirect {
  status: number;
  location: string;
}

export interface FoundFile {
  status: 200 | 404;
  /** Absolute. */
  file: string;
  /** What a rule says of the same address. It takes precedence where the file is only a redirect page. */
  fallback?: Redirect;
}

/** As Netlify does it: a forced rule, a file, a rule, another way to write a page's address, the nearest 404 page. */
export function findPage(site: SiteFiles, { path, query }: RequestAddress): FoundFile | Redirect | undefined {
  const found = findRule(site.redirects, path);
  if (found?.rule.isForced) return followRule(site, found, { path, query });
  const file = site.files.get(path);
  // It is shown for missing pages, and is not itself a page.
  if (file !== undefined && path.endsWith('/404.html')) return { status: 404, file };
  if (file !== undefined) {
    const fallback = found && !isRewrite(found) ? { fallback: redirectOf(found, query) } : {};
    return { status: 200, file, ...fallback };
  }
  const right = site.canonical(path);
  // /services is as good as /services/, so a rule for everything below /services/ leaves it alone.
  if (found && (right === undefined || found.captures.size === 0)) return followRule(site, found, { path, query });
  if (right !== undefined) return { status: 301, location: encodePath(right) + query };
  // Later this machine may show another site on the same port: nothing here is for ever.
  if (path === '/' && site.home !== '/') return { status: 302, location: encodePath(site.home) + query };
  return nearestNotFound(site, path);
}

function followRule(
  site: SiteFiles,
  found: FoundRule,
  { path, query }: RequestAddress,
): FoundFile | Redirect | undefined {
  if (!isRewrite(found)) return redirectOf(found, query);
  const target = targetPath(found) ?? '';
  const file = site.files.get(target) ?? site.files.get(site.canonical(target) ?? '');
  if (file === undefined) return nearestNotFound(site, path);
  return { status: found.rule.status === 404 ? 404 : 200, file };
}

function redirectOf(found: FoundRule, query: string): Redirect {
  return { status: found.rule.status, location: locationOf(found, query) };
}

function nearestNotFound({ files }: SiteFiles, path: string): FoundFile | undefined {
  const file = notFoundAddresses(path)
    .map((address) => files.get(address))
    .find((found) => found !== undefined);
  return file === undefined ? undefined : { status: 404, file };
}
