/** A file and a request → the response: whole, compressed or a part. Pure. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minCompressedBytes } from '../domain/file-headers.ts';
import type { RequestHead } from './refuse-request.ts';
import type { HttpResponse } from './response.ts';

export interface ServedFile {
  /** 404: the file is a page that replaces the requested one, of which no part is sent. */
  status: 200 | 404;
  bytes: Uint8Array;
  isCompressible: boolean;
  /** The host's headers for it: its type, its caching, the site's own. */
  headers: Record<string, string>;
}

const compressors = {
  // Quality 5 is what hosts typically use for compressing on the fly.
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

export async function fileResponse(
  { method, headers: asked }: Pick<RequestHead, 'method' | 'headers'>,
  { status, bytes, isCompressible, headers: own }: ServedFile,
): Promise<HttpResponse> {
  const vary = [own.vary, 'Accept-Encoding'].filter((part) => part !== undefined).join(', ');
  const headers = isCompressible ? { ...own, vary } : own;
  const range = method === 'GET' && status === 200 ? parseRange(asked.range, bytes.length) : undefined;
  if (range) {
    const { start, end } = range;
    const place = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
    return { status: 206, headers: { ...headers, ...place }, body: bytes.subarray(start, end + 1) };
  }
  const isWorthIt = isCompressible && bytes.length >= minCompressedBytes;
  const encoding = isWorthIt ? chooseEncoding(String(asked['accept-encoding'])) : undefined;
  if (encoding === undefined) return { status, headers, body: bytes };
  return { status, headers: { ...headers, 'content-encoding': encoding }, body: await compressors[encoding](bytes) };
}

/** Browsers send names only; an encoding with a quality (`br;q=0`) is not used. */
function chooseEncoding(accepted: string): keyof typeof compressors | undefined {
  const names = accepted.split(',').map((name) => name.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** Browsers ask for parts of videos in this form. Undefined for any other, and beyond the end: the whole file is sent, which is always allowed (RFC 9110, 14.2). */
function parseRange(header = '', length: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  const start = Number(first);
  const end = Math.min(last ? Number(last) : length, length - 1);
  return first !== undefined && start <= end ? { start, end } : undefined;
}
