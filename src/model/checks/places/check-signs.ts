/** Reports places that are much nearer to the business with the other sign of their longitude, as in Great Britain and Spain, where a wrong sign moves a place by 100 miles only. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import { formatDistance } from '../../../domain/geography/conventions.ts';
import { metersPerMile, milesBetween, type Point } from '../../../domain/geography/distance.ts';
import type { ValueRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

interface Place extends Pick<ValueRecord, 'locate'> {
  name: string;
  geo: Point;
  /** The path of `geo` in its file. */
  path: Path;
}

/** With less, a place may be where it says. */
const timesNearer = 5;

/** `places`: those that are not too far away with either sign. */
export function checkSigns(places: readonly Place[], { value, locate }: ValueRecord<Site>): Diagnostic[] {
  const { geo: home, radiusMeters, address } = value.business;
  const mirrored = places.filter(({ geo }) => {
    const miles = milesBetween(home, geo);
    return miles > (2 * radiusMeters) / metersPerMile && miles > timesNearer * milesBetween(home, mirror(geo));
  });
  const hint = 'Correct the sign. If it is right, allow this warning under checks.allow in site.yaml.';
  if (mirrored.length > 1 && mirrored.length === places.length) {
    const message = 'With the other sign of this longitude, every place would be much nearer to the business.';
    const either = hint.replace('sign.', 'sign, here or in the places.');
    return [diagnose('place/far-away', locate.key(['business', 'geo', 'longitude']), message, { hint: either })];
  }
  return mirrored.map(({ name, geo, path, locate }) => {
    const [far, near] = [geo, mirror(geo)].map((point) => formatDistance(milesBetween(home, point), address.country));
    const message = `${name} is ${far} from the business, but only ${near} with longitude ${-geo.longitude}.`;
    return diagnose('place/far-away', locate.key([...path, 'longitude']), message, { hint });
  });
}

function mirror({ latitude, longitude }: Point): Point {
  return { latitude, longitude: -longitude };
}
