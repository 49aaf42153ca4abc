/** The columns of a spreadsheet → the fields that they fill. Pure. */
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { withoutAccents } from '../../text/without-accents.ts';
import type { NewKind } from '../kinds.ts';
import { columnWords, entryWords } from './column-words.ts';
import { entryField, fieldTitle, type ImportField, importFields } from './import-fields.ts';

export interface Match {
  /** The index of the table's column. */
  column: number;
  name: string;
  /** Undefined if the column is not used. */
  field: ImportField | undefined;
  /** Whether the field belongs to the city's county, which is written too. */
  isOfCounty: boolean;
  /** Why the column is not used. */
  why?: string;
}

/** An invalid `--map` or `--set`, with a message for the user. */
export class MappingError extends Error {}

interface MatchOptions {
  kind: NewKind;
  /** From `--map`: column name → field; an empty field ignores the column. */
  map: ReadonlyMap<string, string>;
  /** Allows fields of the county, such as county.seat. */
  withCounties: boolean;
  own: OwnFields;
}

export function matchColumns(columns: readonly string[], { kind, map, ...rest }: MatchOptions): Match[] {
  const unknown = [...map.keys()].find((name) => !columns.some((column) => plain(column) === plain(name)));
  if (unknown !== undefined) throw new MappingError(noColumn(unknown, columns));
  const mapped = new Map([...map].map(([name, field]) => [plain(name), field]));
  const finder = new FieldFinder(kind, rest);
  const found = columns.map((name, column): Match & { rank: number } => {
    const wanted = mapped.get(plain(name));
    if (wanted === '') return { column, name, field: undefined, isOfCounty: false, rank: 0, why: 'left out' };
    const target = wanted === undefined ? finder.find(name) : finder.exact(wanted);
    return { column, name, field: undefined, isOfCounty: false, ...target, rank: target?.rank ?? 0 };
  });
  return found.map(({ rank, ...match }) => {
    if (!match.field) return match;
    const title = titleOf(match);
    const sameField = found.filter((other) => other.field && titleOf(other) === title);
    const best = sameField.filter((one) => !sameField.some((other) => isBetter(other, one)));
    if (best.length > 1) throw new MappingError(severalColumns(best, title));
    const [winner] = best;
    if (winner === undefined || winner.column === match.column) return match;
    return { ...match, field: undefined, why: `${title} is read from ${winner.name}` };
  });
}

function severalColumns(columns: readonly Match[], title: string): string {
  const [first, ...others] = columns.map(({ name }) => name);
  const choice = [`--map "${first}=${title}"`, ...others.map((name) => `--map "${name}="`)].join(' ');
  return `${[first, ...others].join(' and ')} ${others.length > 1 ? 'all' : 'both'} mean ${title}. Choose one: ${choice}`;
}

interface Ranked {
  name: string;
  rank: number;
}

/** A longer name is more exact: Drive time and not Drive. What is in parentheses is a remark: Lat and not Lat (old). */
function isBetter(one: Ranked, other: Ranked): boolean {
  if (one.rank !== other.rank) return one.rank < other.rank;
  const [own, others] = [one, other].map(({ name }) => plain(withoutRemark(name))) as [string, string];
  if (own === others) return plain(one.name) === own && plain(other.name) !== others;
  return own.startsWith(others);
}

/** The field that `--set` names. */
export function fieldNamed(name: string, wanted: Omit<MatchOptions, 'map'>): Pick<Match, 'field' | 'isOfCounty'> {
  return new FieldFinder(wanted.kind, wanted).exact(name);
}

/** The field's name in messages: county.seat, geo.latitude. */
export function titleOf({ field, isOfCounty }: Pick<Match, 'field' | 'isOfCounty'>): string {
  return `${isOfCounty ? 'county.' : ''}${field ? fieldTitle(field) : ''}`;
}

type Target = Pick<Match, 'field' | 'isOfCounty'> & { rank: number };

class FieldFinder {
  readonly #own: FieldIndex;
  readonly #county: FieldIndex | undefined;
  readonly #kind: NewKind;

  constructor(kind: NewKind, { withCounties, own }: Pick<MatchOptions, 'withCounties' | 'own'>) {
    this.#kind = kind;
    this.#own = new FieldIndex(kind, own);
    this.#county = withCounties ? new FieldIndex('county', own) : undefined;
  }

  find(column: string): Target | undefined {
    const own = this.#own.find(column);
    if (own) return { ...own, isOfCounty: false };
    const rest = /^\s*county[\s._-]+(.+)$/i.exec(column)?.[1];
    const found = rest === undefined ? undefined : this.#county?.find(rest);
    return found && { ...found, isOfCounty: true };
  }

  /** Finds a field by its name in the data reference. */
  exact(name: string): Target {
    const found = this.find(name);
    if (found) return { ...found, rank: -1 };
    const guess = nearest(name, this.#own.titles);
    const hint = guess === undefined ? `docs/data.md lists the fields of a ${this.#kind}.` : didYouMean(guess);
    throw new MappingError(`A ${this.#kind} has no field ${name}. ${hint}`);
  }
}

class FieldIndex {
  readonly titles: readonly string[];
  readonly #fields: readonly ImportField[];
  readonly #known = new Map<string, { field: ImportField; rank: number }>();

  constructor(kind: NewKind, own: OwnFields) {
    this.#fields = importFields(kind, own);
    this.titles = this.#fields.map(fieldTitle);
    const words = columnWords[kind];
    const inner = this.#fields.filter(
      ({ path, isRequired }) => path.length > 1 && (isRequired || path[0] === 'custom'),
    );
    for (const field of this.#fields) this.#add(field.path.join(' '), field, 0);
    for (const field of inner) this.#add(field.path.at(-1) ?? '', field, 1);
    for (const field of this.#fields) for (const word of words[fieldTitle(field)] ?? []) this.#add(word, field, 2);
    for (const field of this.#fields) if (this.#hasOwnTitle(field)) this.#add(String(field.node.title), field, 3);
  }

  find(column: string): { field: ImportField; rank: number } | undefined {
    const known = (name: string) => this.#known.get(plain(name));
    const short = withoutRemark(column);
    return (
      known(column) ??
      later(known(short) ?? known(short.replace(year, '')), column) ??
      this.#either(short) ??
      this.#entry(column)
    );
  }

  /** City / Town: two names of one field. */
  #either(column: string): { field: ImportField; rank: number } | undefined {
    const [first, ...others] = column.split('/').map((name) => this.#known.get(plain(name)));
    return first && others.every((other) => other?.field === first.field) ? first : undefined;
  }

  #add(word: string, field: ImportField, rank: number): void {
    if (word !== '' && !this.#known.has(plain(word))) this.#known.set(plain(word), { field, rank });
  }

  /** The title of a definition that several fields share does not identify a field. */
  #hasOwnTitle({ node }: ImportField): boolean {
    return node.title !== undefined && this.#fields.filter((other) => other.node.title === node.title).length === 1;
  }

  /** Finds a field of a list's entry: `faqs.1.q`, `FAQ 1 question`. */
  #entry(column: string): { field: ImportField; rank: number } | undefined {
    const [, list = '', number = '', rest = ''] = /^(.*?)[\s._-]*(\d+)[\s._-]*(\D+)$/.exec(column) ?? [];
    const found = this.#known.get(plain(list)) ?? this.#known.get(plain(`${list}s`));
    if (!found || Number(number) < 1) return undefined;
    const names = Object.keys(found.field.value.properties ?? {});
    const name = names.find((one) => plain(one) === plain(rest)) ?? entryWords[plain(rest)] ?? '';
    const field = entryField(found.field, Number(number), name);
    return field && { field, rank: 0 };
  }
}

/** Drive (min): Drive. */
const withoutRemark = (column: string) => column.replace(/\(.*\)/, '');

const year = /\b(?:19|20)\d\d\b/;

/** A column without a year comes first, then the one with the latest year. */
function later<Found extends { rank: number }>(found: Found | undefined, column: string): Found | undefined {
  const written = year.exec(column)?.[0];
  return found && written !== undefined ? { ...found, rank: found.rank + 10 * (2100 - Number(written)) } : found;
}

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
