/** A file's contents as a short name part. Pure. */
import { createHash } from 'node:crypto';

/** Ten hexadecimal digits of SHA-256: enough to tell versions of one file apart. */
export function contentHash(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 10);
}
