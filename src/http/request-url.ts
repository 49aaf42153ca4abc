/** A request's target → its decoded path, to be looked up among known URLs and never on the disk. Pure. */
import { tryDecode } from '../text/strings.ts';

export interface RequestUrl {
  /** Decoded, with a leading slash. */
  path: string;
  /** As sent, with its question mark; empty if there is none. */
  query: string;
}

/** Undefined for an invalid target. */
export function parseRequestUrl(target: string): RequestUrl | undefined {
  // Clients that use the server as a proxy send an absolute URL.
  const [, site, encoded = '', query = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = tryDecode(site !== undefined && encoded === '' ? '/' : encoded);
  if (path === undefined || !path.startsWith('/') || path.includes('\0')) return undefined;
  return { path, query };
}

/** A path encoded for a Location header. Leading slashes become one, and backslashes are encoded: `//` or `/\` would lead to another host. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent).replace(/^\/*/, '/');
}
