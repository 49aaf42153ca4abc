/** Reports places too far away to be served, whose coordinates have the wrong sign or are swapped. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { formatDistance } from '../../../domain/geography/conventions.ts';
import { metersPerMile, milesBetween, milesPerDegree, type Point } from '../../../domain/geography/distance.ts';
import type { NamedRecords } from '../../../schema/records.ts';
import type { FactsByFile } from '../../file-facts.ts';

/** About five hours' drive; more if the business's own radius is larger. */
const usualMiles = 300;

/** If every place is far away, the business's coordinates are wrong, which is reported once. */
export function checkDistances({ site, cities, counties }: NamedRecords, facts: FactsByFile): Diagnostic[] {
  if (!site) return [];
  const { geo: home, radiusMeters, address } = site.value.business;
  const { country } = address;
  const maxMiles = Math.max(usualMiles, (2 * radiusMeters) / metersPerMile);
  const isNear = (a: Point, b: Point) => isWithin(maxMiles, a, b);
  const places = [...cities, ...counties].flatMap((record) => {
    const { city, county } = facts.get(record.file) ?? {};
    const value = city ?? county;
    return value ? [{ value, record }] : [];
  });
  const far = places.filter(({ value }) => !isNear(home, value.geo));
  const [first, second] = far;
  if (first && second && far.length === places.length && isNear(first.value.geo, second.value.geo)) {
    const message = `Every place is more than ${formatDistance(maxMiles, country)} from the business.`;
    const { code, hint, field } = hintOf(home, (point) => isNear(point, first.value.geo));
    return [diagnose(code, site.locate.key(['business', 'geo', ...field]), message, { hint })];
  }
  return far.map(({ value, record }) => {
    const distance = formatDistance(milesBetween(home, value.geo), country);
    const message = `${value.name} is ${distance} from the business.`;
    const { code, hint, field } = hintOf(value.geo, (point) => isNear(home, point));
    return diagnose(code, record.locate.key(['geo', ...field]), message, { hint });
  });
}

/** First compares the distance along the degrees, which is never shorter than the straight one and fast to compute for thousands of places. */
function isWithin(miles: number, a: Point, b: Point): boolean {
  const degrees = Math.abs(a.latitude - b.latitude) + Math.abs(a.longitude - b.longitude);
  return degrees * milesPerDegree <= miles || milesBetween(a, b) <= miles;
}

/** Certain if the point with the other sign, or with its coordinates swapped, is right. `field` is the coordinate that alone is wrong. */
export function hintOf(
  { latitude, longitude }: Point,
  isRight: (point: Point) => boolean,
): { code: 'place/wrong-coordinates' | 'place/far-away'; hint: string; field: ['latitude'] | ['longitude'] | [] } {
  if (isRight({ latitude, longitude: -longitude })) {
    const hint =
      longitude > 0
        ? `Write ${-longitude}. West of Greenwich, as in the United States, longitudes are negative.`
        : `Write ${-longitude}. East of Greenwich, longitudes are positive.`;
    return { code: 'place/wrong-coordinates', hint, field: ['longitude'] };
  }
  if (isRight({ latitude: -latitude, longitude })) {
    const side =
      latitude > 0 ? 'South of the equator, latitudes are negative.' : 'North of the equator, latitudes are positive.';
    return { code: 'place/wrong-coordinates', hint: `Write ${-latitude}. ${side}`, field: ['latitude'] };
  }
  if (isRight({ latitude: longitude, longitude: latitude })) {
    return { code: 'place/wrong-coordinates', hint: 'Swap latitude and longitude.', field: [] };
  }
  return { code: 'place/far-away', hint: 'Check latitude and longitude.', field: [] };
}
