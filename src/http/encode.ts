/** A file and an Accept-Encoding header → the bytes to send, compressed if the client accepts it (RFC 9110, 12.5.3). Pure. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { minCompressedBytes } from '../domain/file-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Encoded {
  bytes: Uint8Array;
  encoding: Encoding;
}

/** The package's published types lack this option. */
interface Preferring {
  encoding: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined;
}

/** In order of preference, if the client has none. */
const offered: Encoding[] = ['br', 'gzip', 'identity'];

const compressors = {
  // Quality 5 is what hosts typically use for compressing on the fly.
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

export async function encode(bytes: Uint8Array, accepted: string | undefined): Promise<Encoded> {
  const encoding = bytes.length < minCompressedBytes ? 'identity' : chooseEncoding(accepted);
  const compressed = encoding === 'identity' ? bytes : await compressors[encoding](bytes);
  return compressed.length < bytes.length ? { bytes: compressed, encoding } : { bytes, encoding: 'identity' };
}

/** If the client refuses every encoding, the plain bytes are better than an error. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  // x-gzip is an old name for gzip (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': accepted?.replace(/\bx-gzip\b/gi, 'gzip') };
  const negotiator: Preferring = new Negotiator({ headers });
  const chosen = negotiator.encoding(offered, { preferred: offered });
  return offered.find((encoding) => encoding === chosen) ?? 'identity';
}
