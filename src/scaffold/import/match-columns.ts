/** The columns of a spreadsheet → the fields that they fill. Pure. */
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { groupBy } from '../../domain/groups.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { withoutAccents } from '../../text/strings.ts';
import type { NewKind } from '../kinds.ts';
import { columnWords, entryWords } from './column-words.ts';
import { entryField, fieldTitle, type ImportField, importFields } from './import-fields.ts';

/** What a column or a `--set` fills in. */
export interface Target {
  /** Undefined if the column is not used. */
  field: ImportField | undefined;
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

/** An invalid `--map` or `--set`, with a message for the user. */
export class MappingError extends Error {}

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
  const byField = groupBy(
    matches.filter(({ field }) => field),
    titleOf,
  );
  const isMapped = ({ name }: Match) => mapped.has(plain(name));
  return matches.map((match) => {
    const same = byField.get(titleOf(match)) ?? [match];
    const chosen = same.filter(isMapped);
    const [winner, second] = chosen.length > 0 ? chosen : same;
    if (winner && second) throw new MappingError(severalColumns(same, titleOf(match)));
    if (!winner || winner === match) return match;
    return { ...match, ...unused, why: `${titleOf(match)} is read from ${winner.name}` };
  });
}

function severalColumns(columns: readonly Match[], title: string): string {
  const [first, ...others] = columns.map(({ name }) => name);
  const choice = [`--map "${first}=${title}"`, ...others.map((name) => `--map "${name}="`)].join(' ');
  return `${[first, ...others].join(' and ')} ${others.length > 1 ? 'all' : 'both'} mean ${title}. Choose one: ${choice}`;
}

/** The field's name in messages: county.seat, geo.latitude. */
export function titleOf({ field, isOfCounty }: Target): string {
  return `${isOfCounty ? 'county.' : ''}${field ? fieldTitle(field) : ''}`;
}

/** The field that `--map` or `--set` names. */
export function fieldNamed(name: string, options: MatchOptions): Target {
  const found = targetFinder(options)(name);
  if (found) return found;
  const guess = nearest(name, importFields(options.kind, options.own).map(fieldTitle));
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

/** Finds a field by its path, by its own name if its group is required, by another name, or by its title. */
function fieldFinder(kind: NewKind, own: OwnFields): (column: string) => ImportField | undefined {
  const fields = importFields(kind, own);
  const byName = new Map<string, ImportField>();
  const add = (name: string, field: ImportField) => {
    if (name !== '' && !byName.has(plain(name))) byName.set(plain(name), field);
  };
  for (const field of fields) add(field.path.join(' '), field);
  for (const field of fields) {
    if (field.path.length > 1 && (field.isRequired || field.path[0] === 'custom')) add(field.path.at(-1) ?? '', field);
  }
  for (const field of fields) for (const word of columnWords[kind][fieldTitle(field)] ?? []) add(word, field);
  const titles = groupBy(fields, ({ node }) => String(node.title ?? ''));
  for (const [title, [field, another]] of titles) if (field && !another) add(title, field);
  return (column) => byName.get(plain(column)) ?? byName.get(plain(withoutRemark(column))) ?? entryIn(column, byName);
}

/** A field of a list's entry: `faqs.1.q`, `FAQ 1 question`. */
function entryIn(column: string, byName: ReadonlyMap<string, ImportField>): ImportField | undefined {
  const [, list = '', number = '', rest = ''] = /^(.*?)[\s._-]*(\d+)[\s._-]*(\D+)$/.exec(column) ?? [];
  const field = byName.get(plain(list)) ?? byName.get(plain(`${list}s`));
  if (!field || Number(number) < 1) return undefined;
  const names = Object.keys(field.value.properties ?? {});
  const name = names.find((one) => plain(one) === plain(rest)) ?? entryWords[plain(rest)] ?? '';
  return entryField(field, Number(number), name);
}

/** Drive (min): Drive. */
const withoutRemark = (column: string) => column.replace(/\(.*\)/, '');

/** For comparison: without case, spaces, hyphens, dots and accents. */
function plain(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function noColumn(name: string, columns: readonly string[]): string {
  const guess = nearest(name, columns);
  return `There is no column ${name}. ${guess === undefined ? `Columns: ${columns.join(', ')}.` : didYouMean(guess)}`;
}
