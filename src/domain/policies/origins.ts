/** Origins of other sites as a content policy writes them: parsed, normalised and written again. Pure. */
import { parseWebAddress } from '../addresses/web-address.ts';

/** What may be allowed for each kind of load (`security.allow`), with the directive of the policy that lists it. */
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

/** Origins by kind, as a person wrote them or normalised. */
export type AllowedOrigins = { readonly [Kind in AllowKind]?: readonly string[] | undefined };

/**
 * `https://Plausible.io/` → `https://plausible.io`; `https://*.example.com` allows every host below it. Undefined for what is
 * no https or wss origin: a path, a query, a keyword such as 'unsafe-inline', `*`.
 */
export function parseOrigin(text: string): string | undefined {
  const [, scheme = '', wildcard = '', rest = ''] = /^(https|wss):\/\/(\*\.)?([^/?#*]+)\/?$/i.exec(text) ?? [];
  const url = parseWebAddress(`https://${rest}`);
  if (!url || (wildcard !== '' && !/[a-z]\.[a-z]/.test(url.hostname))) return undefined;
  return `${scheme.toLowerCase()}://${wildcard}${url.host}`;
}

/** Each once, sorted; what is no origin is left out, because it was reported where it was written. */
export function normalizeOrigins(...lists: readonly (readonly string[] | undefined)[]): string[] {
  const origins = lists.flatMap((list) => list ?? []).flatMap((text) => parseOrigin(text) ?? []);
  return [...new Set(origins)].sort();
}

/** Whether a browser finds an origin in a list of a policy. */
export function matchesOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => {
    const [scheme = '', host = ''] = one.split('://');
    if (!host.startsWith('*.')) return one === origin;
    return origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1));
  });
}
