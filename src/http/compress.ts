/** Compresses responses, and caches the results in memory up to a limit. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Compress = (bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>) => Promise<Uint8Array>;

const room = 32 * 1024 * 1024;

/** A hash of the bytes: the key of a cached result, and the ETag. */
export function etagHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

export function createCompressor(limit = room): Compress {
  const known = new Map<string, Uint8Array>();
  let size = 0;
  return async (bytes, encoding) => {
    const key = `${encoding} ${etagHash(bytes)}`;
    const before = known.get(key);
    if (before) return before;
    const made = encoding === 'br' ? await brotli(bytes) : await gzipAsync(bytes);
    if (!known.has(key)) size += made.length;
    known.set(key, made);
    for (const [oldest, { length }] of known) {
      if (size <= limit) break;
      known.delete(oldest);
      size -= length;
    }
    return made;
  };
}

/** Quality 5 is what hosts typically use for compressing on the fly. */
function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliAsync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
