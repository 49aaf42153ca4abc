/** The values that rows give to one file → its new text, in which everything else stays as it is. Pure. */
import { parse } from 'yaml';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { Locate } from '../../diagnostics/locate.ts';
import { valueAt } from '../../domain/groups.ts';
import { type ParsedDocument, type ParsedSource, parseSource } from '../../load/parse-source.ts';
import { splitFrontMatter } from '../../text/strings.ts';
import { updateYaml } from '../../text/update-yaml.ts';
import { kinds } from '../new-kinds.ts';
import { withValues } from '../with-values.ts';
import { type CellValue, locateCells, mergeCells } from './cells.ts';
import { recordCells } from './import-record.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { setOptions } from './match-columns.ts';
import type { Row } from './parse-csv-table.ts';

/** A row's values in a file. */
export interface Part {
  row: Row;
  /** Of its values in the record. */
  key: string;
  cells: readonly CellValue[];
  /** In a list, the index of the entry; otherwise empty. */
  path: readonly string[];
  /** Whether the file or the entry does not exist. */
  isNew: boolean;
  /** Values that treesite fills in itself, if anything else is written. */
  automatic: readonly CellValue[];
}

interface FileToPlan {
  /** Relative to the data folder. */
  file: string;
  slug: string;
  /** Never empty. */
  parts: readonly [Part, ...Part[]];
  /** The text with which the new parts begin: that of a new file, or of a list with new entries. */
  begin: () => string;
  /** Whether that text has the values, and not marks that they replace. Its lists have no gaps, so its entries may have other numbers than the columns. */
  beginsFilled: boolean;
}

export interface FileWithChanges {
  isChanged: boolean;
  /** The file with its changes, which are located in the spreadsheet. */
  parsed: ParsedSource | ParsedDocument;
  /** The number of parts that change nothing. */
  unchanged: number;
}

/** Adds to the plan. Undefined if the file has errors, which are added to the diagnostics, as conflicts are. Records the values. */
export function planFile(
  { file, slug, parts, begin, beginsFilled }: FileToPlan,
  { kind, facts, record, overwrite }: ImportRequest,
  { files, diagnostics }: ImportPlan,
): FileWithChanges | undefined {
  const previous = facts.texts.get(file);
  const atRow = () => parts[0].row.at();
  const read = (text: string) => parseSource({ file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug, text });
  const inFile = (cells: readonly CellValue[], { path }: Part) =>
    cells.map((cell) => ({ ...cell, path: [...path, ...cell.path] }));
  const hasNew = parts.some((part) => part.isNew);
  const old = read(hasNew ? begin() : (previous ?? ''));
  if (Array.isArray(old)) {
    diagnostics.push(...(hasNew ? old.map((found) => ({ ...found, at: atRow() })) : old));
    return undefined;
  }
  const value = 'body' in old ? { ...(old.value as object), body: old.body.trim() } : old.value;
  const changes: CellValue[] = [];
  const written: CellValue[] = [];
  let unchanged = 0;
  for (const part of parts) {
    const { row, key, path, automatic, isNew, cells } = part;
    const imported = record.get(key) ?? new Map<string, string>();
    const current = valueAt(value, path);
    // A sample of `treesite init` was not written by hand.
    const isSample = imported.size === 0 && valueAt(current, ['sample']) === true;
    const isMarked = (field: readonly string[]) => markedLine(old, [...path, ...field]) !== undefined;
    const merged = mergeCells(cells, { current, imported, overwrite: overwrite || isNew || isSample, isMarked });
    const changed = isNew && beginsFilled ? [] : merged.changes;
    if (changed.length > 0) changes.push(...inFile([...automatic, ...changed], part));
    else if (!isNew) unchanged += 1;
    const kept = cells.filter((cell) => !merged.conflicts.includes(cell));
    written.push(...inFile(kept, part));
    // A problem with a field that no column fills is located in the row.
    if (isNew) written.push({ path, value: undefined, at: () => row.at() });
    diagnostics.push(...inFile(merged.conflicts, part).map((cell) => changedByHand(cell, value, old.locate)));
    recordCells(record, key, cells);
  }
  if (changes.length === 0 && !hasNew) return { isChanged: false, parsed: old, unchanged };
  const text = changes.length === 0 ? old.source.text : withChanges(withoutMarks(old, changes), changes, file);
  const parsed = changes.length === 0 ? old : read(text);
  if (Array.isArray(parsed)) {
    // A value that no data file can hold.
    diagnostics.push(...parsed.map((found) => ({ ...found, at: atRow() })));
    return undefined;
  }
  if (text !== previous) files.push({ file, text, previous });
  const locate = locateCells(written, old.locate);
  return { isChanged: true, parsed: { ...parsed, locate }, unchanged };
}

/** The comment that marks a placeholder. */
const mark = /[ \t]+# FILL IN\b[^\r\n]*/;

/** The number of the line of a value that such a comment marks. */
function markedLine({ source: { text }, value, locate }: ParsedSource, path: readonly string[]): number | undefined {
  if (!text.includes('# FILL IN') || valueAt(value, path) === undefined) return undefined;
  const { line } = locate(path);
  return mark.test(text.split('\n')[line - 1] ?? '') ? line : undefined;
}

/** Unless the values would change: a text can contain the mark, too. */
function withoutMarks(file: ParsedSource, changes: readonly CellValue[]): string {
  const marked = new Set(changes.map(({ path }) => markedLine(file, path)));
  const { source, value } = file;
  const lines = source.text.split('\n');
  const text = lines.map((line, index) => (marked.has(index + 1) ? line.replace(mark, '') : line)).join('\n');
  const parsed = text === source.text ? file : parseSource({ ...source, text });
  return !Array.isArray(parsed) && JSON.stringify(parsed.value) === JSON.stringify(value) ? text : source.text;
}

/** Rewrites only the lines of changed fields. */
function withChanges(text: string, changes: readonly CellValue[], file: string): string {
  if (text.includes('\r\n')) return withChanges(text.replaceAll('\r\n', '\n'), changes, file).replaceAll('\n', '\r\n');
  if (!file.endsWith('.md')) return updateYaml(text, withValues(parse(text), changes));
  const { head, body } = splitFrontMatter(text);
  const ofBody = changes.find(({ path }) => path[0] === 'body');
  const fields = changes.filter((cell) => cell !== ofBody);
  const written = fields.length === 0 ? head : updateYaml(head, withValues(parse(head), fields));
  return `---\n${written}---\n${ofBody ? `\n${String(ofBody.value)}\n` : body}`;
}

function changedByHand(cell: CellValue, current: unknown, locate: Locate): Diagnostic {
  const [now, wanted] = [valueAt(current, cell.path), cell.value].map((value) => JSON.stringify(value ?? ''));
  const at = cell.at();
  const from = at.file === setOptions ? 'in --set' : 'in the spreadsheet';
  const message = `${cell.path.join('.')} is ${now} here and ${wanted} ${from}. The file was not changed.`;
  const hint = 'To replace the value of the file, add --overwrite.';
  const related = at.file === setOptions ? [] : [{ message: 'In the spreadsheet:', at }];
  return diagnose('import/changed-by-hand', locate(cell.path), message, { hint, related });
}
