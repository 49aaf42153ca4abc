/** What follows from the table of kinds: their names, and the kinds that share a form. */
import { camelCase, capitalize } from '../text/strings.ts';
import {
  type EntityKind,
  type GeneralKind,
  type KindName,
  type KindRow,
  kinds,
  type ListKind,
  type MarkdownKind,
  type NamedKind,
  type ReferableKind,
} from './kinds.ts';

export const kindNames = Object.keys(kinds) as KindName[];

export function rowOf(kind: KindName): KindRow {
  return kinds[kind];
}

/** The kinds of pages: the names of the templates in templates/pages. */
export const pageKinds: readonly string[] = [
  ...kindNames.flatMap((kind) => rowOf(kind).page?.template ?? []),
  'news',
  'not-found',
];

/** The type of its value, generated from its schema: city → CityFile, page-home → HomePageFile. */
export function typeOf(kind: KindName): string {
  const [, page] = /^page-(.*)/.exec(kind) ?? [];
  if (kind === 'site') return 'Site';
  return `${capitalize(camelCase(page === undefined ? kind : `${page}-page`))}File`;
}

/** `test` must select the same kinds as the type `Kind`. */
function kindsWhere<Kind extends KindName>(test: (row: KindRow) => boolean) {
  const names = kindNames.filter((kind) => test(rowOf(kind))) as Kind[];
  const known = new Set<string>(names);
  return { names, has: (kind: string): kind is Kind => known.has(kind) };
}

export const entityKinds = kindsWhere<EntityKind>(({ page }) => page !== undefined && 'below' in page);
export const generalKinds = kindsWhere<GeneralKind>(({ page }) => page !== undefined && 'at' in page);
/** The site cannot be built without site.yaml and the files of single pages. */
export const requiredKinds: readonly KindName[] = ['site', ...generalKinds.names];
export const referableKinds = kindsWhere<ReferableKind>(({ unknown }) => unknown !== undefined);
export const namedKinds = kindsWhere<NamedKind>(({ slug }) => slug === 'name' || slug === 'name and state');
export const markdownKinds = kindsWhere<MarkdownKind>(({ files }) => files.endsWith('.md'));
export const listKinds = kindsWhere<ListKind>(({ files, more }) => files.includes('*') || more !== undefined);

/** A value for each kind that references may name. */
export function byReferableKind<Value>(make: (kind: ReferableKind) => Value): Record<ReferableKind, Value> {
  const entries = referableKinds.names.map((kind) => [kind, make(kind)]);
  return Object.fromEntries(entries) as Record<ReferableKind, Value>;
}

/** Cities and counties can have thousands of files; the other kinds have a few dozen at most. */
export function isPlace(kind: string): kind is 'city' | 'county' {
  return kind === 'city' || kind === 'county';
}

/** Relative to the site's folder: schema/city.json. */
export const fieldSchemaFolder = 'schema';

/** The file that `treesite types` writes, relative to the site's folder. */
export const ownTypesFile = '.treesite/types/own-fields.d.ts';

/** Kinds with a page, since only a page can show the fields. */
export const kindsWithFields: readonly KindName[] = kindNames.filter((kind) => rowOf(kind).page !== undefined);
