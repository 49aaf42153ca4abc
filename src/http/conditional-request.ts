/** Whether a request needs a full response, by the version that the client has already (RFC 9110, 13). Pure. */
import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** What would be sent. */
export interface Validators {
  /** A strong tag, in its quotes. */
  etag: string;
  modified: Date;
}

/** In the order the RFC gives: 412 where a condition fails, 304 where nothing has changed, otherwise undefined. */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): 304 | 412 | undefined {
  const { 'if-match': match } = headers;
  if (match !== undefined) {
    if (!isListed(etag, match)) return 412;
  } else if (isLater(modified, headers['if-unmodified-since'])) return 412;
  return fresh(headers, { etag, 'last-modified': modified.toUTCString() }) ? 304 : undefined;
}

/** If-Range: whether a part fits what the client has of the whole. */
export function matchesIfRange(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined || ifRange === etag) return true;
  return !ifRange.includes('"') && inSeconds(modified) === parseDate(ifRange);
}

/** A weak tag says nothing of the bytes. */
function isListed(etag: string, list: string): boolean {
  const tags: string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return list.trim() === '*' || tags.includes(etag);
}

function isLater(modified: Date, date: string | undefined): boolean {
  const then = date === undefined ? undefined : parseDate(date);
  return then !== undefined && inSeconds(modified) > then;
}

/** Headers know no smaller unit. */
function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Dates of headers are in GMT and say so; a text that merely reads like a date is none. */
function parseDate(text: string): number | undefined {
  const time = /GMT$/.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}
