/** A site's places → the contents of the file in which visitors find them; undefined if there are few. Pure. */
import { groupBy } from '../domain/group-by.ts';
import { maxPlacesByEye } from '../domain/list-limits.ts';
import { placeIndexPath } from '../domain/urls/place-index-path.ts';
import type { OutputInput } from '../emit/plan-output.ts';
import type { SiteModel } from '../model/site-model.ts';

/** Reads only places' ranks, which are at hand, because the file is made in each build. */
export function placeIndexOf({
  cities,
  counties,
  overview,
  urls,
}: Pick<SiteModel, 'cities' | 'counties' | 'overview' | 'urls'>): OutputInput['placeIndex'] {
  if (overview.placeCount <= maxPlacesByEye) return undefined;
  const groups = () => {
    const inside = groupBy(cities.values(), ({ rank }) => rank.county ?? '');
    return [...counties.values()].map(({ slug, data }) => ({
      county: data.name,
      places: (inside.get(slug) ?? []).map(({ rank, path }) => [rank.name, urls.href(path), rank.codes ?? ''] as const),
    }));
  };
  return { path: placeIndexPath.slice(1), groups };
}
