/** Like createMapPlanner, but draws nothing that an earlier build has drawn. Pure: the caller keeps the results. */
import { once } from '../../memo/memoize.ts';
import type { FileToMake } from '../assets.ts';
import { contentHash } from '../content-hash.ts';
import { createMapPlanner, type MapParts, type MapPlanner, viewOf } from './coverage-map.ts';
import { mapDesign } from './draw-map.ts';
import type { readArea } from './served-area.ts';

/** Caches results under a key between builds. */
export interface MapCache {
  names: (key: string, make: () => Promise<DrawingNames>) => Promise<DrawingNames | { diagnostics: unknown }>;
  parts: (key: string, make: () => string) => string;
}

interface DrawingNames {
  inputs: ReadonlySet<string>;
  /** By the slug of the county; undefined for the drawing of all counties. */
  paths: ReadonlyMap<string | undefined, string>;
}

/** Names of drawings and parts of pages are cached; the rest is drawn on first use. */
export async function cachedMapPlanner(
  { key, area }: ReturnType<typeof readArea>,
  cache: MapCache,
): Promise<MapPlanner> {
  const planner = once(() => createMapPlanner(area));
  const cached = await cache.names(`drawings of ${contentHash(JSON.stringify([mapDesign, key]))}`, async () => ({
    inputs: new Set(),
    paths: planner().paths,
  }));
  if (!('paths' in cached)) return planner();
  const { paths } = cached;
  const pathOf = (county: string | undefined) => paths.get(county) ?? paths.get(undefined);
  const parts = new Map<string, MapParts | undefined>();
  const partsOf = (path: string, county: string | undefined): MapParts | undefined => {
    const key = `parts of ${path} for ${county}`;
    if (parts.has(key)) return parts.get(key);
    const text = cache.parts(key, () => JSON.stringify(planner().parts(county) ?? null));
    const found: MapParts | undefined = JSON.parse(text) ?? undefined;
    parts.set(key, found);
    return found;
  };
  return {
    paths,
    drawing: pathOf,
    parts: (county) => planner().parts(county),
    plan(view) {
      const path = pathOf(view.county);
      const found = path === undefined ? undefined : partsOf(path, view.county);
      if (path === undefined || !found) return undefined;
      const isShown = view.current === undefined || view.current in found.own;
      return isShown ? viewOf(view, path, found) : planner().plan(view);
    },
    files: [...paths.values()].map((path) => ({ path, make: () => fileOf(planner(), path).make() })),
  };
}

function fileOf({ files }: MapPlanner, path: string): FileToMake {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is not a drawing of this map.`);
  return file;
}
