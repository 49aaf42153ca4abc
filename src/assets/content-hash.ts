/** Contents as a short name part, for names of files and keys of the cache. Pure. */
import { hash } from 'node:crypto';

/** 64 bits: among a million files, two share a name by chance once in 37 million sites. Each byte more is in every page that names the file. */
const hexDigits = 16;
/** So many letters and digits hold 64 bits. */
const length = 13;

/** 64 bits of SHA-256 in lower-case letters and digits: names stay apart where file systems ignore case. */
export function contentHash(contents: string | Uint8Array): string {
  const bits = BigInt(`0x${hash('sha256', contents).slice(0, hexDigits)}`);
  return bits.toString(36).padStart(length, '0');
}
