/** The slug of a county or place → the state that it ends in. Pure. */
import { slugify } from '../urls/slug.ts';
import { regionsOf } from './us-states.ts';

/** washington-county-ny → NY, if that is a state of the country or the business's own `region`; otherwise undefined. */
export function stateOfSlug(
  slug: string,
  { region, country }: { region: string; country: string },
): string | undefined {
  if (slug.endsWith(`-${slugify(region)}`)) return region;
  const last = /-([a-z]{2,3})$/.exec(slug)?.[1];
  return last === undefined ? undefined : regionsOf(country)?.find(last)?.abbreviation;
}
