/** The values that rows give to one file → its new text, in which everything else stays as it is. Pure. */
import { parse } from 'yaml';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { Locate } from '../../load/locate.ts';
import { type ParsedDocument, type ParsedSource, parseSource } from '../../load/parse-source.ts';
import { splitFrontMatter } from '../../text/strings.ts';
import { updateYaml } from '../../text/update-yaml.ts';
import { kinds, type NewKind } from '../new-kinds.ts';
import { valueAt, withValues } from '../value-at.ts';
import { type CellValue, locateCells, mergeCells } from './cells.ts';
import { type ImportRecord, recordCells } from './import-record.ts';
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
  /** Values that treesite fills in itself, if anything else is written. */
  automatic: readonly CellValue[];
}

interface FileToPlan {
  /** Relative to the data folder. */
  file: string;
  kind: NewKind;
  slug: string;
  /** Never empty. */
  parts: readonly [Part, ...Part[]];
  record: ImportRecord;
  /** The text with which a new file begins. */
  begin: () => string;
  /** Whether that text has the values already. */
  isFilled?: boolean;
}

export interface FileWithChanges {
  /** Absent if nothing changes. */
  text?: string;
  /** The file with its changes, which are located in the spreadsheet. */
  parsed: ParsedSource | ParsedDocument;
  /** The number of parts that change nothing. */
  unchanged: number;
}

/** Undefined if the file has errors, which are added to the plan's diagnostics, as conflicts are. Records the values. */
export function planFile(
  { file, kind, slug, parts, record, begin, isFilled = false }: FileToPlan,
  { facts, overwrite }: Pick<ImportRequest, 'facts' | 'overwrite'>,
  diagnostics: ImportPlan['diagnostics'],
): FileWithChanges | undefined {
  const current = facts.texts.get(file);
  const source = (text: string) => ({ file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug, text });
  const atRow = () => parts[0].row.at();
  const start = source(current ?? begin());
  const read = (): ReturnType<typeof parseSource> =>
    current === undefined ? { source: start, value: {}, locate: locateCells([], atRow) } : parseSource(start);
  const old = read();
  if (Array.isArray(old)) {
    diagnostics.push(...old);
    return undefined;
  }
  const value = 'body' in old ? { ...(old.value as object), body: old.body.trim() } : old.value;
  const marks = new Marks(old);
  const changes: CellValue[] = [];
  const written: CellValue[] = [];
  let unchanged = 0;
  for (const { key, cells, path, automatic } of parts) {
    const imported = record.get(key) ?? new Map<string, string>();
    const entry = valueAt(value, path);
    // A sample of `treesite init` was not written by hand.
    const isSample = imported.size === 0 && valueAt(entry, ['sample']) === true;
    const isMarked = (field: readonly string[]) => marks.has([...path, ...field]);
    const merged = mergeCells(cells, { current: entry, imported, overwrite: overwrite || isSample, isMarked });
    const inFile = (all: readonly CellValue[]) => all.map((cell) => ({ ...cell, path: [...path, ...cell.path] }));
    if (merged.changes.length === 0) unchanged += 1;
    else changes.push(...inFile([...automatic, ...merged.changes]));
    written.push(...inFile(cells.filter((cell) => !merged.conflicts.includes(cell))));
    diagnostics.push(...inFile(merged.conflicts).map((cell) => changedByHand(cell, value, old.locate)));
    recordCells(record, key, cells);
  }
  if (changes.length === 0 && current !== undefined) return { parsed: old, unchanged };
  const text =
    current === undefined && isFilled ? start.text : withChanges(marks.without(changes), changes, file.endsWith('.md'));
  const parsed = parseSource(source(text));
  if (!Array.isArray(parsed))
    return { text, parsed: { ...parsed, locate: locateCells(written, old.locate) }, unchanged };
  // A value that no data file can hold.
  diagnostics.push(...parsed.map((found) => ({ ...found, at: atRow() })));
  return undefined;
}

/** The comment that marks a placeholder. */
const mark = /\s+# FILL IN\b.*$/;

/** The lines of a file that have a comment which marks a placeholder. */
class Marks {
  readonly #file: ParsedSource;
  readonly #lines: string[];

  constructor(file: ParsedSource) {
    this.#file = file;
    this.#lines = file.source.text.split(/\r?\n/);
  }

  has(path: readonly string[]): boolean {
    const { source, value } = this.#file;
    const mayBe = source.text.includes('# FILL IN') && valueAt(value, path) !== undefined;
    return mayBe && mark.test(this.#lines[this.#lineOf(path)] ?? '');
  }

  /** The text without the marks of values that change. */
  without(changes: readonly CellValue[]): string {
    for (const { path } of changes)
      if (this.has(path)) this.#lines[this.#lineOf(path)] = this.#lines[this.#lineOf(path)]?.replace(mark, '') ?? '';
    return this.#lines.join(this.#file.source.text.includes('\r\n') ? '\r\n' : '\n');
  }

  #lineOf(path: readonly string[]): number {
    return this.#file.locate(path).line - 1;
  }
}

/** Rewrites only the lines of changed fields. */
function withChanges(text: string, changes: readonly CellValue[], isPage: boolean): string {
  if (text.includes('\r\n'))
    return withChanges(text.replaceAll('\r\n', '\n'), changes, isPage).replaceAll('\n', '\r\n');
  if (!isPage) return updateYaml(text, withValues(parse(text), changes));
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
