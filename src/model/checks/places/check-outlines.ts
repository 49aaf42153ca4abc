/** Compares coordinates in the United States with the census outline of their county or state; and says which correction makes coordinates right. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import {
  type AtlasCounty,
  countyAtlas,
  findCensusCounty,
  toleratedMiles,
} from '../../../domain/geography/county-atlas.ts';
import type { Point } from '../../../domain/geography/distance.ts';
import { type State, stateOfAddress, stateOfCode } from '../../../domain/geography/us-states.ts';
import type { DataRecord, RecordName } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { formatNumber } from '../../../text/strings.ts';
import type { CountySummary } from '../../summary.ts';

interface Place extends Pick<RecordName, 'locate'> {
  name: string;
  geo: Point;
  state: string | undefined;
  county: CountySummary | undefined;
}

/** A place must be in its county, or in its state if its county is not one of the census. */
export function checkOutline(place: Place, address: Site['business']['address']): Diagnostic[] {
  const { name, geo, county, locate } = place;
  const state = stateOfAddress(address, place.state);
  // A county of another state is reported by checkCounties.
  if (!state || (county && (county.state ?? address.region) !== (place.state ?? address.region))) return [];
  const atlas = countyAtlas();
  const expected = county && findCensusCounty(county, { address, atlas: countyAtlas });
  const miles = expected ? atlas.milesOutside(expected.code, geo) : milesOutsideState(state, geo);
  if (miles <= toleratedMiles) return [];
  const actual = atlas.at(geo);
  const message = `The coordinates of ${name} are ${whereIs(actual)}, ${Math.round(miles)} miles outside ${expected?.name ?? state.name}.`;
  const hint =
    actual && expected
      ? `Correct the coordinates. If ${actual.name} (census code ${actual.code}) is right, correct the county.`
      : 'Correct latitude and longitude.';
  return [diagnose('place/outside-county', locate.key(['geo']), message, { hint })];
}

/** The business must be in the state of its address. */
export function checkStateOutline(site: DataRecord<Site>): Diagnostic[] {
  const { geo, name, address } = site.value.business;
  const state = stateOfAddress(address);
  const miles = state ? milesOutsideState(state, geo) : 0;
  if (!state || miles <= toleratedMiles) return [];
  const isRight = (point: Point) => milesOutsideState(state, point) <= toleratedMiles;
  const { hint, field } = correctionOf(geo, isRight) ?? unknownCorrection;
  const message = `The coordinates of ${name} are ${whereIs(countyAtlas().at(geo))}, ${formatNumber(Math.round(miles))} miles outside ${state.name}.`;
  return [diagnose('place/outside-county', site.locate.key(['business', 'geo', ...field]), message, { hint })];
}

function milesOutsideState({ code }: State, point: Point): number {
  const atlas = countyAtlas();
  // The closest county is searched only for a point that is in none.
  if (atlas.at(point)?.code.startsWith(code)) return 0;
  return atlas.closest(code, point)?.miles ?? Number.POSITIVE_INFINITY;
}

function whereIs(actual: AtlasCounty | undefined): string {
  if (!actual) return 'in no county (in water or in another country)';
  return `in ${actual.name}, ${stateOfCode(actual.code)?.name ?? ''}`;
}

interface Correction {
  hint: string;
  /** The coordinate that alone is wrong. */
  field: readonly string[];
}

export const unknownCorrection: Correction = { hint: 'Check latitude and longitude.', field: [] };

/** Undefined if the point is not right with another sign or with its coordinates swapped. */
export function correctionOf(
  { latitude, longitude }: Point,
  isRight: (point: Point) => boolean,
): Correction | undefined {
  if (isRight({ latitude, longitude: -longitude })) {
    const side =
      longitude > 0
        ? 'West of Greenwich, as in the United States, longitudes are negative.'
        : 'East of Greenwich, longitudes are positive.';
    return { hint: `Write ${-longitude}. ${side}`, field: ['longitude'] };
  }
  if (isRight({ latitude: -latitude, longitude })) {
    const side =
      latitude > 0 ? 'South of the equator, latitudes are negative.' : 'North of the equator, latitudes are positive.';
    return { hint: `Write ${-latitude}. ${side}`, field: ['latitude'] };
  }
  if (isRight({ latitude: longitude, longitude: latitude })) return { hint: 'Swap latitude and longitude.', field: [] };
  return undefined;
}
