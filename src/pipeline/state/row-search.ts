/** Finds rows, each `name<tab>text<newline>`, in bytes that have them in the order of their names. Pure. */

export interface Span {
  start: number;
  end: number;
}

/** Where the text of a row is; its newline is at `end`. */
export interface TextSpan extends Span {
  readonly name: string;
}

const newline = 10;
const tab = 9;

/** The row that begins at `at`. */
export function readRow(bytes: Buffer, at: number): TextSpan {
  const tabAt = bytes.indexOf(tab, at);
  return { name: bytes.toString('utf8', at, tabAt), start: tabAt + 1, end: bytes.indexOf(newline, tabAt) };
}

/** Where the row of this name begins, or the first one after it; the end of `rows` where there is none. */
export function findRow(bytes: Buffer, rows: Span, name: string): number {
  let { start, end } = rows;
  while (start < end) {
    const middle = (start + end) >> 1;
    const at = Math.max(start, bytes.lastIndexOf(newline, middle - 1) + 1);
    const row = readRow(bytes, at);
    if (row.name < name) start = row.end + 1;
    else end = at;
  }
  return start;
}
