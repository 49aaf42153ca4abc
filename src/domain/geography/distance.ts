/** Coordinates, distances and drive times. Pure. */

export interface Point {
  latitude: number;
  longitude: number;
}

const degrees =
  /^(-?\d{1,3}(?:\.\d+)?)\s?(?:[°º]\s?(?:(\d{1,2}(?:\.\d+)?)\s?['′’]\s?)?(?:(\d{1,2}(?:\.\d+)?)\s?(?:["″”]|''|′′)\s?)?)?([NSEW]?)$/i;

/** `44°27'55.1"N`, `44.46531° N` → 44.46531. `letters` are those that the field may have, NS or EW. Undefined without a sign of degrees or a letter. */
export function parseDegrees(text: string, letters: 'NS' | 'EW'): number | undefined {
  const [, whole, minutes = 0, seconds = 0, letter = ''] = degrees.exec(text.trim()) ?? [];
  if (whole === undefined || !/[°ºNSEW]/i.test(text) || !letters.includes(letter.toUpperCase())) return undefined;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = whole.startsWith('-') || /[SW]/i.test(letter);
  return (isNegative ? -1 : 1) * (Math.round(size * 1e5) / 1e5);
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
