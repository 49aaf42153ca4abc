/** Entities of a spreadsheet → entries of the single file that lists their kind: reviews. Pure. */
import { parse } from 'yaml';
import { diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { groupBy, isGroup } from '../../domain/groups.ts';
import { parseSource } from '../../load/parse-source.ts';
import { updateYaml } from '../../text/update-yaml.ts';
import { listHeader } from '../format-skeleton.ts';
import { kinds, schemaOf, schemaPath } from '../kinds.ts';
import { reviewList } from '../review-list.ts';
import { withValues } from '../value-at.ts';
import { type CellValue, locateCells, mergeCells } from './cells.ts';
import { withKeysInOrder } from './format-file.ts';
import type { ImportRequest, PlannedRows } from './import-request.ts';
import type { Entity } from './look-up.ts';
import { recordCells } from './plan-files.ts';

/** Rows with the same name correspond to the entries with that name, in order. */
export function planList(entities: readonly Entity[], request: ImportRequest): PlannedRows {
  const { kind, facts } = request;
  const { file, text: current, lastId, isUsable, problem } = reviewList(facts);
  const plan: PlannedRows = { files: [], unchanged: 0, parsed: [], diagnostics: [], deleted: [] };
  if (!isUsable)
    return { ...plan, diagnostics: [diagnose('import/unreadable', startOf(problem.file), problem.message)] };
  const source = { file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug: kind, text: current ?? '' };
  const list: unknown[] = current === undefined ? [] : (parse(current) ?? []);
  const { entries, cells, unchanged, deleted } = mergeEntries(entities, { list, lastId }, request);
  const text = updateYaml(current ?? listHeader(kind, schemaPath(kind, facts)), entries);
  if (text !== current)
    plan.files.push({ file, text, isNew: current === undefined, ...(current !== undefined && { previous: current }) });
  const parsed = parseSource(source);
  const atRow = () => entities[0]?.row.at() ?? startOf(source.file);
  const locate = locateCells(cells, Array.isArray(parsed) ? atRow : parsed.locate);
  plan.parsed.push({ source: { ...source, text }, value: structuredClone(entries), locate });
  return { ...plan, unchanged, deleted };
}

interface MergedList {
  /** The list's entries with their changes, then the new ones. */
  entries: unknown[];
  /** The cells of changed and new entries; their paths begin with the entry's index. */
  cells: CellValue[];
  /** The number of rows that change nothing. */
  unchanged: number;
  /** Names of entries that the owner has deleted or renamed since the last import. */
  deleted: string[];
}

/** Records what each row contains. */
function mergeEntries(
  entities: readonly Entity[],
  { list, lastId }: { list: readonly unknown[]; lastId: number },
  { kind, facts, record, overwrite }: ImportRequest,
): MergedList {
  const merged: MergedList = { entries: [...list], cells: [], unchanged: 0, deleted: [] };
  const names = Object.keys(schemaOf(kind, facts.own).properties ?? {});
  const nameOf = (entry: unknown) => (isGroup(entry) ? entry[kinds[kind].nameField] : undefined);
  const indexes = groupBy([...list.keys()], (index) => nameOf(list[index]));
  const counts = new Map<string, number>();
  for (const { name, slug, cells } of entities) {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const key = `${slug}-${number}`;
    const index = indexes.get(name)?.[number - 1] ?? merged.entries.length;
    const current = list[index];
    if (current === undefined && record.has(key) && !overwrite) {
      merged.deleted.push(name);
      continue;
    }
    const imported = record.get(key) ?? new Map<string, string>();
    const changes = current === undefined ? cells : mergeCells(cells, { current, imported, overwrite }).changes;
    if (changes.length === 0) merged.unchanged += 1;
    const id = lastId + merged.entries.length - list.length + 1;
    const entry = current ?? { id };
    const value = changes.length === 0 ? entry : withValues(entry, changes);
    merged.entries[index] = current === undefined ? withKeysInOrder(value as Record<string, unknown>, names) : value;
    merged.cells.push(...changes.map((cell) => ({ ...cell, path: [String(index), ...cell.path] })));
    recordCells(record, key, cells);
  }
  return merged;
}
