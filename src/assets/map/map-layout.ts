/** The served area and the counties that fill the frame → the positions of everything in a drawing. */
import type { Point, Ring } from '../../domain/geography/plane.ts';
import { countyLabels } from './county-labels.ts';
import { type CountyShapes, drawCounties } from './county-shapes.ts';
import { lineGrid } from './line-grid.ts';
import { maxSingleDots, placeLabels, positionsAround } from './place-labels.ts';
import { boxAround, isInFrame, type Label, textBox } from './text-box.ts';

export interface ServedArea {
  /** `fips` is the five-digit census code, by default that of the county with this name. Counties missing from the atlas are not drawn. */
  counties: readonly { slug: string; name: string; href: string; fips: string }[];
  /** Most important first: they get the best label positions. `county` is a slug. */
  places: readonly {
    name: string;
    href: string;
    county: string;
    latitude: number;
    longitude: number;
    radiusMeters: number;
    featured: boolean;
  }[];
}

type County = ServedArea['counties'][number];
type Place = ServedArea['places'][number];

/** In the drawing's own units: about a CSS pixel on a wide screen, and half of one on a phone. A map is as high as what it shows needs, but no higher than wide. */
export const mapWidth = 640;

/**
 * Names are laid out twice, and the stylesheet shows one layout: at 13 CSS pixels on a phone 360 pixels wide, where the
 * drawing is half as large, and at 12 or more from 576 pixels.
 */
export const nameSizes = {
  narrow: { place: 26, county: 24 },
  wide: { place: 15, county: 14 },
} as const;

export type Width = keyof typeof nameSizes;

export interface DrawnPlace extends Place {
  at: Point;
}

interface Names {
  /** x, y: the middle of a county's name, on its baseline. */
  counties: { name: string; x: number; y: number }[];
  places: ReadonlyMap<string, Label>;
}

export interface MapLayout {
  shapes: CountyShapes;
  counties: (County & { rings: readonly Ring[] })[];
  /** All places in the frame. */
  places: DrawnPlace[];
  /** Radius of a dot. */
  dot: number;
  names: Record<Width, Names>;
}

interface LayoutInput extends ServedArea {
  /** Census codes of the counties that fill the frame; empty where only the places do. */
  focus: readonly string[];
  margin: number;
}

/** Undefined if there is nothing to fill the frame. */
export function layOutMap({ counties, places, focus, margin }: LayoutInput): MapLayout | undefined {
  const around = focus.length > 0 ? [] : aroundPlaces(places);
  const shapes = drawCounties({ codes: counties.map(({ fips }) => fips), focus, around, margin }, mapWidth);
  if (!shapes) return undefined;
  const { frame } = shapes;
  const drawn = counties.flatMap((county) => {
    const rings = shapes.counties.get(county.fips);
    return rings ? [{ ...county, rings }] : [];
  });
  const dots = places
    .map((place) => ({ at: shapes.project(place.longitude, place.latitude), ...place }))
    .filter(({ at }) => isInFrame(boxAround(at, 0), frame));
  // Dots cover at most a tenth of the frame.
  const dot = dots.length <= maxSingleDots ? 5 : Math.max(1, 5 * Math.sqrt(maxSingleDots / dots.length));
  const crosses = lineGrid(
    drawn.flatMap(({ rings }) => rings),
    frame,
  );
  // Among hundreds of places in several counties, names of counties say more than those of a few dozen places.
  const isCrowded = focus.length > 1 && dots.length > maxSingleDots;
  const named = isCrowded ? dots.filter(({ featured }) => featured) : dots;
  const namesAt = (width: Width): Names => {
    const { place, county } = nameSizes[width];
    const labels = placeLabels(named, { ...frame, crosses }, { text: place, dot });
    const taken = [
      ...(dots.length <= maxSingleDots ? dots : []).map(({ at }) => boxAround(at, dot)),
      ...[...labels].map(([{ name }, label]) => textBox(name, label, place)),
    ];
    const middles = countyLabels(drawn, frame, { text: county, taken });
    return {
      counties: drawn.flatMap(({ name }, index) => {
        const middle = middles[index];
        return middle ? [{ name, x: Math.round(middle[0]), y: Math.round(middle[1]) }] : [];
      }),
      places: new Map([...labels].map(([{ href }, label]) => [href, rounded(label)])),
    };
  };
  const names = { narrow: namesAt('narrow'), wide: namesAt('wide') };
  return { shapes, counties: drawn, places: dots, dot, names };
}

const metersPerDegree = 111_195;

/** In degrees: the corners of a box around each place's service area, which a map without counties must contain. */
function aroundPlaces(places: readonly Place[]): Point[] {
  return places.flatMap(({ latitude, longitude, radiusMeters }): Point[] => {
    const up = radiusMeters / metersPerDegree;
    const aside = up / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    return [
      [longitude - aside, latitude - up],
      [longitude + aside, latitude + up],
    ];
  });
}

/** Beside its dot, inside the frame: for the place that a page is about, which is labeled whatever it covers. */
export function ownLabel({ name, at }: DrawnPlace, width: Width, { dot, shapes: { frame } }: MapLayout): Label {
  const positions = positionsAround({ name, at }, { text: nameSizes[width].place, dot });
  const inside = positions.find(({ box }) => isInFrame(box, frame)) ?? positions[0];
  return inside ? rounded(inside.label) : { x: at[0], y: at[1], anchor: 'start' };
}

function rounded({ x, y, anchor }: Label): Label {
  return { x: roundToTenth(x), y: roundToTenth(y), anchor };
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
