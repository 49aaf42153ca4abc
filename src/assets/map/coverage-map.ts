/** The served counties and places → the map of any page: a drawing that pages share, and the parts of one page. */
import { type Bounds, intersects, type Point } from '../../domain/geography/plane.ts';
import { contentHash } from '../../files/content-hash.ts';
import { memoize, once } from '../../memo/memoize.ts';
import type { RankedPlaces } from '../../model/ranked-places.ts';
import type { CoverageMap, FileToMake, MapView } from '../assets.ts';
import { drawMap, mapDesign } from './draw-map.ts';
import {
  type DrawnPlace,
  layOutMap,
  type MapLayout,
  mapWidth,
  nameSizes,
  ownLabel,
  roundToTenth,
  type ServedArea,
  type Width,
} from './map-layout.ts';
import { formatPath } from './simplify-path.ts';

type Place = ServedArea['places'][number];

/** `extent`: undefined for a county that the atlas does not have. */
interface PlannedArea extends ServedArea {
  counties: readonly (ServedArea['counties'][number] & { extent: Bounds | undefined })[];
}

/** Space between the counties and the frame, as a share of its width. */
const margins = { all: 0.03, one: 0.1 };
/**
 * Each link costs about 150 bytes of the page. `all` keeps the areas page with its lists within 100 kB; `one` is lower because
 * a county's map is on the pages of all its places. With more places, only the counties are links.
 */
const linkLimits = { all: 100, one: 60 };
const maxLinkRadius = mapWidth / 50;

/** Geometry and names are computed once per drawing, on first use; after that, a page costs almost nothing. */
export function createMapPlanner({ counties, places }: PlannedArea) {
  const outlined = counties.flatMap(({ extent, ...county }) => (extent ? [{ county, bounds: extent }] : []));
  const known = outlined.map(({ county }) => county);
  // Without counties, the pages of all places share the drawing: it has as few links as that of a county.
  const kind = known.length > 0 ? 'all' : 'one';
  const all =
    known.length + places.length === 0
      ? undefined
      : createDrawing({ counties: known, places }, { counties: known, kind, isOwn: () => true });
  const bySlug = new Map(
    outlined.map(({ county, bounds }): [string, Drawing] => {
      const around = roundabout(bounds);
      const near = outlined.filter((other) => intersects(other.bounds, around)).map((other) => other.county);
      const inside = places.filter(
        ({ longitude: x, latitude: y }) =>
          x >= around.left && x <= around.right && y >= around.bottom && y <= around.top,
      );
      // The county's own places come first, so that they get the best label positions.
      const isOwn = (place: Place) => place.county === county.slug;
      const area = { counties: near, places: [...inside.filter(isOwn), ...inside.filter((place) => !isOwn(place))] };
      return [county.slug, createDrawing(area, { counties: [county], kind: 'one', isOwn })];
    }),
  );
  const drawings = [...(all ? [all] : []), ...bySlug.values()];
  const drawingOf = (county: string | undefined) => (county === undefined ? undefined : bySlug.get(county)) ?? all;
  return {
    /** The URL path of the drawing for a county: see Assets. */
    drawing: (county: string | undefined) => drawingOf(county)?.path,
    /** All drawings. A name hashes everything the drawing is made from, so only new ones are made. */
    files: drawings.map(({ path, drawn }): FileToMake => {
      return { path, make: async () => new TextEncoder().encode(drawn()?.svg ?? '') };
    }),
    plan({ label, title, county, current = '' }: MapView): CoverageMap | undefined {
      const drawing = drawingOf(county);
      const drawn = drawing?.drawn();
      if (!drawing || !drawn) return undefined;
      const own = drawn.own.get(current);
      const { height, links } = drawn;
      return { width: mapWidth, height, label, title, drawing: `/${drawing.path}`, links, ...(own && { own }) };
    },
  };
}

interface Drawing {
  path: string;
  drawn: () => Drawn | undefined;
}

/** What pages and files need from a layout. Layouts are much larger, and there are as many as counties. */
interface Drawn {
  svg: string;
  height: number;
  links: CoverageMap['links'];
  /** The places whose pages show this drawing, by href. */
  own: ReadonlyMap<string, OwnPlace>;
}

type OwnPlace = NonNullable<CoverageMap['own']>;

interface Focus {
  counties: ServedArea['counties'];
  kind: 'all' | 'one';
  /** Whether the place's page shows this drawing. */
  isOwn: (place: Place) => boolean;
}

/** The counties and places that the map shows. */
export function readArea({ cities, counties, inputs }: RankedPlaces): PlannedArea {
  const { href } = inputs.urls;
  const places = cities.map(({ path, label, data: { county, geo, radiusMeters, featured } }) => {
    return { name: label, href: href(path), county, ...geo, radiusMeters, featured };
  });
  return {
    counties: counties.flatMap(({ slug, path, label, data: { fips, extent } }) =>
      fips === undefined ? [] : [{ slug, name: label, href: href(path), fips, extent }],
    ),
    places: [...places.filter((place) => place.featured), ...places.filter((place) => !place.featured)],
  };
}

/** `dev` keeps the places while their facts are unchanged. */
export const mapPlanner = memoize((places: RankedPlaces) => createMapPlanner(readArea(places)));

function createDrawing(area: ServedArea, { counties, kind, isOwn }: Focus): Drawing {
  const codes = counties.map(({ fips }) => fips);
  return {
    path: `assets/map.${contentHash(JSON.stringify([mapDesign, codes, area, margins[kind]]))}.svg`,
    drawn: once(() => {
      const layout = layOutMap({ ...area, focus: codes, margin: margins[kind] });
      return (
        layout && {
          svg: drawMap(layout, codes),
          height: layout.shapes.frame.height,
          links: linksOf(layout, linkLimits[kind]),
          own: new Map(layout.places.filter(isOwn).map((place) => [place.href, ownPlace(layout, place)])),
        }
      );
    }),
  };
}

function linksOf(layout: MapLayout, maxLinks: number): CoverageMap['links'] {
  const { counties, places } = layout;
  return {
    counties:
      counties.length > maxLinks
        ? []
        : counties
            .map(({ name, href, rings }) => ({ name, href, path: formatPath(rings) }))
            // One that is too small to see has no shape; the list beside the map has it.
            .filter(({ path }) => path !== ''),
    places:
      counties.length + places.length > maxLinks
        ? []
        : places.map(({ name, href, at }) => {
            return { name, href, x: roundToTenth(at[0]), y: roundToTenth(at[1]), radius: linkRadius(at, layout) };
          }),
  };
}

/** Up to the middle between two dots, because the circle around a dot must not cover another one; at least the dot itself. */
function linkRadius([x, y]: Point, { places, dot }: MapLayout): number {
  const halves = places.map(({ at }) => Math.hypot(at[0] - x, at[1] - y) / 2).filter((half) => half > 0);
  return roundToTenth(Math.max(dot, Math.min(maxLinkRadius, ...halves)));
}

function ownPlace(layout: MapLayout, place: DrawnPlace): OwnPlace {
  const labelAt = (width: Width) => ({
    size: nameSizes[width].place,
    ...(layout.names[width].places.get(place.href) ?? ownLabel(place, width, layout)),
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

/** The bounds of everything that a frame filled by `bounds` can show, since a frame is not higher than wide; plus a sixth for the curvature of the earth. */
function roundabout({ left, right, bottom, top }: Bounds): Bounds {
  const narrowing = Math.max(0.1, Math.cos((((bottom + top) / 2) * Math.PI) / 180));
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const half = (1.17 / (1 - 2 * margins.one) / 2) * Math.max((right - left) * narrowing, top - bottom);
  return { left: x - half / narrowing, right: x + half / narrowing, bottom: y - half, top: y + half };
}
