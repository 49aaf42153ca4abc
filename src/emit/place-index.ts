/** Places → the file in which the field of the areas page looks up names and postal codes. Pure. */
import { placeLabel } from '../domain/geography/place-names.ts';
import { maxPlacesByEye } from '../domain/list-limits.ts';
import { placeIndexPath } from '../domain/urls/urls.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { GeneratedFile } from './output-file.ts';

/** Only on sites with so many places that the areas page has that field. Lists rather than objects, which would repeat the names of fields for each place. */
export function placeIndex({ lists, urls }: SiteModel): GeneratedFile[] {
  const { cities, counties, citiesIn } = lists.places;
  if (cities.length <= maxPlacesByEye) return [];
  const groups = () => {
    const repeated = lists.read('repeated names');
    const label = (name: string, state: string) => placeLabel({ name, state }, repeated);
    return counties.map(({ slug, data: { name, state } }) => [
      label(name, state),
      ...(citiesIn.get(slug) ?? []).map(({ path, data }) => {
        return [label(data.name, state), urls.href(path), codesOf(data).join(',')];
      }),
    ]);
  };
  return [{ path: placeIndexPath(urls).slice(1), make: () => JSON.stringify(groups()) }];
}

/** Each code once: the place's own is usually one of those that are served. */
function codesOf({ postalCode, zipCodes }: { postalCode: string; zipCodes: readonly string[] }): string[] {
  return [...new Set([postalCode, ...zipCodes])];
}
