/** Facts about a site → the values that fields of a new file can have. Pure. */
import { valueAt } from '../domain/groups.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Hints extends Pick<SiteFacts, 'slugs' | 'keys' | 'images'> {
  /** YYYY-MM-DD. */
  today: string;
  /** Values of the closest entity with the same fields: a city's county, the business. */
  inherited: (path: readonly string[]) => unknown;
}

/** `county` is the slug of the county that a new city is in. */
export function hintsOf(today: string, facts: SiteFacts, county = ''): Hints {
  const parents = [facts.counties.get(county), facts.site?.business];
  const inherited = (path: readonly string[]) =>
    parents.map((parent) => valueAt(parent, path)).find((value) => value !== undefined);
  return { ...facts, today, inherited };
}

/** The possible values of a reference, a key of site.yaml or an enum; undefined for all other fields. */
export function choicesOf(
  node: SchemaNode,
  { slugs, keys }: Pick<SiteFacts, 'slugs' | 'keys'>,
): readonly string[] | undefined {
  const { 'x-ref': target, 'x-key': map, enum: values } = node;
  if (values) return values.map(String);
  if (map !== undefined) return keys[map] ?? [];
  return target === undefined ? undefined : slugs[target as keyof SiteFacts['slugs']];
}
