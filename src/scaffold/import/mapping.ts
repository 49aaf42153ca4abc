/** The options `--map` and `--set` → the fields that the columns and the given values fill. Pure. */
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { NewKind } from '../kinds.ts';
import { fieldNamed, type Given, MappingError, type Match, matchColumns, noColumn } from './match-columns.ts';
import { unknownColumns } from './read-rows.ts';

/** The file's name in locations of `--set` options: its lines are the options, in order. */
export const setOptions = '--set';

export interface MappingFlags {
  kind: NewKind;
  map?: string[];
  set?: string[];
  withCounties?: boolean;
}

/** Throws a MappingError for a mistake in --map or --set. */
export function readMapping(
  columns: readonly string[],
  { kind, map = [], set = [], withCounties = false }: MappingFlags,
  own: OwnFields,
): { matches: Match[]; given: Given[] } {
  const pairs = new Map(map.map((typed) => pairOf(typed, typed.lastIndexOf('='), '--map "Town=name"')));
  const given = set.map((typed, index): Given => {
    const equals = typed.indexOf('=');
    const [field, text] = pairOf(typed, equals, '--set "radiusMeters=15000"');
    const [unknown] = unknownColumns(text, columns);
    if (unknown !== undefined) throw new MappingError(`--set "${typed}": ${noColumn(unknown, columns)}`);
    const at = { file: setOptions, line: index + 1, column: equals + 2, length: typed.length - equals - 1 };
    return { ...fieldNamed(field, { kind, withCounties, own }), text, at };
  });
  return { matches: matchColumns(columns, { kind, map: pairs, withCounties, own }), given };
}

/** Splits at `at`, because a column's name may contain an equals sign, and so may a value. */
function pairOf(typed: string, at: number, example: string): [string, string] {
  if (at < 1) throw new MappingError(`"${typed}" is not a name, an equals sign and a value. Write ${example}.`);
  return [typed.slice(0, at).trim(), typed.slice(at + 1).trim()];
}
