/** The columns of a spreadsheet and the values of `--set` → the fields that they fill. Pure. */
import type { Location } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { groupBy } from '../../domain/groups.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { type Field, fieldsOf } from '../fields.ts';
import type { NewKind } from '../kinds.ts';
import { fieldFinder, plain } from './find-field.ts';

/** What a column or a `--set` fills in. */
export interface Target {
  /** Undefined if the column is not used. */
  field: Field | undefined;
  /** Whether the field belongs to the city's county, which is written too. */
  isOfCounty: boolean;
}

export interface Match extends Target {
  /** The index of the table's column. */
  column: number;
  name: string;
  /** Why the column is not used. */
  why?: string;
}

/** A value for all rows without their own, from `--set`. */
export interface Given extends Target {
  text: string;
  /** The location of its value among the `--set` options. */
  at: Location;
}

/** An invalid `--map` or `--set`, with a message for the user. */
export class MappingError extends Error {
  readonly code = 'TREESITE_USAGE';
}

export interface MatchOptions {
  kind: NewKind;
  /** Allows fields of the county, such as county.seat. */
  withCounties: boolean;
  own: OwnFields;
}

const unused: Target = { field: undefined, isOfCounty: false };

/** `map`, from `--map`: column name → field; an empty field leaves the column out. Throws if two columns mean one field. */
export function matchColumns(
  columns: readonly string[],
  { map, ...options }: MatchOptions & { map: ReadonlyMap<string, string> },
): Match[] {
  const unknown = [...map.keys()].find((name) => !columns.some((column) => plain(column) === plain(name)));
  if (unknown !== undefined) throw new MappingError(noColumn(unknown, columns));
  const mapped = new Map([...map].map(([name, field]) => [plain(name), field]));
  const find = targetFinder(options);
  const matches = columns.map((name, column): Match => {
    const wanted = mapped.get(plain(name));
    if (wanted === '') return { ...unused, column, name, why: 'left out' };
    return { ...(wanted === undefined ? (find(name) ?? unused) : fieldNamed(wanted, options)), column, name };
  });
  const used = matches.filter(({ field }) => field);
  for (const [title, same] of groupBy(used, titleOf)) {
    const [first, ...others] = same.map((match) => match.name);
    const choice = [`--map "${first}=${title}"`, ...others.map((other) => `--map "${other}="`)].join(' ');
    const both = `${[first, ...others].join(' and ')} ${others.length > 1 ? 'all' : 'both'} mean ${title}`;
    if (others.length > 0) throw new MappingError(`${both}. Choose one: ${choice}`);
  }
  return matches;
}

/** The field's name in messages: county.seat, faqs.1.q. */
export function titleOf({ field, isOfCounty }: Target): string {
  const steps = field?.path.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)) ?? [];
  return (isOfCounty ? ['county', ...steps] : steps).join('.');
}

/** The field that `--map` or `--set` names. */
export function fieldNamed(name: string, options: MatchOptions): Target {
  const found = targetFinder(options)(name);
  if (found) return found;
  const names = fieldsOf(options.kind, options.own).map((field) => field.name);
  const guess = nearest(name, names);
  const hint = guess === undefined ? `docs/data.md lists the fields of a ${options.kind}.` : didYouMean(guess);
  throw new MappingError(`A ${options.kind} has no field ${name}. ${hint}`);
}

function targetFinder({ kind, withCounties, own }: MatchOptions): (column: string) => Target | undefined {
  const find = fieldFinder(kind, own);
  const findOfCounty = withCounties ? fieldFinder('county', own) : undefined;
  return (column) => {
    const field = find(column);
    if (field) return { field, isOfCounty: false };
    const rest = /^\s*county[\s._-]+(.+)$/i.exec(column)?.[1];
    const ofCounty = rest === undefined ? undefined : findOfCounty?.(rest);
    return ofCounty && { field: ofCounty, isOfCounty: true };
  };
}

/** `name` is that of a column which does not exist. */
export function noColumn(name: string, columns: readonly string[]): string {
  const guess = nearest(name, columns);
  return `There is no column ${name}. ${guess === undefined ? `Columns: ${columns.join(', ')}.` : didYouMean(guess)}`;
}
