/** Reports wrong coordinates of the business, places and counties: each once, for its clearest reason. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { formatDistance } from '../../../domain/geography/conventions.ts';
import { metersPerMile, milesBetween, type Point } from '../../../domain/geography/distance.ts';
import { stateOfAddress } from '../../../domain/geography/us-states.ts';
import type { DataRecord, NamedRecords } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { SiteContext } from '../check.ts';
import { checkOutline, checkStateOutline, correctionOf, unknownCorrection } from './check-outlines.ts';

/** About five hours' drive; more if the business's own radius is larger. */
const usualMiles = 300;

export function checkCoordinates(
  { site, cities, counties }: NamedRecords,
  { facts }: Pick<SiteContext, 'facts'>,
): Diagnostic[] {
  if (!site) return [];
  const { geo: home, radiusMeters, address } = site.value.business;
  const maxMiles = Math.max(usualMiles, (2 * radiusMeters) / metersPerMile);
  const isNear = (a: Point, b: Point) => milesBetween(a, b) <= maxMiles;
  const countyOf = new Map(counties.map(({ slug, file }) => [slug, facts.get(file)?.county]));
  const places = [...counties, ...cities].flatMap((record) => {
    const { city, county = city && countyOf.get(city.county) } = facts.get(record.file) ?? {};
    const value = city ?? county;
    return value ? [{ value, record, county }] : [];
  });
  const geos = places.map(({ value }) => value.geo);
  const ofHome = checkBusiness(site, geos, { maxMiles, isNear });
  return [
    ...ofHome,
    ...places.flatMap(({ value, record, county }) => {
      const { name, geo, state, sample } = value;
      // If the coordinates of the business are wrong, distances say nothing about a place.
      const isFar = ofHome.length === 0 && !isNear(home, geo);
      const correction = isFar ? correctionOf(geo, (point) => isNear(home, point)) : undefined;
      // An outline says more than a distance. The coordinates of samples are invented.
      if (!correction && stateOfAddress(address, state))
        return sample ? [] : checkOutline({ name, geo, state, county, locate: record.locate }, address);
      if (!isFar) return [];
      const { field, hint } = correction ?? unknownCorrection;
      const message = `${name} is ${formatDistance(milesBetween(home, geo), address.country)} from the business.`;
      const code = correction ? 'place/wrong-coordinates' : 'place/far-away';
      return [diagnose(code, record.locate.key(['geo', ...field]), message, { hint })];
    }),
  ];
}

/** If every place is far away, the business's coordinates are wrong; so they are outside the state of its address. */
function checkBusiness(
  site: DataRecord<Site>,
  places: readonly Point[],
  { maxMiles, isNear }: { maxMiles: number; isNear: (a: Point, b: Point) => boolean },
): Diagnostic[] {
  const { geo: home, address } = site.value.business;
  const [first, second] = places;
  const isLost = places.every((place) => !isNear(home, place));
  if (!first || !second || !isLost || !isNear(first, second)) return checkStateOutline(site);
  const message = `Every place is more than ${formatDistance(maxMiles, address.country)} from the business.`;
  const correction = correctionOf(home, (point) => isNear(point, first));
  const { field, hint } = correction ?? unknownCorrection;
  const code = correction ? 'place/wrong-coordinates' : 'place/far-away';
  return [diagnose(code, site.locate.key(['business', 'geo', ...field]), message, { hint })];
}
