/** Coordinates, distances and drive times. Pure. */
import { parseNumber } from '../../text/strings.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const degrees =
  /^(-?\d{1,3}(?:[.,]\d+)?)\s?(?:[°º]\s?(?:([0-5]?\d(?:\.\d+)?)\s?['′’]\s?)?(?:([0-5]?\d(?:\.\d+)?)\s?(?:["″”]|''|′′)\s?)?)?([NSEW]?)$/i;

/** 44.04, or as maps show it, `44°02'24"N` and `44.04° N`. `max` is 90 for a latitude and 180 for a longitude. */
export function parseCoordinate(text: string, max: number | undefined): number | undefined {
  const letters = max === 90 ? 'NS' : max === 180 ? 'EW' : undefined;
  const [, whole = '', minutes = 0, seconds = 0, letter = ''] = degrees.exec(text.trim()) ?? [];
  const isDegrees = letters?.includes(letter.toUpperCase()) === true && /[°ºNSEW]/i.test(text);
  if (whole === '' || !isDegrees) return parseNumber(text, max);
  const size = Math.abs(Number(whole.replace(',', '.'))) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = whole.startsWith('-') || /[SW]/i.test(letter);
  return size > Number(max) ? undefined : (isNegative ? -1 : 1) * (Math.round(size * 1e5) / 1e5);
}

/** A latitude and a longitude in one text: `44.04, -72.60`, `44°02'24"N 72°36'0"W`. What is no coordinate stays a text. */
export function parsePoint(text: string): { latitude: number | string; longitude: number | string } | undefined {
  const [, north, east] =
    /^(.*[NS])\s*[,;]?\s*(.+)$/i.exec(text) ??
    /^(\S+?)[,;]?\s+(\S+)$/.exec(text) ??
    /^(-?\d+\.\d+),(\S+)$/.exec(text) ??
    [];
  if (north === undefined || east === undefined) return undefined;
  return { latitude: parseCoordinate(north, 90) ?? north, longitude: parseCoordinate(east, 180) ?? east };
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
