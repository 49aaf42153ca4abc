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
  const maps = Object.entries(site ?? {}).filter((entry): entry is [string, object] => isGroup(entry[1]));
  return Object.fromEntries(maps.map(([name, map]) => [name, Object.keys(map)]));
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
