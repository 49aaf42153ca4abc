/** Named rows → entries of the single file that lists their kind: reviews. Pure. */
import { parse } from 'yaml';
import { diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { isGroup } from '../../text/is-group.ts';
import { newText, updateText } from '../../text/update-text.ts';
import { appendEntry } from '../append-entry.ts';
import { kinds, schemaOf } from '../kinds.ts';
import { schemaPath } from '../plan-new.ts';
import { listHeader } from '../write-skeleton.ts';
import { hashOf } from './import-record.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { locateRow } from './locate-row.ts';
import { mergeCells, withCells } from './merge-cells.ts';
import type { NamedRow } from './place-rows.ts';
import { inOrder } from './write-values.ts';

type Rows = Pick<ImportPlan, 'files' | 'unchanged' | 'parsed' | 'diagnostics'>;

/** Rows with the same name correspond to the entries with that name, in order. */
export function planList(rows: readonly NamedRow[], request: ImportRequest): Rows {
  const { kind, facts, record, overwrite } = request;
  const usual = kinds[kind].folder;
  const file = facts.reviewLists.has(usual) ? usual : ([...facts.reviewLists.keys()][0] ?? usual);
  const before = facts.reviewLists.get(file);
  const list: unknown = before === undefined ? [] : (parse(before) ?? []);
  const source = { file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug: kind, text: before ?? '' };
  const plan: Rows = { files: [], unchanged: 0, parsed: [], diagnostics: [] };
  if (!Array.isArray(list)) {
    const message = `${source.file} is not a list, so nothing can be added to it.`;
    return { ...plan, diagnostics: [diagnose('import/unreadable', startOf(source.file), message)] };
  }
  const existing = before === undefined ? undefined : parseSource(source);
  const otherwise = existing && !Array.isArray(existing) ? existing.locate : undefined;
  const { nameField } = kinds[kind];
  const entries: unknown[] = [...list];
  const added: Record<string, unknown>[] = [];
  const places = new Map<number, Locate>();
  const counts = new Map<string, number>();
  let id = facts.reviewIds.reduce((highest, each) => Math.max(highest, each), 0);
  for (const row of rows) {
    const number = (counts.get(row.name) ?? 0) + 1;
    counts.set(row.name, number);
    const found = nth(list, { field: nameField, name: row.name, number });
    const key = `${row.slug}-${number}`;
    const cells = row.cells;
    if (found === -1) {
      id += 1;
      const value = withCells({ id }, cells) as Record<string, unknown>;
      added.push(inOrder(value, Object.keys(schemaOf(kind, facts.own).properties ?? {})));
      places.set(list.length + added.length - 1, locateRow(row.row, cells));
    } else {
      const { changes } = mergeCells(cells, {
        current: list[found],
        imported: record.get(key) ?? new Map(),
        overwrite,
      });
      if (changes.length === 0) plan.unchanged += 1;
      else entries[found] = withCells(list[found], changes);
      places.set(found, locateRow(row.row, changes, below(otherwise, found)));
    }
    record.set(key, new Map(cells.map(({ path, value }) => [path.join('.'), hashOf(value)])));
  }
  const changed = before === undefined ? listHeader(kind, schemaPath(kind, facts)) : updateText(before, entries);
  const text = added.length === 0 ? changed : appendEntry(changed, newText(added));
  if (text !== undefined && text !== before) plan.files.push({ file, text, before, isNew: before === undefined });
  const value = [...entries, ...added];
  plan.parsed.push({
    source: { ...source, text: text ?? '' },
    value: structuredClone(value),
    locate: located(places, otherwise, rows),
  });
  return plan;
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
