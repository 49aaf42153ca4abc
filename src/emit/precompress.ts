/** Compressed copies of texts, for hosts that send those instead of compressing each answer. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../domain/addresses/content-type.ts';
import { isForHost } from '../domain/hosts.ts';

/** Bytes: below this, compressing saves nothing. */
const minBytes = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Copy {
  /** What the name of the copy ends in. */
  ending: '.br' | '.gz';
  compress: (file: string, bytes: Uint8Array) => Promise<Uint8Array>;
}

export const copies: readonly Copy[] = [
  {
    ending: '.br',
    // 10 takes a third of the time of 11 and gives 3% more bytes: worth it for thousands of pages, not for a few styles.
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
      // The tenth byte names the operating system: "unknown" is the same everywhere (RFC 1952, 2.3.1).
      packed[9] = 255;
      return packed;
    },
  },
];

/** Whether copies of this file are worth trying; `size` is in bytes. */
export function isWorthCopying(file: string, size: number): boolean {
  return (
    size >= minBytes && isCompressible(file) && !isForHost(file) && !copies.some(({ ending }) => file.endsWith(ending))
  );
}
