/** Contents as a short name part, for names of files and keys of the cache. Pure. */
import { hash } from 'node:crypto';

const hexDigits = 32;
/** So many letters and digits hold 128 bits. */
const length = 25;

/** 128 bits of SHA-256 in lower-case letters and digits: names stay apart where file systems ignore case. */
export function contentHash(contents: string | Uint8Array): string {
  const bits = BigInt(`0x${hash('sha256', contents).slice(0, hexDigits)}`);
  return bits.toString(36).padStart(length, '0');
}
