/** A request's conditions and a file's version → whether the client needs the file (RFC 9110, 13). Pure. */
import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** The version that would be sent. */
export interface Validators {
  /** A strong tag, with its quotes. */
  etag: string;
  modified: Date;
}

/** In the RFC's order: 412 if a precondition fails, 304 if nothing has changed, otherwise undefined. */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): 304 | 412 | undefined {
  const { 'if-match': match } = headers;
  if (match !== undefined) {
    if (!isListed(etag, match)) return 412;
  } else if (isLater(modified, headers['if-unmodified-since'])) return 412;
  return fresh(headers, { etag, 'last-modified': modified.toUTCString() }) ? 304 : undefined;
}

/** If-Range: whether a range belongs to the version that the client has. */
export function matchesIfRange(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined || ifRange === etag) return true;
  return !ifRange.includes('"') && inSeconds(modified) === parseDate(ifRange);
}

/** A strong comparison never matches weak tags, which do not identify bytes. */
function isListed(etag: string, list: string): boolean {
  const tags: string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return list.trim() === '*' || tags.includes(etag);
}

function isLater(modified: Date, date: string | undefined): boolean {
  const then = date === undefined ? undefined : parseDate(date);
  return then !== undefined && inSeconds(modified) > then;
}

/** Dates in headers have a resolution of one second. */
function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Dates in headers end in GMT; other texts that Date can parse are invalid. */
function parseDate(text: string): number | undefined {
  const time = /GMT$/.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}
