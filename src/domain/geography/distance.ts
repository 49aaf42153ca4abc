/** Distances and drive times. Pure. */

export interface Point {
  latitude: number;
  longitude: number;
}

export const kilometersPerMile = 1.609344;
export const metersPerMile = 1609.344;

const earthRadiusMiles = 3958.7613;

/** For latitude: the same everywhere. */
export const milesPerDegree = (earthRadiusMiles * Math.PI) / 180;

/** Great-circle distance in statute miles. */
export function milesBetween(a: Point, b: Point): number {
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Several drive times → their range: `30-45 min` and `15-50 min` → `15-50 min`. Places may have none; empty if no place has one. */
export function etaRange(etas: readonly (string | undefined)[]): string {
  const minutes = etas.flatMap((eta) => eta?.match(/\d+/g)?.map(Number) ?? []).sort((a, b) => a - b);
  const [min, max] = [minutes[0], minutes.at(-1)];
  if (min === undefined) return '';
  return min === max ? `${min} min` : `${min}-${max} min`;
}
