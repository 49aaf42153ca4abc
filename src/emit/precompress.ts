/** Compressed copies of text files, for hosts that send these instead of compressing each response. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, minCompressedBytes } from '../domain/file-headers.ts';
import { isForHost } from '../domain/hosts/hosts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Compression {
  /** The extension that is added to the name. */
  ending: '.br' | '.gz';
  compress: (file: string, bytes: Uint8Array) => Promise<Uint8Array>;
}

export const compressions: readonly Compression[] = [
  {
    ending: '.br',
    // Quality 10 takes a third of the time of 11 for 3% more bytes: worth it for thousands of pages, but not for a few styles.
    compress: (file, bytes) => {
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
      const quality = file.startsWith('assets/') ? 11 : 10;
      return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    },
  },
  {
    ending: '.gz',
    compress: async (_, bytes) => {
      const packed = await zip(bytes, { level: 9 });
      // The tenth byte is the operating system: 255 is "unknown" (RFC 1952, 2.3.1), so the bytes are the same everywhere.
      packed[9] = 255;
      return packed;
    },
  },
];

/** Whether to try compressing this file; `size` is in bytes. */
export function isWorthCompressing(file: string, size: number): boolean {
  return (
    size >= minCompressedBytes &&
    isCompressible(file) &&
    !isForHost(file) &&
    !compressions.some(({ ending }) => file.endsWith(ending))
  );
}
