/** A site's places → the contents of the file in which visitors find them; undefined if there are few. Pure. */
import { maxPlacesByEye } from '../domain/list-limits.ts';
import { placeIndexPath } from '../domain/urls/urls.ts';
import type { OutputInput } from '../emit/plan-output.ts';
import type { SiteModel } from '../model/site-model.ts';

export function placeIndexOf({ lists, urls }: Pick<SiteModel, 'lists' | 'urls'>): OutputInput['placeIndex'] {
  const { cities, counties, citiesIn } = lists.places;
  if (cities.length <= maxPlacesByEye) return undefined;
  const groups = () =>
    counties.map(({ slug, rank: { name } }) => ({
      county: name,
      places: (citiesIn.get(slug) ?? []).map(
        ({ path, rank }) => [rank.name, urls.href(path), codesOf(rank).join(',')] as const,
      ),
    }));
  return { path: placeIndexPath.slice(1), groups };
}

/** Each code once: the place's own is usually one of those that are served. */
function codesOf({ postalCode, zipCodes }: { postalCode: string; zipCodes: readonly string[] }): string[] {
  return [...new Set([postalCode, ...zipCodes])];
}
