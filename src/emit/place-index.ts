/** A site's places → the file in which the field of the areas page looks up names and postal codes. Pure. */
import type { OutputFile } from './output-file.ts';

export interface PlaceGroup {
  county: string;
  /** `codes` are postal codes, separated by commas. Lists rather than objects, which would repeat the names of fields for each place. */
  places: readonly (readonly [name: string, href: string, codes: string])[];
}

export function formatPlaceIndex(path: string, groups: readonly PlaceGroup[]): OutputFile {
  return { path, contents: JSON.stringify(groups.map(({ county, places }) => [county, ...places])) };
}
