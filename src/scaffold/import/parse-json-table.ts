/** Text of a JSON file → a table: a list of objects, whose groups become columns such as geo.latitude. Pure. */
import { diagnose, type Location, startOf } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import { lazyLocate } from '../../load/locate.ts';
import { positionIn } from '../../text/strings.ts';
import type { Table, TableResult } from './table.ts';

export function parseJsonTable({ file, text }: Pick<Table, 'file' | 'text'>): TableResult {
  const problem = (message: string, at: Location = startOf(file)) => {
    const hint = 'Write a list of objects: [{"name": "Brookfield", "county": "Orange County"}, …]';
    return { text, diagnostics: [diagnose('import/unreadable', at, message, { hint })] };
  };
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return problem(`This is not JSON: ${message}`, { file, ...positionIn(text, position) });
  }
  if (!Array.isArray(list)) return problem('This file is not a list of objects.');
  // The locations come from the YAML parser, which does not allow tabs as indentation.
  const locate = lazyLocate(file, () => text.replaceAll('\t', ' '));
  const odd = list.findIndex((entry) => !isGroup(entry));
  if (odd !== -1) return problem('Every entry of the list must be an object.', locate([odd]));
  const flat = list.map((entry: Record<string, unknown>) => new Map(flatten(entry, [])));
  const columns = [...new Set(flat.flatMap((entry) => [...entry.keys()]))];
  const rows = flat.map((entry, index) => ({
    cells: columns.map((column) => entry.get(column)?.value ?? ''),
    at: (column = -1) => locate([index, ...(entry.get(columns[column] ?? '')?.path ?? [])]),
  }));
  return { file, text, columns, rows };
}

function flatten(group: Record<string, unknown>, path: string[]): [string, { path: string[]; value: unknown }][] {
  return Object.entries(group).flatMap(([key, value]) => {
    const inner = [...path, key];
    if (isGroup(value)) return flatten(value, inner);
    return [[inner.join('.'), { path: inner, value: typeof value === 'string' ? value.trim() : value }]];
  });
}
