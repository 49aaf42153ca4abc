/**
 * Reports wrong coordinates of the business, places and counties: in the United States those outside their county or state,
 * elsewhere those far from the business. Pure.
 */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import { formatDistance } from '../../../domain/geography/conventions.ts';
import {
  closestCounty,
  countyAround,
  findCensusCounty,
  toleratedMiles,
} from '../../../domain/geography/county-atlas.ts';
import { type AtlasCounty, milesOutside } from '../../../domain/geography/county-outlines.ts';
import { metersPerMile, milesBetween, type Point } from '../../../domain/geography/distance.ts';
import { stateOfAddress, stateOfCode } from '../../../domain/geography/regions.ts';
import type { ValueRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { SiteRecords } from '../../file-facts.ts';

interface Place extends Pick<ValueRecord, 'locate'> {
  name: string;
  geo: Point;
  /** The path of `geo` in its file. */
  path: Path;
  state: string | undefined;
  county: County | undefined;
}

interface County {
  state: string;
  /** Undefined if it is not one of the census. */
  census: AtlasCounty | undefined;
}

/** Skips drafts and samples, whose coordinates may be invented. */
export function checkCoordinates({ site, cities, counties }: SiteRecords): Diagnostic[] {
  if (!site) return [];
  const { address } = site.value.business;
  const countyOf = new Map(
    counties.map(({ slug, facts: { county } }): [string, County] => {
      return [slug, { state: county.state, census: findCensusCounty(county, address) }];
    }),
  );
  const found = [
    ...counties.map(({ slug, facts, locate }) => ({ draft: facts.draft, value: facts.county, slug, locate })),
    ...cities.map(({ facts, locate }) => ({ draft: facts.draft, value: facts.city, slug: facts.city.county, locate })),
  ];
  const places = found.flatMap(({ draft, value: { name, geo, state, sample }, slug, locate }): Place[] =>
    draft || sample ? [] : [{ name, geo, path: ['geo'], state, county: countyOf.get(slug), locate }],
  );
  const isInState = ({ state }: Place) => stateOfAddress(address, state) !== undefined;
  return [
    ...[businessOf(site), ...places].flatMap((place) => checkOutline(place, address)),
    ...checkDistances(
      places.filter((place) => !isInState(place)),
      site,
    ),
  ];
}

function businessOf({ value, locate }: ValueRecord<Site>): Place {
  const { name, geo } = value.business;
  return { name, geo, path: ['business', 'geo'], state: undefined, county: undefined, locate };
}

/** A place must be in its county, or in its state if its county is not one of the census. */
function checkOutline(place: Place, address: Site['business']['address']): Diagnostic[] {
  const { name, geo, county } = place;
  const state = stateOfAddress(address, place.state);
  // A county of another state is reported by checkCounties.
  if (!state || (county && county.state !== place.state)) return [];
  const expected = county?.census;
  const milesFrom = (point: Point) =>
    expected ? milesOutside(expected, point) : (closestCounty(state.code, point)?.miles ?? Number.POSITIVE_INFINITY);
  const miles = milesFrom(geo);
  if (miles <= toleratedMiles) return [];
  const actual = countyAround(geo);
  // The distance from an outline is measured on a flat map, which is right nearby only.
  const distance = miles > usualMiles ? 'far' : `${Math.round(miles)} miles`;
  const message = `The coordinates of ${name} are ${whereIs(actual)}, ${distance} outside ${expected ? fullName(expected) : state.name}.`;
  const hint =
    actual && expected
      ? `Correct the coordinates. If ${actual.name} (census code ${actual.code}) is right, correct the ${actual.name === expected.name ? 'state' : 'county'}.`
      : 'Correct latitude and longitude.';
  const isRight = (point: Point) => milesFrom(point) <= toleratedMiles;
  return [report(place, isRight, { code: 'place/outside-county', message, hint })];
}

function whereIs(actual: AtlasCounty | undefined): string {
  if (!actual) return 'in no county (in water or in another country)';
  return `in ${fullName(actual)}`;
}

function fullName({ name, code }: AtlasCounty): string {
  return `${name}, ${stateOfCode(code)?.name ?? ''}`;
}

/** About five hours' drive; more if the business's own radius is larger. */
const usualMiles = 300;

/** If every place is far away, the business's coordinates are wrong. */
function checkDistances(places: readonly Place[], site: ValueRecord<Site>): Diagnostic[] {
  const { geo: home, radiusMeters, address } = site.value.business;
  const maxMiles = Math.max(usualMiles, (2 * radiusMeters) / metersPerMile);
  const isNear = (a: Point, b: Point) => milesBetween(a, b) <= maxMiles;
  const far = places.filter(({ geo }) => !isNear(home, geo));
  const [first] = far;
  const hint = 'Check latitude and longitude. If they are right, allow this warning under checks.allow in site.yaml.';
  const fault = { code: 'place/far-away', hint } as const;
  if (first && far.length > 1 && far.length === places.length) {
    const message = `Every place is more than ${formatDistance(maxMiles, address.country)} from the business.`;
    return [report(businessOf(site), (point) => isNear(point, first.geo), { ...fault, message })];
  }
  // In Great Britain and Spain, a wrong sign moves a place by 100 miles only.
  const mirror = ({ latitude, longitude }: Point) => ({ latitude, longitude: -longitude });
  const isMirrored = ({ geo }: Place) => {
    const miles = milesBetween(home, geo);
    return miles > (2 * radiusMeters) / metersPerMile && miles > timesNearer * milesBetween(home, mirror(geo));
  };
  const near = places.filter((place) => !far.includes(place) && isMirrored(place));
  if (near.length > 1 && near.length === places.length) {
    const message = 'Every place would be much nearer to the business if this longitude had the other sign.';
    return [diagnose(fault.code, site.locate.key(['business', 'geo', 'longitude']), message, { hint })];
  }
  const distanceTo = (point: Point) => formatDistance(milesBetween(home, point), address.country);
  return [
    ...far.map((place) => {
      const message = `${place.name} is ${distanceTo(place.geo)} from the business.`;
      return report(place, (point) => isNear(point, home), { ...fault, message });
    }),
    ...near.map(({ name, geo, path, locate }) => {
      const message = `${name} is ${distanceTo(geo)} from the business, but only ${distanceTo(mirror(geo))} with longitude ${-geo.longitude}.`;
      return diagnose(fault.code, locate.key([...path, 'longitude']), message, { hint });
    }),
  ];
}

/** With less, a place may be where it says. */
const timesNearer = 5;

interface Fault {
  code: 'place/outside-county' | 'place/far-away';
  message: string;
  hint: string;
}

const signs = 'Longitudes west of Greenwich and latitudes south of the equator are negative, all others positive.';

/** It is certainly an error if the coordinates are right with another sign or swapped. */
function report({ geo, path, locate }: Place, isRight: (point: Point) => boolean, fault: Fault): Diagnostic {
  const say = (field: Path, hint: string) =>
    diagnose('place/wrong-coordinates', locate.key([...path, ...field]), fault.message, { hint });
  for (const field of ['longitude', 'latitude'] as const) {
    const other = { ...geo, [field]: -geo[field] };
    if (isRight(other)) return say([field], `Write ${other[field]}. ${signs}`);
  }
  if (isRight({ latitude: geo.longitude, longitude: geo.latitude })) return say([], 'Swap latitude and longitude.');
  return diagnose(fault.code, locate.key(path), fault.message, { hint: fault.hint });
}
