/** Files of the finished site. Pure. */
import { isUtf8 } from 'node:buffer';
import type { OutputFile } from '../assets/assets.ts';

/** A file whose contents are made on demand. */
export interface GeneratedFile {
  path: string;
  make: () => string | Uint8Array;
}

/** False for UTF-16, whose zeros can be valid UTF-8, and for other encodings. */
export function isText({ contents }: OutputFile): boolean {
  const bytes = Buffer.from(contents);
  return isUtf8(bytes) && !bytes.includes(0);
}

/** The text of a file, without a byte order mark, with lone carriage returns as line breaks. */
export function textOf({ contents }: OutputFile): string {
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
  return text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
}
