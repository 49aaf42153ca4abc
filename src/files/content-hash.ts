/** Contents → hashes: short ones for file names and cache keys, and longer ones for the manifest. Pure. */
import { hash } from 'node:crypto';

/** 64 bits: a million files collide by chance once in 37 million sites. Each further byte is in every page that names the file. */
const hexDigits = 16;
/** The base-36 digits of 64 bits. */
const length = 13;

/** 64 bits of SHA-256 in lower-case letters and digits, so that names differ on case-insensitive file systems too. */
export function contentHash(contents: string | Uint8Array): string {
  const bits = BigInt(`0x${hash('sha256', contents).slice(0, hexDigits)}`);
  return bits.toString(36).padStart(length, '0');
}

/** 128 bits of SHA-256 as 32 hexadecimal digits: the hash of a site's file in the manifest. */
export function fileHash(contents: string | Uint8Array): string {
  return hash('sha256', contents).slice(0, 32);
}
