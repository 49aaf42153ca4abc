/**
 * A request → the reason for which a local server refuses it: it is for another host name (DNS rebinding), another site's
 * page sent it (CSRF), or its method would change something. Pure.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { parseRequestUrl, type RequestUrl } from './request-url.ts';
import { type HttpResponse, textResponse } from './response.ts';

/** `rawHeaders` is needed because only they show a header that was sent twice. */
export interface RequestHead {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: readonly string[];
}

const methods = ['GET', 'HEAD'];

/** The requested URL, or the response that refuses the request. */
export function readRequest(
  request: RequestHead,
  hosts: ReadonlySet<string>,
): { url: RequestUrl } | { refusal: HttpResponse } {
  const refusal = refuseRequest(request, hosts);
  if (refusal) return { refusal };
  const url = parseRequestUrl(request.url ?? '/');
  return url ? { url } : { refusal: textResponse(400, 'This URL is not valid.') };
}

/** `hosts`: the server's names and addresses in lower case, IPv6 in brackets, without ports. */
export function refuseRequest(request: RequestHead, hosts: ReadonlySet<string>): HttpResponse | undefined {
  const { headers, rawHeaders, method = '', url = '/' } = request;
  const host = headers.host;
  if (host === undefined || rawHeaders.filter(isHostName).length > 1)
    return textResponse(400, 'A request needs exactly one Host header.');
  // A tunnel or container may map the port, so only the name is compared.
  if (!hosts.has(nameOf(host)) || !isOwnTarget(url, hosts))
    return textResponse(403, 'This server accepts requests only for its own host name.');
  if (isCrossOrigin(headers.origin, host) || isCrossSiteFetch(headers))
    return textResponse(403, 'This server does not accept requests from the pages of other sites.');
  if (!methods.includes(method))
    return textResponse(405, 'Only GET and HEAD are supported.', { allow: methods.join(', ') });
  return undefined;
}

/** Raw headers alternate between names and values. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.toLowerCase() === 'host';
}

/**
 * The name in a Host header, in lower case; empty if there is none. Not normalized any further: browsers send names and
 * addresses in canonical form, so `localhost.` or `2130706433` is an attack.
 */
function nameOf(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? '';
}

/** A host in the target (`GET http://name/ HTTP/1.1`) overrides the Host header. */
function isOwnTarget(target: string, hosts: ReadonlySet<string>): boolean {
  const authority = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(target)?.[1];
  return authority === undefined || hosts.has(nameOf(authority));
}

/** True for `null` too, which sandboxed frames and local files send. */
function isCrossOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase().replace(/:80$/, '')}`;
}

/** Navigations are allowed, such as links in mails: the other site cannot read the page they open. */
function isCrossSiteFetch(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}
