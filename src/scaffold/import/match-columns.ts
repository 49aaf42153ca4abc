/** The columns of a spreadsheet and the options `--map` and `--set` → the fields that they fill. Pure. */
import type { Location } from '../../diagnostics/diagnostic.ts';
import { UsageError } from '../../diagnostics/errors.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { groupBy } from '../../domain/groups.ts';
import { allowedTokens, fillWith, findTokens } from '../../domain/texts/tokens.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { translationSchema } from '../../schema/translation-schema.ts';
import { comparable } from '../../text/alphabets.ts';
import { type Field, fieldsOf, slugField } from '../fields.ts';
import { kinds, type NewKind } from '../new-kinds.ts';
import type { CellValue } from './cells.ts';
import { fieldFinder } from './find-field.ts';
import type { Row } from './parse-csv-table.ts';

/** What a column or a `--set` fills in. */
interface Target {
  /** Undefined if the column is not used. */
  field: Field | undefined;
  /** '' for the row's own file; `county` for that of the city's county; for a translation, the language's folder: es. */
  scope: string;
}

/** A column of the table, or a `--set`. */
export interface Match extends Target {
  /** The column's name. */
  name: string;
  /** Its value in a row, and where it comes from. */
  cellOf: (row: Row) => { value: unknown; at: CellValue['at'] };
  /** Of a `--set`: its text. */
  set?: string;
}

/** The file's name in locations of `--set` options: its lines are the options, in order. */
export const setOptions = '--set';

export interface MappingFlags {
  kind: NewKind;
  map?: string[];
  set?: string[];
  /** Allows fields of the county, such as county.seat. */
  withCounties?: boolean;
  /** The folders of the site's languages, the main one first; empty for a site in one language. */
  languages?: readonly string[];
}

type FindTarget = (name: string) => Target | undefined;

/** Throws a UsageError for a mistake in --map or --set, or if two columns mean one field. A column takes precedence over a --set. */
export function matchColumns(columns: readonly string[], flags: MappingFlags, own: OwnFields): Match[] {
  const { kind, map = [], set = [] } = flags;
  const find = targetFinder(flags, own);
  const named = (name: string): Target => {
    if (kinds[kind].automatic.includes(name))
      throw new UsageError(`treesite fills in the ${name} of each ${kind} itself. Leave out this option.`);
    const names = fieldsOf(kind, own).map((field) => field.name);
    const others = `treesite’s docs/data.md lists the fields of a ${kind}.`;
    return find(name) ?? refuse(`A ${kind} has no field ${name}.`, nearest(name, names), others);
  };
  const mapped = new Map<string, string>();
  for (const typed of map) {
    const [column, field] = pairOf(typed, typed.lastIndexOf('='), '--map "Town=name"');
    if (!columns.some((one) => comparable(one) === comparable(column))) noColumn(column, columns);
    mapped.set(comparable(column), field);
  }
  const matches = columns.map((name, column): Match => {
    const field = mapped.get(comparable(name));
    const target = field === undefined ? find(name) : field === '' ? undefined : named(field);
    const cellOf = (row: Row) => ({ value: row.cells[column], at: () => row.at(column) });
    return { ...(target ?? { field: undefined, scope: '' }), name, cellOf };
  });
  refuseSameField(matches);
  return [
    ...matches,
    ...set.map((typed, index): Match => {
      const equals = typed.indexOf('=');
      const [field, text] = pairOf(typed, equals, '--set "radiusMeters=15000"');
      const at = { file: setOptions, line: index + 1, column: equals + 2, length: typed.length - equals - 1 };
      return { ...named(field), name: setOptions, set: text, cellOf: cellsOfSet({ typed, text, at }, columns) };
    }),
  ];
}

/** Splits at `at`, because a column's name may contain an equals sign, and so may a value. */
function pairOf(typed: string, at: number, example: string): [string, string] {
  if (at < 1) throw new UsageError(`"${typed}" is not a name, an equals sign and a value. Write ${example}.`);
  return [typed.slice(0, at).trim(), typed.slice(at + 1).trim()];
}

function refuseSameField(matches: readonly Match[]): void {
  const used = matches.filter(({ field }) => field);
  for (const [title, same] of groupBy(used, titleOf)) {
    const [first, ...others] = same.map((match) => match.name);
    const choice = [`--map "${first}=${title}"`, ...others.map((other) => `--map "${other}="`)].join(' ');
    const both = `${[first, ...others].join(' and ')} ${others.length > 1 ? 'all' : 'both'} mean ${title}`;
    // --map cannot tell columns of one name apart.
    const isOneName = new Set(same.map(({ name }) => name.toLowerCase())).size < same.length;
    const advice = isOneName ? 'Rename or delete one of these columns in the spreadsheet.' : `Choose one: ${choice}`;
    if (others.length > 0) throw new UsageError(`${both}. ${advice}`);
  }
}

/** The field's name in messages: county.seat, faqs.1.q, description (es). */
export function titleOf({ field, scope }: Target): string {
  const steps = field?.path.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)) ?? [];
  if (scope === 'county') return ['county', ...steps].join('.');
  return steps.join('.') + (scope === '' ? '' : ` (${scope})`);
}

function targetFinder({ kind, withCounties = false, languages = [] }: MappingFlags, own: OwnFields): FindTarget {
  const find = fieldFinder(kind, own);
  const findOfCounty = withCounties ? fieldFinder('county', own) : undefined;
  const texts = kinds[kind].ending === '.yaml' ? translationSchema(kinds[kind].kind, own).properties : {};
  return (column) => {
    const [, text = '', code = ''] = /^(.*)\(\s*([\w-]+)\s*\)\s*$/.exec(column) ?? [];
    const language = code.toLowerCase();
    const isKnown = languages.includes(language);
    const isTranslation = isKnown && language !== languages[0];
    const field = isTranslation && comparable(text) === 'slug' ? slugField : find(isKnown ? text : column);
    const isText = texts?.[String(field?.path[0])] !== undefined;
    if (field && isTranslation) return isText ? { field, scope: language } : undefined;
    if (isText && !isKnown && languages.length > 0 && /^[a-z]{2}(-[A-Za-z]{2})?$/.test(code))
      refuse(`${column}: the site has no language ${code}.`, undefined, `To leave it out, add --map "${column}=".`);
    if (field) return { field, scope: '' };
    const rest = /^\s*(?:county|borough|parish|municipio)[\s._-]+(.+)$/i.exec(column)?.[1];
    const ofCounty = rest === undefined ? undefined : findOfCounty?.(rest);
    return ofCounty && { field: ofCounty, scope: 'county' };
  };
}

const tokens = allowedTokens(['city', 'county']);

/** Replaces {Town} with the row's cell in that column, where the value is then located, except words of the option or of another cell. Keeps {tokens}, which the build fills in. */
function cellsOfSet(
  { typed, text, at }: { typed: string; text: string; at: Location },
  columns: readonly string[],
): Match['cellOf'] {
  const names = findTokens(text).flatMap(({ name }) => (tokens.includes(name) ? [] : [name]));
  const [first, unknown] = [names[0], names.find((name) => !columns.includes(name))];
  if (unknown !== undefined) noColumn(unknown, columns, `--set "${typed}": `);
  return (row) => ({
    value: fillWith(text, (name) => (names.includes(name) ? String(row.cells[columns.indexOf(name)]) : undefined)),
    at: (words) => {
      const has = (name: string) => words !== undefined && String(row.cells[columns.indexOf(name)]).includes(words);
      const name = words !== undefined && text.includes(words) ? undefined : (names.find(has) ?? first);
      return name === undefined ? at : row.at(columns.indexOf(name));
    },
  });
}

/** `name` is that of a column which does not exist. */
function noColumn(name: string, columns: readonly string[], where = ''): never {
  return refuse(`${where}There is no column ${name}.`, nearest(name, columns), `Columns: ${columns.join(', ')}.`);
}

function refuse(message: string, guess: string | undefined, others: string): never {
  throw new UsageError(`${message} ${guess === undefined ? others : didYouMean(guess)}`);
}
