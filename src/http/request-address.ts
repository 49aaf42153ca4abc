/** What a request asks for: its target → a decoded path, to be looked up among known addresses and never on the disk. Pure. */

export interface RequestAddress {
  /** Decoded, with a slash in front. */
  path: string;
  /** As it was sent, with its question mark; empty where there is none. */
  query: string;
}

/** Undefined for a target that cannot be read. */
export function requestAddress(target: string): RequestAddress | undefined {
  // Who takes this server for a proxy writes the site in front.
  const [, site, encoded = '', query = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = decode(site !== undefined && encoded === '' ? '/' : encoded);
  if (path === undefined || !path.startsWith('/') || path.includes('\0')) return undefined;
  return { path, query };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A path in the form a Location header may carry. A second slash or a backslash in front would lead to another host,
 * so neither is left as it is.
 */
export function encodePath(path: string): string {
  const encoded = path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent))
    .join('/');
  return encoded.replace(/^\/*/, '/');
}
