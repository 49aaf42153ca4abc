/** Looks up US counties by code, by name and by place. Reads the atlas once per process, on first use. */
import { cellsOf, gridCell } from './bounds.ts';
import { countyKey, countyName } from './county-name.ts';
import { type CountyOutline, contains, countyOutlines, milesOutside } from './county-outlines.ts';
import type { Point as Place } from './distance.ts';

export interface AtlasCounty {
  /** The five-digit census code; its first two digits are the state's. */
  code: string;
  /** `Pitt County`, `Orleans Parish`, `Baltimore City`. */
  name: string;
}

export interface CountyAtlas {
  county(code: string): AtlasCounty | undefined;
  /** The counties of a state with this name: two if a city and a county share it. */
  named(name: string, stateCode: string): readonly AtlasCounty[];
  /** The county that contains a place; undefined in water and abroad. */
  at(place: Place): AtlasCounty | undefined;
  /** How far a place is outside a county: 0 inside. */
  milesOutside(code: string, place: Place): number;
  /** How far a place is outside a state's counties: 0 inside. */
  milesOutsideState(stateCode: string, place: Place): number;
}

let atlas: CountyAtlas | undefined;

/** The first call takes about 20 ms; after that, checking a place in its county takes about a microsecond. */
export function countyAtlas(): CountyAtlas {
  atlas ??= openAtlas();
  return atlas;
}

function openAtlas(): CountyAtlas {
  const outlines = countyOutlines();
  const all = [...outlines.values()];
  const byName = lazy(() => group(all, (outline) => [stateKey(outline.name, outline.code.slice(0, 2))]));
  const byState = lazy(() => group(all, ({ code }) => [code.slice(0, 2)]));
  const byCell = lazy(() => group(all, ({ bounds }) => cellsOf(bounds)));
  return {
    county: (code) => known(outlines.get(code)),
    named: (name, stateCode) => (byName().get(stateKey(name, stateCode)) ?? []).map(describe),
    at: (place) => {
      const near = byCell().get(gridCell(place.longitude, place.latitude));
      return known(near?.find((outline) => contains(outline, place)));
    },
    milesOutside: (code, place) => {
      const outline = outlines.get(code);
      return outline ? milesOutside(outline, place) : Number.POSITIVE_INFINITY;
    },
    milesOutsideState: (stateCode, place) =>
      (byState().get(stateCode) ?? []).reduce(
        (least, outline) => Math.min(least, milesOutside(outline, place)),
        Number.POSITIVE_INFINITY,
      ),
  };
}

const describe = ({ code, name }: CountyOutline): AtlasCounty => ({ code, name: countyName(name, code) });

const known = (outline: CountyOutline | undefined) => outline && describe(outline);

const stateKey = (name: string, stateCode: string) => `${stateCode} ${countyKey(name)}`;

function group<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const list = groups.get(key);
      if (list) list.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}

function lazy<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
