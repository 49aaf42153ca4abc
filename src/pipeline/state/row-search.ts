/** Finds rows, each `name<tab>text<newline>`, in bytes in which they are sorted by name. Pure. */

export interface Span {
  start: number;
  end: number;
}

/** The position of a row's text; its newline is at `end`. */
export interface TextSpan extends Span {
  readonly name: string;
}

const newline = 10;
const tab = 9;

/** The row that starts at `at`. */
export function readRow(bytes: Buffer, at: number): TextSpan {
  const tabAt = bytes.indexOf(tab, at);
  return { name: bytes.toString('utf8', at, tabAt), start: tabAt + 1, end: bytes.indexOf(newline, tabAt) };
}

/** The start of the row with this name, or of the next one; the end of `rows` if there is none. */
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
