/** The county and the coordinates of a place → its state. Reads the atlas in the United States. */
import { stateAt } from '../domain/geography/county-atlas.ts';
import type { Point } from '../domain/geography/distance.ts';
import { splitPlaceName, stateOfSlug } from '../domain/geography/place-names.ts';
import { isGroup } from '../domain/groups.ts';
import { slugify } from '../text/strings.ts';
import { resolveCounty } from './resolve-county.ts';
import { valueAt } from './value-at.ts';

export interface LocationContext {
  /** The business's state. */
  own: string;
  country: string;
  counties: ReadonlyMap<string, { state?: string | undefined }>;
  /** Whether a county that does not exist is written too. */
  withCounty: boolean;
}

/**
 * The state of a place that does not name one: that of its county, if the county's name or slug contains a state or it is the
 * slug of an existing county; otherwise the one that contains the coordinates (United States only); otherwise that of the only
 * county with this name, unless a county in the business's state may be meant and written too. Undefined if there is none.
 */
export function stateByLocation(value: unknown, context: LocationContext): string | undefined {
  const { own, country, withCounty } = context;
  const county = valueAt(value, ['county']);
  const written = typeof county === 'string' ? writtenState(county, context) : undefined;
  if (written !== undefined) return written;
  const named = typeof county === 'string' ? stateOfNamed(county, context) : undefined;
  const point = country === 'US' ? pointOf(valueAt(value, ['geo'])) : undefined;
  return (point && stateAt(point, named ?? own)) ?? (withCounty ? undefined : named);
}

function writtenState(county: string, { own, country, counties }: LocationContext): string | undefined {
  const { state } = splitPlaceName(county, { region: own, country });
  if (state !== undefined) return state;
  const slug = slugify(county);
  const existing = counties.get(slug);
  if (existing) return existing.state ?? own;
  return county === slug ? stateOfSlug(slug, { region: own, country }) : undefined;
}

/** A county of the business's state comes first. */
function stateOfNamed(county: string, { own, country, counties }: LocationContext): string | undefined {
  const known = [...counties.keys()];
  const states = [...new Set([...counties.values()].map(({ state }) => state ?? own))];
  const named = states.filter((state) => resolveCounty(county, { state, country, known }).isKnown);
  return named.length > 1 ? named.find((state) => state === own) : named[0];
}

export function pointOf(value: unknown): Point | undefined {
  if (!isGroup(value)) return undefined;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
