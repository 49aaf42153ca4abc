/** The options of `treesite import` → the mapping of columns to fields, and the gazetteer. Reads gazetteer files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Gazetteer, parseGazetteer } from '../scaffold/import/gazetteer.ts';
import { fieldNamed, MappingError, type Match, matchColumns } from '../scaffold/import/match-columns.ts';
import { type Given, setOptions } from '../scaffold/import/place-rows.ts';
import type { NewKind } from '../scaffold/kinds.ts';
import type { SiteFacts } from '../scaffold/site-facts.ts';
import { UsageError } from './site-options.ts';

export interface MappingFlags {
  kind: NewKind;
  map?: string[];
  set?: string[];
  withCounties?: boolean;
}

/** Throws a UsageError for a mistake in --map or --set. */
export function readMapping(
  columns: readonly string[],
  { kind, map = [], set = [], withCounties = false }: MappingFlags,
  own: SiteFacts['own'],
): { matches: Match[]; given: Given[] } {
  try {
    const pairs = new Map(map.map((typed) => pairOf(typed, typed.lastIndexOf('='), '--map "Town=name"')));
    const given = set.map((typed, index): Given => {
      const equals = typed.indexOf('=');
      const [field, text] = pairOf(typed, equals, '--set "radiusMeters=15000"');
      const at = { file: setOptions, line: index + 1, column: equals + 2, length: typed.length - equals - 1 };
      return { ...fieldNamed(field, { kind, withCounties, own }), text, at };
    });
    return { matches: matchColumns(columns, { kind, map: pairs, withCounties, own }), given };
  } catch (error) {
    if (error instanceof MappingError) throw new UsageError(error.message);
    throw error;
  }
}

/** Splits at `at`, because a column's name may contain an equals sign, and so may a value. */
function pairOf(typed: string, at: number, example: string): [string, string] {
  if (at < 1) throw new UsageError(`"${typed}" is not a name, an equals sign and a value. Write ${example}.`);
  return [typed.slice(0, at).trim(), typed.slice(at + 1).trim()];
}

export async function openGazetteer(files: readonly string[]): Promise<Gazetteer | undefined> {
  if (files.length === 0) return undefined;
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file ${path.resolve(missing)}.`);
  const gazetteer = parseGazetteer(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  if (gazetteer) return gazetteer;
  throw new UsageError(`${files.join(', ')}: not a gazetteer file of the US Census. See docs/import.md.`);
}
