/**
 * Which requests a server on this machine does not answer: those meant for another name (DNS rebinding), those that
 * another site's page sends behind its reader's back, and those that would change something. Pure.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** What of a request decides; `rawHeaders` because only they show a header that was sent twice. */
export interface RequestHead {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: readonly string[];
}

export interface Refusal {
  status: 400 | 403 | 405;
  text: string;
  headers: Record<string, string>;
}

const methods = ['GET', 'HEAD'];

/** `hosts`: the names and addresses this server goes by, in lower case, IPv6 in brackets, without a port. */
export function refuseRequest(request: RequestHead, hosts: ReadonlySet<string>): Refusal | undefined {
  const { headers, rawHeaders, method = '', url = '/' } = request;
  const host = headers.host;
  if (host === undefined || rawHeaders.filter(isHostName).length > 1)
    return refusal(400, 'A request needs exactly one Host header.');
  // A tunnel or a container may give the server another port, so the name alone decides.
  if (!hosts.has(nameOf(host)) || !isOwnTarget(url, hosts))
    return refusal(403, 'This server accepts requests only for its own host name.');
  if (isForeignOrigin(headers.origin, host) || isForeignFetch(headers))
    return refusal(403, 'This server does not accept requests from the pages of other sites.');
  if (!methods.includes(method)) return refusal(405, 'Only GET and HEAD are supported.', { allow: methods.join(', ') });
  return undefined;
}

/** Names and values take turns in raw headers. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.toLowerCase() === 'host';
}

/**
 * The name in a Host header, in lower case; empty where there is none. Nothing is put right: browsers send names and
 * numbers in their one normal form, so `localhost.` or `2130706433` is somebody trying.
 */
function nameOf(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? '';
}

/** A target with a host of its own (`GET http://name/ HTTP/1.1`) counts more than the Host header. */
function isOwnTarget(target: string, hosts: ReadonlySet<string>): boolean {
  const authority = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(target)?.[1];
  return authority === undefined || hosts.has(nameOf(authority));
}

/** Also `null`, which sandboxed frames and files send. */
function isForeignOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase().replace(/:80$/, '')}`;
}

/** A link from a mail or a terminal is welcome: it opens a page that the other site cannot read. */
function isForeignFetch(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

function refusal(status: Refusal['status'], text: string, headers: Record<string, string> = {}): Refusal {
  return { status, text, headers };
}
