/** The contents of a site's file → the hash in the manifest: 128 bits of SHA-256 as 32 hexadecimal digits. Pure. */
import { hash } from 'node:crypto';

export function fileHash(contents: string | Uint8Array): string {
  return hash('sha256', contents).slice(0, 32);
}
