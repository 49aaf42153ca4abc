/** Two texts → the hunks of a unified diff. Pure. */

interface DiffLine {
  mark: ' ' | '-' | '+';
  text: string;
}

export interface Hunk {
  /** The number of its first line in the first text. */
  line: number;
  lines: DiffLine[];
}

const context = 1;

export function lineDiff(before: string, after: string): Hunk[] {
  const lines = compare(linesOf(before), linesOf(after));
  const hunks: Hunk[] = [];
  let line = 1;
  let last = Number.NEGATIVE_INFINITY;
  lines.forEach((entry, index) => {
    const isNear = lines.slice(Math.max(0, index - context), index + context + 1).some(({ mark }) => mark !== ' ');
    if (isNear) {
      const open = hunks.at(-1);
      if (open && last === index - 1) open.lines.push(entry);
      else hunks.push({ line, lines: [entry] });
      last = index;
    }
    if (entry.mark !== '+') line += 1;
  });
  return hunks;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** Trims the common start and end; the longest common subsequence of the rest is unchanged. */
function compare(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(before.length, after.length) - start;
  while (end < maxEnd && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ mark: ' ', text }));
  const middle = betweenEnds(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

function betweenEnds(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lengths = before.map(() => new Array<number>(after.length + 1).fill(0));
  lengths.push(new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      lines.push({ mark: ' ', text: left });
      [i, j] = [i + 1, j + 1];
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ mark: '-', text: left });
      i += 1;
    } else {
      lines.push({ mark: '+', text: right ?? '' });
      j += 1;
    }
  }
  return lines;
}
