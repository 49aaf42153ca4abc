/** Files of the finished site. Pure. */
import type { OutputFile } from '../assets/assets.ts';

/** A file whose contents are made on demand. */
export interface GeneratedFile {
  path: string;
  make: () => string | Uint8Array;
}

/** The text of a file, without a byte order mark, with lone carriage returns as line breaks. */
export function textOf({ contents }: OutputFile): string {
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
  return text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
}
