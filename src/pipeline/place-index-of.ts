/** A site's places → the contents of the file in which visitors find them; undefined if there are few. Pure. */
import { groupBy } from '../domain/group-by.ts';
import { maxPlacesByEye } from '../domain/list-limits.ts';
import { placeIndexPath } from '../domain/urls/place-index-path.ts';
import type { OutputInput } from '../emit/plan-output.ts';
import { fileHash } from '../emit/publication/file-hash.ts';
import { once } from '../memo/memoize.ts';
import type { PlaceReader } from '../model/place-reader.ts';
import type { SiteModel } from '../model/site-model.ts';

const name = 'place index';

export function placeIndexOf({ lists, overview }: Pick<SiteModel, 'lists' | 'overview'>): OutputInput['placeIndex'] {
  if (overview.placeCount <= maxPlacesByEye) return undefined;
  const groups = once(() => lists.make(name, groupsOf));
  return {
    path: placeIndexPath.slice(1),
    key: () => lists.derive(name, () => fileHash(JSON.stringify(groups()))),
    groups,
  };
}

function groupsOf(read: PlaceReader) {
  const { urls } = read.frame;
  const cities = read.cities();
  const [names, inCounty, codes] = [cities.of('name'), cities.of('county'), cities.codes];
  const places = cities.paths.map((path, index) => ({
    county: inCounty[index] ?? '',
    line: [names[index] ?? '', urls.href(path), codes[index] ?? ''] as const,
  }));
  const inside = groupBy(places, ({ county }) => county);
  const counties = read.counties();
  const countyNames = counties.of('name');
  return counties.slugs.map((slug, index) => ({
    county: countyNames[index] ?? '',
    places: (inside.get(slug) ?? []).map(({ line }) => line),
  }));
}
