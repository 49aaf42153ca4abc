/** A file and a request → the response: whole or a range, compressed or not, or 304. Touches only the compressor's cache. */
import type { IncomingHttpHeaders } from 'node:http';
import { minCompressedBytes } from '../domain/file-headers.ts';
import { chooseEncoding, type Encoding } from './accepted-encoding.ts';
import { type ByteRange, formatContentRange, parseRange } from './byte-range.ts';
import { type Compress, etagHash } from './compress.ts';
import { checkConditions, matchesIfRange, type Validators } from './conditional-request.ts';
import { type HttpResponse, textResponse } from './response.ts';

export interface ServedFile {
  bytes: Uint8Array;
  modified: Date;
  isCompressible: boolean;
  /** The host's headers for it: its type, its caching, the site's own. */
  headers: Record<string, string>;
}

export interface FileRequest {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Headers that a 304 must repeat (RFC 9110, 15.4.5). */
const repeatedHeaders = ['cache-control', 'content-location', 'etag', 'expires', 'last-modified', 'vary'];

/** The response for a file that exists at the requested path. */
export async function fileResponse(request: FileRequest, file: ServedFile, compress: Compress): Promise<HttpResponse> {
  const { bytes, modified } = file;
  const whole = { etag: `"${etagHash(bytes)}"`, modified };
  const range = requestedRange(request, file, whole);
  const chosen =
    range === undefined ? await encode(request, file, compress) : ({ bytes, encoding: 'identity' } as const);
  const validators = chosen.encoding === 'identity' ? whole : { etag: `"${etagHash(chosen.bytes)}"`, modified };
  const headers = {
    ...encodedHeaders(file, chosen.encoding),
    etag: validators.etag,
    'last-modified': modified.toUTCString(),
    // Ranges apply to the plain bytes only: a part of compressed bytes is useless.
    ...(chosen.encoding === 'identity' && { 'accept-ranges': 'bytes' }),
  };
  const condition = checkConditions(request.headers, validators);
  if (condition === 304) return { status: 304, headers: pick(headers, repeatedHeaders) };
  if (condition === 412) return textResponse(412, 'The page has changed.');
  return range === undefined ? { status: 200, headers, body: chosen.bytes } : rangeResponse(range, bytes, headers);
}

/** The response for a page that replaces the requested one: conditions and ranges do not apply. */
export async function replacementResponse(
  request: FileRequest,
  { status, ...file }: ServedFile & { status: number },
  compress: Compress,
): Promise<HttpResponse> {
  const { bytes, encoding } = await encode(request, file, compress);
  return { status, headers: encodedHeaders(file, encoding), body: bytes };
}

/** The range, if the response is uncompressed and If-Range matches. */
function requestedRange(
  { method, headers }: FileRequest,
  { bytes }: ServedFile,
  whole: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  return method === 'GET' && matchesIfRange(headers['if-range']?.toString(), whole)
    ? parseRange(headers.range, bytes.length)
    : undefined;
}

function rangeResponse(
  range: ByteRange | 'unsatisfiable',
  bytes: Uint8Array,
  headers: Record<string, string>,
): HttpResponse {
  const rangeHeaders = { 'content-range': formatContentRange(range, bytes.length) };
  if (range === 'unsatisfiable') return textResponse(416, 'The requested range is not in the file.', rangeHeaders);
  return { status: 206, headers: { ...headers, ...rangeHeaders }, body: bytes.subarray(range.start, range.end + 1) };
}

async function encode(
  { headers }: FileRequest,
  { bytes, isCompressible }: ServedFile,
  compress: Compress,
): Promise<{ bytes: Uint8Array; encoding: Encoding }> {
  const encoding = chooseEncoding(headers['accept-encoding']?.toString());
  if (encoding === 'identity' || !isCompressible || bytes.length < minCompressedBytes)
    return { bytes, encoding: 'identity' };
  const compressed = await compress(bytes, encoding);
  return compressed.length < bytes.length ? { bytes: compressed, encoding } : { bytes, encoding: 'identity' };
}

function encodedHeaders({ headers, isCompressible }: ServedFile, encoding: Encoding): Record<string, string> {
  const vary = [headers.vary, 'Accept-Encoding'].filter((part) => part !== undefined).join(', ');
  return {
    ...headers,
    ...(isCompressible && { vary }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

function pick(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
