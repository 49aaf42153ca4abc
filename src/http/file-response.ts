/** A file and a request → the response: whole or a range, compressed or not, or 304. Pure. */
import { createHash } from 'node:crypto';
import fresh from 'fresh';
import { type Encoded, encode } from './encode.ts';
import type { RequestHead } from './refuse-request.ts';
import { type HttpResponse, textResponse } from './response.ts';

export interface ServedFile {
  /** 404: the file is a page that replaces the requested one, to which conditions and ranges do not apply. */
  status: 200 | 404;
  bytes: Uint8Array;
  modified: Date;
  isCompressible: boolean;
  /** The host's headers for it: its type, its caching, the site's own. */
  headers: Record<string, string>;
}

type FileRequest = Pick<RequestHead, 'method' | 'headers'>;

/** Headers that a 304 must repeat (RFC 9110, 15.4.5). */
const repeatedHeaders = ['cache-control', 'content-location', 'etag', 'expires', 'last-modified', 'vary'];

export async function fileResponse(request: FileRequest, file: ServedFile): Promise<HttpResponse> {
  const { bytes, modified, isCompressible } = file;
  const accepted = isCompressible ? request.headers['accept-encoding']?.toString() : undefined;
  if (file.status === 404) {
    const encoded = await encode(bytes, accepted);
    return { status: 404, headers: encodedHeaders(file, encoded), body: encoded.bytes };
  }
  const range = requestedRange(request, bytes);
  // Ranges apply to the plain bytes only: a part of compressed bytes is useless.
  const encoded: Encoded = range === undefined ? await encode(bytes, accepted) : { bytes, encoding: 'identity' };
  const validators = { etag: etagOf(encoded.bytes), 'last-modified': modified.toUTCString() };
  const headers = {
    ...encodedHeaders(file, encoded),
    ...validators,
    ...(encoded.encoding === 'identity' && { 'accept-ranges': 'bytes' }),
  };
  if (fresh(request.headers, validators)) return { status: 304, headers: pick(headers, repeatedHeaders) };
  return range === undefined ? { status: 200, headers, body: encoded.bytes } : rangeResponse(range, bytes, headers);
}

function encodedHeaders({ headers, isCompressible }: ServedFile, { encoding }: Encoded): Record<string, string> {
  const vary = [headers.vary, 'Accept-Encoding'].filter((part) => part !== undefined).join(', ');
  return {
    ...headers,
    ...(isCompressible && { vary }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/** With its quotes. */
function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Undefined if the response is the whole file. If-Range: the client has a part of this version of the file. */
function requestedRange({ method, headers }: FileRequest, bytes: Uint8Array): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = headers;
  if (method !== 'GET' || range === undefined) return undefined;
  return ifRange === undefined || ifRange === etagOf(bytes) ? parseRange(range, bytes.length) : undefined;
}

/** A Range header (RFC 9110, 14). Undefined for another unit, several ranges (which a server may ignore), and an invalid one. */
export function parseRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header);
  const [, first = '', last = ''] = found ?? [];
  if (!found || (first === '' && last === '')) return undefined;
  if (first === '') {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? 'unsatisfiable' : { start: length - suffix, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'unsatisfiable' : { start, end };
}

function rangeResponse(
  range: ByteRange | 'unsatisfiable',
  bytes: Uint8Array,
  headers: Record<string, string>,
): HttpResponse {
  const place = range === 'unsatisfiable' ? '*' : `${range.start}-${range.end}`;
  const rangeHeaders = { 'content-range': `bytes ${place}/${bytes.length}` };
  if (range === 'unsatisfiable') return textResponse(416, 'The requested range is not in the file.', rangeHeaders);
  return { status: 206, headers: { ...headers, ...rangeHeaders }, body: bytes.subarray(range.start, range.end + 1) };
}

function pick(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
