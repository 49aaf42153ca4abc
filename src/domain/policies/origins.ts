/** Third-party origins, as people write them → the normalized form of a content policy. Pure. */
import { parseHttpUrl } from '../urls/hrefs.ts';

/** The kinds of loads in `security.allow`, with the content policy's directive for each. */
export const allowDirectives = {
  script: 'script-src',
  style: 'style-src',
  img: 'img-src',
  font: 'font-src',
  connect: 'connect-src',
  frame: 'frame-src',
  media: 'media-src',
  form: 'form-action',
} as const;

export type AllowKind = keyof typeof allowDirectives;

export const allowKinds = Object.keys(allowDirectives) as AllowKind[];

/** Origins by kind, as written or normalized. */
export type AllowedOrigins = { readonly [Kind in AllowKind]?: readonly string[] | undefined };

/**
 * `https://Plausible.io/` → `https://plausible.io`; `https://*.example.com` allows all its subdomains. Undefined for anything
 * but an https or wss origin: a path, a query, a keyword such as 'unsafe-inline', `*`.
 */
export function parseOrigin(text: string): string | undefined {
  const [, scheme = '', wildcard = '', rest = ''] = /^(https|wss):\/\/(\*\.)?([^/?#*]+)\/?$/i.exec(text) ?? [];
  const url = parseHttpUrl(`https://${rest}`);
  if (!url || (wildcard !== '' && !/[a-z]\.[a-z]/.test(url.hostname))) return undefined;
  return `${scheme.toLowerCase()}://${wildcard}${url.host}`;
}

/** Sorted, without duplicates or invalid origins, which the data checks report. */
export function normalizeOrigins(...lists: readonly (readonly string[] | undefined)[]): string[] {
  const origins = lists.flatMap((list) => list ?? []).flatMap((text) => parseOrigin(text) ?? []);
  return [...new Set(origins)].sort();
}

/** Whether a browser matches an origin against a policy's list of sources. */
export function matchesOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => {
    const [scheme = '', host = ''] = one.split('://');
    if (!host.startsWith('*.')) return one === origin;
    return origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1));
  });
}
