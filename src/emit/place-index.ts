/** Places → the file in which the field of the areas page looks up names and postal codes. Pure. */
import { maxPlacesByEye } from '../domain/list-limits.ts';
import { placeIndexPath } from '../domain/urls/urls.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { GeneratedFile } from './output-file.ts';

/** Only on sites with so many places that the areas page has that field. Lists rather than objects, which would repeat the names of fields for each place. */
export function placeIndex({ lists, urls, cities, counties }: SiteModel): GeneratedFile[] {
  if (cities.size <= maxPlacesByEye) return [];
  const groups = () =>
    [...counties.values()].map(({ slug, label }) => [
      label,
      ...lists.read('cities of county', slug).flatMap((name) => {
        const city = cities.get(name);
        return city ? [[city.label, urls.href(city.path), codesOf(city.data).join(',')]] : [];
      }),
    ]);
  return [{ path: placeIndexPath(urls).slice(1), make: () => JSON.stringify(groups()) }];
}

/** Each code once: the place's own is usually one of those that are served. */
function codesOf({ postalCode, zipCodes }: { postalCode: string; zipCodes: readonly string[] }): string[] {
  return [postalCode, ...zipCodes.filter((code) => code !== postalCode)];
}
