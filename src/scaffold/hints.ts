/** Facts about a site → the values that fields of a new file can have. Pure. */
import { isGroup } from '../domain/groups.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type { SiteFacts } from './site-facts.ts';
import { valueAt } from './value-at.ts';

export interface Hints {
  slugs: SiteFacts['slugs'];
  /** Keys of the maps of site.yaml, by map: categories, tiers … */
  keys: Readonly<Record<string, readonly string[]>>;
  /** Names of the pictures in data/images. */
  images: readonly string[];
  /** YYYY-MM-DD. */
  today: string;
  /** Values of the closest entity with the same fields: a city's county, the business. */
  inherited: (path: readonly string[]) => unknown;
}

/** `county` is the slug of the county that a new city is in. */
export function hintsOf(today: string, { site, slugs, images, counties }: SiteFacts, county = ''): Hints {
  const parents = [counties.get(county), site?.business];
  const inherited = (path: readonly string[]) =>
    parents.map((parent) => valueAt(parent, path)).find((value) => value !== undefined);
  return { slugs, images, today, keys: keysOf(site), inherited };
}

/** The keys of all maps of site.yaml. */
export function keysOf(site: object | undefined): Hints['keys'] {
  return Object.fromEntries(mapsOf(site).map(([name, map]) => [name, Object.keys(map)]));
}

/** For each map of site.yaml: an entry's label, badge or heading in lower case → its key. */
export function labelsOf(site: object | undefined): Record<string, ReadonlyMap<string, string>> {
  const labelsIn = (entry: unknown) => (isGroup(entry) ? Object.values(entry) : [entry]).filter(isText);
  const keysByLabel = (map: object) =>
    Object.entries(map).flatMap(([key, entry]) => labelsIn(entry).map((label) => [label.toLowerCase(), key] as const));
  return Object.fromEntries(mapsOf(site).map(([name, map]) => [name, new Map(keysByLabel(map))]));
}

function mapsOf(site: object | undefined): [string, object][] {
  return Object.entries(site ?? {}).filter((entry): entry is [string, object] => isGroup(entry[1]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The possible values of a reference, a key of site.yaml or an enum; undefined for all other fields. */
export function choicesOf(
  node: SchemaNode,
  { slugs, keys }: Pick<Hints, 'slugs' | 'keys'>,
): readonly string[] | undefined {
  const { 'x-ref': target, 'x-key': map, enum: values } = node;
  if (Array.isArray(values)) return values.map(String);
  if (typeof map === 'string') return keys[map] ?? [];
  if (typeof target === 'string') return slugs[target as keyof Hints['slugs']];
  return undefined;
}
