/** The served counties and places → the map of any page: a drawing that pages share, and the parts of one page. */
import type { Bounds } from '../../domain/geography/bounds.ts';
import { countyOutlines } from '../../domain/geography/county-outlines.ts';
import { once } from '../../memo/memoize.ts';
import type { CoverageMap, MapView } from '../assets.ts';
import { contentHash } from '../content-hash.ts';
import type { FileToMake } from '../make-files.ts';
import { drawMap, MAP_DESIGN } from './draw-map.ts';
import {
  type DrawnPlace,
  FRAME,
  layOutMap,
  type MapLayout,
  NAME_SIZES,
  ownLabel,
  roundToTenth,
  type Width,
} from './map-layout.ts';
import { boxIndex, placeIndex } from './place-index.ts';
import type { ServedArea } from './served-area.ts';
import { formatPath } from './simplify-path.ts';

type Place = ServedArea['places'][number];

export interface MapPlanner {
  plan: (view: MapView) => CoverageMap | undefined;
  /** The URL path of the drawing for a county: see Assets. */
  drawing: (county: string | undefined) => string | undefined;
  /** All drawings. A name hashes everything the drawing is made from, so only new ones are made. */
  files: FileToMake[];
}

/** Space between the counties and the frame, as a share of its width. */
const MARGIN = { all: 0.03, one: 0.1 };
/**
 * Each link costs about 150 bytes of the page. `all` keeps the areas page with its lists within 100 kB; `one` is lower because
 * a county's map is on the pages of all its places. With more places, only the counties are links.
 */
const MAX_LINKS = { all: 100, one: 60 };

/**
 * Geometry and names are computed once per drawing, on first use; after that, a page costs almost nothing.
 *
 * ```ts
 * const { plan } = createMapPlanner({ counties, places });
 * const map = plan({ label: 'Map', title: 'Around Springfield', county: 'windsor-county-vt', current: '/areas/springfield-vt/' });
 * ```
 */
export function createMapPlanner({ counties, places }: ServedArea): MapPlanner {
  const outlines = countyOutlines();
  const known = counties.filter(({ fips }) => outlines.has(fips));
  const placesIn = placeIndex(places);
  const countiesIn = boxIndex(known, ({ fips }) => outlines.get(fips)?.bounds);
  const all =
    known.length === 0
      ? undefined
      : createDrawing({ counties: known, places }, { counties: known, kind: 'all', isOwn: () => true });
  const bySlug = new Map(
    known.map((county): [string, Drawing] => {
      const bounds = roundabout(outlines.get(county.fips)?.bounds);
      const near = countiesIn(bounds);
      // The county's own places come first, so that they get the best label positions.
      const inside = placesIn(bounds);
      const isOwn = (place: Place) => place.county === county.slug;
      const own = inside.filter(isOwn);
      const others = inside.filter((place) => !isOwn(place));
      const area = { counties: near, places: [...own, ...others] };
      return [county.slug, createDrawing(area, { counties: [county], kind: 'one', isOwn })];
    }),
  );
  const drawings = [...(all ? [all] : []), ...bySlug.values()];
  const drawingOf = (county: string | undefined) => (county === undefined ? undefined : bySlug.get(county)) ?? all;
  return {
    drawing: (county) => drawingOf(county)?.path,
    files: drawings.map(({ path, drawn }) => ({
      path,
      make: async () => new TextEncoder().encode(drawn()?.svg ?? ''),
    })),
    plan({ label, title, county, current }) {
      const drawing = drawingOf(county);
      const drawn = drawing?.drawn();
      if (!drawing || !drawn) return undefined;
      const own = current === undefined ? undefined : drawn.own.get(current);
      return { ...FRAME, label, title, drawing: `/${drawing.path}`, links: drawn.links, ...(own ? { own } : {}) };
    },
  };
}

/** Caches a result under a key between builds. */
type Keep = (key: string, make: () => Promise<KeptDrawings>) => Promise<KeptDrawings | { diagnostics: unknown }>;

interface KeptDrawings {
  inputs: ReadonlySet<string>;
  paths: readonly string[];
}

/** Like createMapPlanner, but computes nothing until a page or file needs it: the names of the drawings are cached. */
export async function keptMapPlanner(area: ServedArea, keep: Keep): Promise<MapPlanner> {
  const planner = once(() => createMapPlanner(area));
  const kept = await keep(`drawings of ${contentHash(JSON.stringify([MAP_DESIGN, area]))}`, async () => ({
    inputs: new Set(),
    paths: planner().files.map(({ path }) => path),
  }));
  if (!('paths' in kept)) return planner();
  return {
    plan: (view) => planner().plan(view),
    drawing: (county) => planner().drawing(county),
    files: kept.paths.map((path) => ({ path, make: () => fileOf(planner(), path).make() })),
  };
}

function fileOf({ files }: MapPlanner, path: string): FileToMake {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is no drawing of this map.`);
  return file;
}

interface Drawing {
  path: string;
  drawn: () => Drawn | undefined;
}

/** What pages and files need from a layout. Layouts are much larger, and there are as many as counties. */
interface Drawn {
  svg: string;
  links: CoverageMap['links'];
  /** By the href of the place that a page is about. */
  own: ReadonlyMap<string, OwnPlace>;
}

type OwnPlace = NonNullable<CoverageMap['own']>;

interface Focus {
  counties: ServedArea['counties'];
  kind: 'all' | 'one';
  /** Whether the place's page shows this drawing. */
  isOwn: (place: Place) => boolean;
}

function createDrawing(area: ServedArea, { counties, kind, isOwn }: Focus): Drawing {
  const codes = counties.map(({ fips }) => fips);
  return {
    path: `assets/map.${contentHash(JSON.stringify([MAP_DESIGN, codes, area, MARGIN[kind]]))}.svg`,
    drawn: once(() => {
      const layout = layOutMap({ ...area, focus: codes, margin: MARGIN[kind] });
      return (
        layout && {
          svg: drawMap(layout, codes),
          links: linksOf(layout, MAX_LINKS[kind]),
          own: new Map(layout.places.filter(isOwn).map((place) => [place.href, ownPlace(layout, place)])),
        }
      );
    }),
  };
}

function linksOf({ counties, places }: MapLayout, most: number): CoverageMap['links'] {
  return {
    counties:
      counties.length > most ? [] : counties.map(({ name, href, rings }) => ({ name, href, path: formatPath(rings) })),
    places:
      counties.length + places.length > most
        ? []
        : places.map(({ name, href, at: [x, y] }) => ({ name, href, x: roundToTenth(x), y: roundToTenth(y) })),
  };
}

function ownPlace(layout: MapLayout, place: DrawnPlace): OwnPlace {
  const labelAt = (width: Width) => ({
    ...(layout.names[width].places.get(place.href) ?? ownLabel(place, width, layout.dot)),
    size: NAME_SIZES[width].place,
  });
  return {
    name: place.name,
    x: roundToTenth(place.at[0]),
    y: roundToTenth(place.at[1]),
    reach: roundToTenth(place.radiusMeters * layout.shapes.unitsPerMeter),
    wide: labelAt('wide'),
    narrow: labelAt('narrow'),
  };
}

/** The bounds of everything that a frame filled by `bounds` can show, plus a sixth for the curvature of the earth. */
function roundabout(bounds: Bounds | undefined): Bounds {
  const { left, right, bottom, top } = bounds ?? { left: 0, right: 0, bottom: 0, top: 0 };
  const narrowing = Math.max(0.1, Math.cos((((bottom + top) / 2) * Math.PI) / 180));
  const inner = { width: FRAME.width * (1 - 2 * MARGIN.one), height: FRAME.height - 2 * MARGIN.one * FRAME.width };
  const degreesPerUnit = 1.17 * Math.max(((right - left) * narrowing) / inner.width, (top - bottom) / inner.height);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [halfWidth, halfHeight] = [(degreesPerUnit * FRAME.width) / 2 / narrowing, (degreesPerUnit * FRAME.height) / 2];
  return { left: x - halfWidth, right: x + halfWidth, bottom: y - halfHeight, top: y + halfHeight };
}
