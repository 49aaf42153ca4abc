/** Gazetteer files of the US Census → lookups of a place's coordinates by name, and of a ZIP code by coordinates. Pure. */
import { milesBetween, type Point } from '../../domain/geography/distance.ts';
import { gridCell } from '../../domain/geography/plane.ts';
import { addTo, type Grouped } from '../../domain/groups.ts';
import { slugify } from '../../text/strings.ts';

export interface Gazetteer {
  /** Undefined if no place in the state has the name, or if several far apart have it. */
  find: (name: string, state: string) => Point | undefined;
  /** The code whose area has the nearest center. */
  zipOf: (point: Point) => string | undefined;
}

/** Undefined if a text is neither a file of places nor of ZIP code areas. */
export function parseGazetteer(texts: readonly string[]): Gazetteer | undefined {
  const index: Index = { places: new Map(), zips: new Map() };
  if (!texts.every((text) => addFile(text, index))) return undefined;
  return {
    find: (name, state) => onlyOne(index.places.get(`${state} ${placeKey(name)}`) ?? []),
    zipOf: (point) => nearestZip(point, index.zips),
  };
}

interface Index {
  places: Map<string, Grouped<Point>>;
  zips: Map<string, Grouped<{ code: string; point: Point }>>;
}

/** Columns are separated by tabs, or since 2025 by vertical bars. Their number differs from year to year, and the last one is padded. False for another file. */
function addFile(text: string, { places, zips }: Index): boolean {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const mark = head.includes('|') ? '|' : '\t';
  const columns = head.split(mark).map((name) => name.trim().toUpperCase());
  if (!['INTPTLAT', 'INTPTLONG', 'GEOID'].every((name) => columns.includes(name))) return false;
  for (const line of lines) {
    const cells = line.split(mark);
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
    const point = { latitude: Number(cell('INTPTLAT')), longitude: Number(cell('INTPTLONG')) };
    if (cells.length < columns.length || !Number.isFinite(point.latitude + point.longitude)) continue;
    if (columns.includes('NAME')) addTo(places, `${cell('USPS')} ${placeKey(withoutKind(cell('NAME')))}`, point);
    else addTo(zips, gridCell(point.longitude, point.latitude), { code: cell('GEOID'), point });
  }
  return true;
}

/** Drops the legal description: "Brookfield town", "Nashville-Davidson metropolitan government (balance)". */
function withoutKind(name: string): string {
  return name
    .replace(/ \(balance\)$/, '')
    .replace(
      / (city and borough|(consolidated|metropolitan|unified) government|metro government|urban county|zona urbana|comunidad|city|town|village|borough|municipality|CDP|corporation|plantation|township)$/,
      '',
    );
}

function placeKey(name: string): string {
  return slugify(name)
    .replace(/\bsaint\b/g, 'st')
    .replaceAll('-', '');
}

/** Places closer than this with the same name count as one, such as a village and the town around it. */
const maxMilesApart = 10;

function onlyOne(points: readonly Point[]): Point | undefined {
  const [first] = points;
  return first && points.every((other) => milesBetween(first, other) <= maxMilesApart) ? first : undefined;
}

/** Searches the one-degree cell of the point and the adjacent cells. */
function nearestZip(point: Point, zips: Index['zips']): string | undefined {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => gridCell(point.longitude + x, point.latitude + y)));
  const near = around.flatMap((cell) => zips.get(cell) ?? []);
  const miles = near.map((area) => milesBetween(point, area.point));
  return near[miles.indexOf(Math.min(...miles))]?.code;
}
