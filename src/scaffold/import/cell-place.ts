/** The text of a row → the line and column of a cell. Pure. */

export interface CellPlace {
  /** Number of lines after the row's first one. */
  line: number;
  /** From 1. */
  column: number;
  length: number;
}

/** `row` is the text as in the file, with quoted cells. */
export function cellPlace(row: string, delimiter: string, cell: number): CellPlace {
  let [start, end] = [0, endOfCell(row, 0, delimiter)];
  for (let passed = 0; passed < cell && end < row.length; passed++) {
    start = end + 1;
    end = endOfCell(row, start, delimiter);
  }
  const lines = row.slice(0, start).split('\n');
  const first = row.slice(start, end).split('\n', 1)[0] ?? '';
  return { line: lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1, length: Math.max(1, first.length) };
}

function endOfCell(row: string, start: number, delimiter: string): number {
  let end = start;
  if (row[start] === '"') {
    end = start + 1;
    while (end < row.length && (row[end] !== '"' || row[end + 1] === '"')) end += row[end] === '"' ? 2 : 1;
  }
  const next = row.indexOf(delimiter, end);
  return next === -1 ? row.length : next;
}
