/**
 * Writes segments of a file of rows: a head with the length and a digest of the rows and of the previous segment, then the
 * rows. Touches the open file only.
 */
import { createHash, hash } from 'node:crypto';
import { fstatSync, writeSync } from 'node:fs';

export const format = 'treesite-rows-3';
export const digestLength = 64;
const lengthDigits = 12;
/** In characters. Rows are written in chunks, because all of them may exceed the maximum length of a string. */
const chunkLength = 2 ** 20;

/** Thrown if the rows exceed the file's limit. */
export class TooLarge extends Error {}

/** `text` undefined: the row was deleted. */
export type Row = readonly [name: string, text: string | undefined];

/** Appends to the file. `before` is the digest of the previous segment. */
export function writeSegment(
  open: number,
  { before, rows, maxBytes }: { before: string; rows: Iterable<Row>; maxBytes: number },
): void {
  // If another build has appended meanwhile, the digests do not match, which the next read detects.
  const at = fstatSync(open).size;
  const start = at + writeSync(open, headOf('', 0), at);
  const body = createHash('sha256');
  let end = start;
  for (const chunk of chunksOf(rows)) {
    if (end + chunk.length > maxBytes) throw new TooLarge();
    body.update(chunk);
    end += writeSync(open, chunk, 0, chunk.length, end);
  }
  writeSync(open, headOf(chain(before, body.digest('hex')), end - start), at);
}

/** The digest of a segment, from the previous segment's and that of its rows. */
export function chain(before: string, body: string): string {
  return hash('sha256', `${before} ${body}`);
}

function* chunksOf(rows: Iterable<Row>): Generator<Buffer> {
  let chunk = '';
  for (const [name, text = ''] of rows) {
    chunk += `${name}\t${text}\n`;
    if (chunk.length < chunkLength) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

/** Has a fixed length, because it is overwritten once the rows are written. */
function headOf(digest: string, length: number): string {
  return `${format} ${String(length).padStart(lengthDigits, '0')} ${digest.padStart(digestLength, '0')}\n`;
}
