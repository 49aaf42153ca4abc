/** Gazetteer files of the US Census → lookups of a place's coordinates by name, and of a ZIP code by coordinates. Pure. */
import { milesBetween, type Point } from '../../domain/geography/distance.ts';
import { gridCell } from '../../domain/geography/plane.ts';
import { addTo, type Grouped } from '../../domain/groups.ts';
import { withoutAccents } from '../../text/strings.ts';

export interface Gazetteer {
  /** The types of files read: `place` has names and coordinates, `zip` has ZIP codes and coordinates. */
  has: ReadonlySet<'place' | 'zip'>;
  /** Undefined if no place in the state has the name, or if several far apart have it. */
  find: (name: string, state: string) => Point | undefined;
  /** The code whose area has the nearest center. */
  zipOf: (point: Point) => string | undefined;
}

/** Undefined if a text is neither a file of places nor of ZIP code areas. */
export function parseGazetteer(texts: readonly string[]): Gazetteer | undefined {
  const places = new Map<string, Grouped<Point>>();
  const zips = new Map<string, Grouped<{ code: string; point: Point }>>();
  const has = new Set<'place' | 'zip'>();
  for (const text of texts) {
    const kind = readFile(text, { places, zips });
    if (!kind) return undefined;
    has.add(kind);
  }
  return {
    has,
    find: (name, state) => onlyOne(places.get(`${state} ${plain(name)}`) ?? []),
    zipOf: (point) => nearestZip(point, zips),
  };
}

interface Index {
  places: Map<string, Grouped<Point>>;
  zips: Map<string, Grouped<{ code: string; point: Point }>>;
}

/** Columns are separated by tabs, or since 2025 by vertical bars. Their number differs from year to year, and the last one is padded. */
function readFile(text: string, { places, zips }: Index): 'place' | 'zip' | undefined {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const mark = head.includes('|') ? '|' : '\t';
  const columns = head.split(mark).map((name) => name.trim().toUpperCase());
  const [state, name, code] = ['USPS', 'NAME', 'GEOID'].map((column) => columns.indexOf(column)) as [
    number,
    number,
    number,
  ];
  const [latitude, longitude] = ['INTPTLAT', 'INTPTLONG'].map((column) => columns.indexOf(column)) as [number, number];
  if (latitude === -1 || longitude === -1 || code === -1) return undefined;
  const isPlaces = state !== -1 && name !== -1;
  for (const line of lines) {
    const cells = line.split(mark);
    const point = { latitude: Number(cells[latitude]), longitude: Number(cells[longitude]) };
    if (cells.length < columns.length || !Number.isFinite(point.latitude + point.longitude)) continue;
    if (isPlaces) addTo(places, `${cells[state]?.trim()} ${plain(withoutKind(cells[name] ?? ''))}`, point);
    else addTo(zips, gridCell(point.longitude, point.latitude), { code: cells[code]?.trim() ?? '', point });
  }
  return isPlaces ? 'place' : 'zip';
}

/** Drops the legal description: "Brookfield town", "Nashville-Davidson metropolitan government (balance)". */
function withoutKind(name: string): string {
  return name
    .trim()
    .replace(/ \(balance\)$/, '')
    .replace(
      /( (city and borough|(consolidated|metropolitan|unified) government|metro government|urban county|zona urbana|comunidad|city|town|village|borough|municipality|CDP|corporation|plantation|township))$/,
      '',
    );
}

function plain(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^a-z0-9]/g, '');
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
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const square of around) {
    for (const { code, point: middle } of zips.get(square) ?? []) {
      const miles = milesBetween(point, middle);
      if (miles < least) [best, least] = [code, miles];
    }
  }
  return best;
}
