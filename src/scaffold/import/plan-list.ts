/** Named rows → entries of the single file that lists their kind: reviews. Pure. */
import { parse } from 'yaml';
import { diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import type { Locate, Path } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { formatYaml, updateYaml } from '../../text/update-yaml.ts';
import { appendEntry } from '../append-entry.ts';
import { listHeader } from '../format-skeleton.ts';
import { kinds, schemaOf, schemaPath } from '../kinds.ts';
import { reviewList } from '../review-list.ts';
import { withKeysInOrder } from './format-values.ts';
import { valueHash } from './import-record.ts';
import type { ImportRequest, PlannedRows } from './import-request.ts';
import { locateRow } from './locate-row.ts';
import { mergeCells, withCells } from './merge-cells.ts';
import type { NamedRow } from './place-rows.ts';

interface PlannedList extends PlannedRows {
  /** Names of rows whose entries the owner has deleted or renamed since the last import. */
  deleted: string[];
}

/** Rows with the same name correspond to the entries with that name, in order. */
export function planList(rows: readonly NamedRow[], request: ImportRequest): PlannedList {
  const { kind, facts } = request;
  const { file, text: before, lastId, isUsable, problem } = reviewList(facts);
  const source = { file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug: kind, text: before ?? '' };
  const plan: PlannedList = { files: [], unchanged: 0, parsed: [], diagnostics: [], deleted: [] };
  if (!isUsable)
    return { ...plan, diagnostics: [diagnose('import/unreadable', startOf(problem.file), problem.message)] };
  const list: unknown[] = before === undefined ? [] : (parse(before) ?? []);
  const existing = before === undefined ? undefined : parseSource(source);
  const otherwise = existing && !Array.isArray(existing) ? existing.locate : undefined;
  const { entries, added, places, unchanged, deleted } = mergeRows(rows, { list, lastId, otherwise }, request);
  const changed = before === undefined ? listHeader(kind, schemaPath(kind, facts)) : updateYaml(before, entries);
  const text = added.length === 0 ? changed : appendEntry(changed, formatYaml(added));
  if (text !== undefined && text !== before) plan.files.push({ file, text, before, isNew: before === undefined });
  plan.parsed.push({
    source: { ...source, text: text ?? '' },
    value: structuredClone([...entries, ...added]),
    locate: located(places, otherwise, rows),
  });
  return { ...plan, unchanged, deleted };
}

interface ExistingList {
  list: readonly unknown[];
  /** The highest ID of all reviews. */
  lastId: number;
  /** Undefined for a new file. */
  otherwise: Locate | undefined;
}

interface MergedList extends Pick<PlannedList, 'deleted'> {
  /** The list's entries with their changes. */
  entries: unknown[];
  added: Record<string, unknown>[];
  /** The index of an entry → locations in the row that it comes from. */
  places: Map<number, Locate>;
  /** The number of rows that change nothing. */
  unchanged: number;
}

/** Records what each row contains. */
function mergeRows(
  rows: readonly NamedRow[],
  { list, lastId, otherwise }: ExistingList,
  { kind, facts, record, overwrite }: ImportRequest,
): MergedList {
  const merged: MergedList = { entries: [...list], added: [], places: new Map(), unchanged: 0, deleted: [] };
  const { entries, added, places } = merged;
  const names = Object.keys(schemaOf(kind, facts.own).properties ?? {});
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { name, cells } = row;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const found = nth(list, { field: kinds[kind].nameField, name, number });
    const key = `${row.slug}-${number}`;
    if (found === -1 && record.has(key) && !overwrite) {
      merged.deleted.push(name);
    } else if (found === -1) {
      const value = withCells({ id: lastId + added.length + 1 }, cells) as Record<string, unknown>;
      places.set(list.length + added.length, locateRow(row.row, cells));
      added.push(withKeysInOrder(value, names));
    } else {
      const imported = record.get(key) ?? new Map();
      const { changes } = mergeCells(cells, { current: list[found], imported, overwrite });
      if (changes.length === 0) merged.unchanged += 1;
      else entries[found] = withCells(list[found], changes);
      places.set(found, locateRow(row.row, changes, below(otherwise, found)));
    }
    record.set(key, new Map(cells.map(({ path, value }) => [path.join('.'), valueHash(value)])));
  }
  return merged;
}

function nth(
  list: readonly unknown[],
  { field, name, number }: { field: string; name: string; number: number },
): number {
  const found = [...list.keys()].filter((index) => {
    const entry = list[index];
    return isGroup(entry) && entry[field] === name;
  });
  return found[number - 1] ?? -1;
}

function below(locate: Locate | undefined, index: number): Locate | undefined {
  if (!locate) return undefined;
  return Object.assign((path: Path) => locate([index, ...path]), {
    key: (path: Path) => locate.key([index, ...path]),
    within: (path: Path, words: string, occurrence: number) => locate.within([index, ...path], words, occurrence),
    written: (path: Path) => locate.written([index, ...path]),
  });
}

/** A locator that chooses the row by the entry's index. */
function located(
  places: ReadonlyMap<number, Locate>,
  otherwise: Locate | undefined,
  rows: readonly NamedRow[],
): Locate {
  const of = ([first, ...rest]: Path) => {
    const place = places.get(Number(first));
    return place ? { place, path: rest } : { place: otherwise, path: [first ?? '', ...rest] };
  };
  const fallback = () => rows[0]?.row.at() ?? startOf('');
  const at = (path: Path) => {
    const found = of(path);
    return found.place?.(found.path) ?? fallback();
  };
  return Object.assign(at, {
    key: (path: Path) => {
      const found = of(path);
      return found.place?.key(found.path) ?? fallback();
    },
    within: at,
    written: () => undefined,
  });
}
