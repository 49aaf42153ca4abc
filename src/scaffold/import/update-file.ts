/** A data file and the cells of its row → its text with the changed values and everything else unchanged. Pure. */
import { parse } from 'yaml';
import type { ParsedDocument } from '../../load/parse-source.ts';
import type { ParsedSource } from '../../load/parse-yaml.ts';
import { splitFrontMatter } from '../../text/strings.ts';
import { updateYaml } from '../../text/update-yaml.ts';
import { valueAt } from '../value-at.ts';
import { type CellValue, mergeCells, withCells } from './merge-cells.ts';

interface FileUpdate {
  /** The whole text of the file. */
  before: string;
  parsed: ParsedSource | ParsedDocument;
  cells: readonly CellValue[];
  /** Field → a hash of the value that the last import wrote. */
  imported: ReadonlyMap<string, string>;
  overwrite: boolean;
}

/** The comment that marks a placeholder. */
const mark = /\s+# FILL IN\b.*$/;

/** `kept`: the cells that differ from values changed by hand; `current`: the file's value. */
export function updateFile(update: FileUpdate): { text: string; kept: CellValue[]; current: unknown } {
  const { before, parsed, cells, imported, overwrite } = update;
  const lines = before.split(/\r?\n/);
  const markedLine = before.includes('# FILL IN')
    ? (path: readonly string[]) => lineWithMark(path, { parsed, lines })
    : () => -1;
  const current = 'body' in parsed ? { ...(parsed.value as object), body: parsed.body.trim() } : parsed.value;
  const isMarked = (path: readonly string[]) => markedLine(path) !== -1;
  // The sample place of `treesite init` was not written by hand.
  const isSample = imported.size === 0 && valueAt(parsed.value, ['sample']) === true;
  const { changes, kept } = mergeCells(cells, { current, imported, overwrite: overwrite || isSample, isMarked });
  if (changes.length === 0) return { text: before, kept, current };
  for (const line of changes.map(({ path }) => markedLine(path))) {
    if (line !== -1) lines[line] = (lines[line] ?? '').replace(mark, '');
  }
  const text = withChanges(lines.join('\n'), changes, 'body' in parsed);
  return { text: before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text, kept, current };
}

/** -1 if there is no value, or if it has no mark. */
function lineWithMark(
  path: readonly string[],
  { parsed, lines }: Pick<FileUpdate, 'parsed'> & { lines: readonly string[] },
): number {
  if (valueAt(parsed.value, path) === undefined) return -1;
  const line = parsed.locate(path).line - 1;
  return mark.test(lines[line] ?? '') ? line : -1;
}

/** Rewrites only the lines of changed fields. */
function withChanges(text: string, changes: readonly CellValue[], isPage: boolean): string {
  if (!isPage) return updateYaml(text, withCells(parse(text), changes));
  const { head, body } = splitFrontMatter(text);
  const ofBody = changes.find(({ path }) => path[0] === 'body');
  const fields = changes.filter((cell) => cell !== ofBody);
  const written = fields.length === 0 ? head : updateYaml(head, withCells(parse(head), fields));
  return `---\n${written}---\n${ofBody ? `\n${String(ofBody.value)}\n` : body}`;
}
