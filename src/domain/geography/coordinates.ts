/** Coordinates as people type them and as maps show them → decimal degrees. Pure. */
import { parseNumber } from '../../text/strings.ts';

/** Degrees, minutes, seconds and a letter: at least a sign of degrees or a letter. */
const degrees =
  /^(?=.*[°ºNSEW])(-?)(\d{1,3}(?:[.,]\d+)?)\s?(?:[°º]\s?(?:([0-5]?\d(?:\.\d+)?)\s?['′’]\s?)?(?:([0-5]?\d(?:\.\d+)?)\s?(?:["″”]|''|′′)\s?)?)?([NSEW]?)$/i;

type Coordinate = 'latitude' | 'longitude';

/** Which one a field is, by its name or path: geo.latitude. */
export function coordinateOf(name: string): Coordinate | undefined {
  return (['latitude', 'longitude'] as const).find((one) => name.split(/[./]/).at(-1) === one);
}

/** `44.04`, `44°02'24"N` or `44.04° N`. */
export function parseCoordinate(text: string, field: Coordinate): number | undefined {
  const [max, letters] = field === 'latitude' ? [90, 'NS'] : [180, 'EW'];
  const [, sign = '', whole, minutes = 0, seconds = 0, letter = ''] = degrees.exec(text.trim()) ?? [];
  if (whole === undefined) return parseNumber(text, max);
  const size = Number(whole.replace(',', '.')) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isWrong = size > max || !letters.includes(letter.toUpperCase()) || (sign !== '' && letter !== '');
  if (isWrong) return undefined;
  const isNegative = sign !== '' || /[SW]/i.test(letter);
  // Not -0.
  return (isNegative ? -1 : 1) * (Math.round(size * 1e5) / 1e5) + 0;
}

const pairs = [
  /^(-?\d[^a-z]*[NS])\s*[,;]?\s*(-?\d[^a-z]*[EW])$/i,
  /^(\S+?)[,;]?\s+(\S+)$/,
  /^(-?\d+\.\d+),(-?\d+(?:\.\d+)?)$/,
];

/** A latitude and a longitude in one text: `44.04, -72.60`, `44°02'24"N 72°36'0"W`. What is no coordinate stays a text. */
export function parsePoint(text: string): { latitude: number | string; longitude: number | string } | undefined {
  const [north, east] = pairs.flatMap((pair) => pair.exec(text)?.slice(1) ?? []);
  if (north === undefined || east === undefined) return undefined;
  return {
    latitude: parseCoordinate(north, 'latitude') ?? north,
    longitude: parseCoordinate(east, 'longitude') ?? east,
  };
}
