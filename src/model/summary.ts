/** A place, county, service or post → its summary: what other pages may show of it; and the part of it that lists sort and choose by. Pure. */
import type { Bounds } from '../domain/geography/plane.ts';
import { pick } from '../domain/groups.ts';
import type { DataFiles } from '../schema/types.gen.ts';

/** The fields that lists of places are made from: while they are unchanged, so is every list. */
export const rankFields = {
  city: [
    ...(['name', 'county', 'eta', 'geo', 'featured', 'featuredInCounty', 'order'] as const),
    ...(['radiusMeters', 'postalCode', 'zipCodes', 'nearby', 'services'] as const),
  ],
  county: ['name', 'state', 'fips', 'order'],
} as const;

const shownFields = {
  city: [
    ...rankFields.city,
    ...(['state', 'tier', 'description', 'population', 'populationNote', 'badge', 'acrossWater'] as const),
    ...(['metaTitle', 'updated', 'sample'] as const),
  ],
  county: [
    ...rankFields.county,
    ...(['geo', 'description', 'seat', 'radiusMeters', 'postalCode', 'metaTitle', 'updated', 'sample'] as const),
  ],
  service: ['title', 'description', 'icon', 'image', 'alt', 'focus', 'category', 'priority', 'metaTitle', 'updated'],
  post: ['title', 'date', 'description', 'image', 'alt', 'focus'],
} as const satisfies { [Kind in keyof DataFiles]?: readonly (keyof DataFiles[Kind])[] };

type SummarizedKind = keyof typeof shownFields;

export type Summary<Kind extends SummarizedKind> = Pick<
  DataFiles[Kind],
  Extract<(typeof shownFields)[Kind][number], keyof DataFiles[Kind]>
>;

export function summarize<Kind extends SummarizedKind>(kind: Kind, value: DataFiles[Kind]): Summary<Kind> {
  const fields: readonly PropertyKey[] = shownFields[kind];
  return pick(value, ...(fields as readonly (keyof Summary<Kind>)[]));
}

/** The abbreviation of the state of the place, or of the business if its file names none. */
interface InState {
  state: string;
}

export type CitySummary = Summary<'city'> & InState;
/** `extent`: of the county with this census code in the atlas. */
export type CountySummary = Summary<'county'> & InState & { extent?: Bounds };

export type CityRank = Pick<CitySummary, (typeof rankFields.city)[number]>;
export type CountyRank = Pick<CountySummary, (typeof rankFields.county)[number] | 'extent'>;
