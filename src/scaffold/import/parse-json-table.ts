/** Text of a JSON file → a table: a list of objects, whose groups become columns such as geo.latitude. Pure. */
import { parseDocument } from 'yaml';
import { diagnose, type Location, startOf } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import { lazyLocate } from '../../load/locate.ts';
import { positionIn } from '../../text/strings.ts';
import type { Table, TableResult } from './table.ts';

export function parseJsonTable({ file, text, notes }: Pick<Table, 'file' | 'text' | 'notes'>): TableResult {
  const problem = (message: string, at: Location = startOf(file)) => {
    const hint = 'Write a list of objects: [{"name": "Brookfield", "county": "Orange County"}, …]';
    return { text, diagnostics: [diagnose('import/unreadable', at, message, { hint })] };
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return problem(`This is not JSON: ${(error as Error).message}`, locationOf(file, text, error as Error));
  }
  const [prefix, list] = listIn(value);
  if (!list) return problem('There is no list of objects in this file.');
  // The locations come from the YAML parser, which does not allow tabs as indentation.
  const locate = lazyLocate(file, () => text.replaceAll('\t', ' '));
  const odd = list.findIndex((entry) => !isGroup(entry));
  if (odd !== -1) return problem('Every entry of the list must be an object.', locate([...prefix, odd]));
  const flat = list.map((entry) => flatten(entry as Record<string, unknown>, []));
  const columns = [...new Set(flat.flatMap((entry) => [...entry.keys()]))];
  const rows = flat.map((entry, index) => ({
    cells: columns.map((column) => entry.get(column)?.value ?? ''),
    at: (column?: number) => {
      const path = column === undefined ? undefined : entry.get(columns[column] ?? '')?.path;
      return locate([...prefix, index, ...(path ?? [])]);
    },
  }));
  return { file, text, columns, rows, notes, hasDecimalCommas: false };
}

/** The list itself, or the only list in an object: {"places": [...]}. */
function listIn(value: unknown): [string[], unknown[]?] {
  if (Array.isArray(value)) return [[], value];
  const lists = isGroup(value) ? Object.entries(value).filter(([, child]) => Array.isArray(child)) : [];
  const [only] = lists;
  return only && lists.length === 1 ? [[only[0]], only[1] as unknown[]] : [[]];
}

function flatten(group: Record<string, unknown>, path: string[]): Map<string, { path: string[]; value: unknown }> {
  const entries = Object.entries(group).flatMap(([key, value]): [string, { path: string[]; value: unknown }][] => {
    const inner = [...path, key];
    if (isGroup(value)) return [...flatten(value, inner)];
    const plain = typeof value === 'string' ? value.trim() : value;
    return [[inner.join('.'), { path: inner, value: plain ?? '' }]];
  });
  return new Map(entries);
}

/** Newer versions of Node report `at position 15`; for older ones, the YAML parser finds most mistakes too. */
function locationOf(file: string, text: string, { message }: Error): Location {
  const said = /at position (\d+)/.exec(message)?.[1];
  const position =
    said === undefined ? (parseDocument(text.replaceAll('\t', ' ')).errors[0]?.pos[0] ?? 0) : Number(said);
  return { file, ...positionIn(text, position) };
}
