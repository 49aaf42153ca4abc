/** Counties and states with facts derived from their places. Each fact is a separate list, so an edit of a place's description changes no list of names. Pure. */
import type { PlaceLists } from './place-lists.ts';
import type { Listed } from './place-reader.ts';
import type { County, State } from './site-model.ts';
import type { CountySummary } from './summary.ts';

/** `region` is the business's state, the default for counties that name none. */
export function linkCounty(
  { slug, path, file, data }: Listed<CountySummary> & { file: string },
  { lists, region }: { lists: PlaceLists; region: string },
): County {
  return {
    ...{ slug, path, file, data, state: data.state ?? region },
    get cities() {
      return lists.read('cities of county', slug);
    },
    get averageResponse() {
      return lists.read('drive times of county', slug);
    },
    get placeNames() {
      return lists.read('place names of county', slug);
    },
    get featured() {
      return lists.read('featured places of county', slug);
    },
  };
}

/** Sorted by name; empty if the counties are few enough for one list. */
export function linkStates(lists: PlaceLists): State[] {
  return lists.find('state', '*').map(
    ({ slug, ...names }): State => ({
      ...{ slug, ...names },
      get counties() {
        return lists.read('counties of state', slug);
      },
      get placeCount() {
        return lists.read('cities of state', slug);
      },
      get averageResponse() {
        return lists.read('drive times of state', slug);
      },
    }),
  );
}
