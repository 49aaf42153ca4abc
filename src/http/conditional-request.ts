/** Whether a request still wants what it asks for, told by what it has already (RFC 9110, 13). Pure. */
import type { IncomingHttpHeaders } from 'node:http';

/** What would be sent. */
export interface Validators {
  /** A strong tag, in its quotes. */
  etag: string;
  modified: Date;
}

/** In the order the RFC gives: 412 where a condition fails, 304 where nothing has changed, otherwise undefined. */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): 304 | 412 | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match !== undefined) {
    if (!isListed(etag, match, 'strong')) return 412;
  } else if (isLater(modified, headers['if-unmodified-since']) === true) return 412;
  if (noneMatch !== undefined) return isListed(etag, noneMatch, 'weak') ? 304 : undefined;
  return isLater(modified, headers['if-modified-since']) === false ? 304 : undefined;
}

/** If-Range: whether a part fits what the client has of the whole. */
export function isSameWhole(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined || ifRange === etag) return true;
  return !ifRange.includes('"') && inSeconds(modified) === parseDate(ifRange);
}

/** A proxy may have made a tag weak on the way; that is good enough for not sending the same again. */
function isListed(etag: string, list: string, comparison: 'weak' | 'strong'): boolean {
  if (list.trim() === '*') return true;
  const tags: string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.includes(etag) || (comparison === 'weak' && tags.includes(`W/${etag}`));
}

/** Undefined where there is no date to compare with. */
function isLater(modified: Date, date: string | undefined): boolean | undefined {
  const then = date === undefined ? undefined : parseDate(date);
  return then === undefined ? undefined : inSeconds(modified) > then;
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
