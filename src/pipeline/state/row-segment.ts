/**
 * Writes and names the segments of a file of rows: a head with their length and a digest of their rows and of the segment before,
 * then the rows. Touches the open file only.
 */
import { createHash, hash } from 'node:crypto';
import { fstatSync, writeSync } from 'node:fs';

export const format = 'treesite-rows-2';
export const digestLength = 64;
const lengthDigits = 12;
/** Characters that are written at a time: all rows together may be more than a string can hold. */
const chunkLength = 2 ** 20;

/** There are more rows than the file may hold. */
export class TooLarge extends Error {}

/** `text` undefined: the row was deleted. */
export type Row = readonly [name: string, text: string | undefined];

/** At the end of the file. `before` is the digest of the segment before. */
export function writeSegment(
  open: number,
  { before, rows, maxBytes }: { before: string; rows: Iterable<Row>; maxBytes: number },
): void {
  // After what another build has appended meanwhile: the two do not fit together, which is noticed.
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

/** The digest of a segment, from that of the one before and that of its rows. */
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

/** Of the same length whatever it says: it is written again when the rest is. */
function headOf(digest: string, length: number): string {
  return `${format} ${String(length).padStart(lengthDigits, '0')} ${digest.padStart(digestLength, '0')}\n`;
}
