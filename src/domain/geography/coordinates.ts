/** Coordinates as people type them and as maps show them → decimal degrees. Pure. */
import { parseNumber, plainMarks } from '../../text/strings.ts';

/** Minutes or seconds, up to their sign. */
const sixtieths = String.raw`([0-5]?\d(?:\.\d+)?)\s?`;
const inSixtieths = String.raw`(?:${sixtieths}['′’]\s?)?(?:${sixtieths}(?:["″”]|''|′′)\s?)?`;
/** Degrees, minutes, seconds and a letter: at least a sign of degrees or a letter. */
const degrees = new RegExp(
  String.raw`^(?=.*[°ºNSEW])(-?)(\d{1,3}(?:[.,]\d+)?)\s?(?:[°º]\s?${inSixtieths})?([NSEW]?)$`,
  'i',
);

type Coordinate = 'latitude' | 'longitude';

/** Which one a field is, by its name or path: geo.latitude. */
export function coordinateOf(name: string): Coordinate | undefined {
  return (['latitude', 'longitude'] as const).find((one) => name.split(/[./]/).at(-1) === one);
}

/** `44.04`, `44°02'24"N` or `44.04° N`. */
export function parseCoordinate(text: string, field: Coordinate): number | undefined {
  const [max, letters] = field === 'latitude' ? [90, 'NS'] : [180, 'EW'];
  const plain = plainMarks(text.trim());
  const [, sign = '', whole, minutes = 0, seconds = 0, letter = ''] = degrees.exec(plain) ?? [];
  if (whole === undefined) return parseNumber(plain, max);
  const size = Number(whole.replace(',', '.')) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isWrong = size > max || !letters.includes(letter.toUpperCase()) || (sign !== '' && letter !== '');
  if (isWrong) return undefined;
  const isNegative = sign !== '' || /[SW]/i.test(letter);
  // Not -0.
  return (isNegative ? -1 : 1) * (Math.round(size * 1e5) / 1e5) + 0;
}

/** `44,04` may be one number; `44 02.4` and `72 36 W` may be degrees and minutes. */
const maybeOne = /^-?\d+(?:,\d+|[°º]?\s+[\d.,]+\s?[EW]?)$/i;

/** A latitude and a longitude in one text: `44.04, -72.60`, `44°02'24"N 72°36'0"W`. */
export function parsePoint(text: string): Record<Coordinate, number> | undefined {
  const plain = plainMarks(text.trim());
  if (plain.length > 100 || maybeOne.test(plain)) return undefined;
  for (const { 0: separator, index } of plain.matchAll(/\s*[,;]\s*|\s+|(?<=[NS])/gi)) {
    const latitude = parseCoordinate(plain.slice(0, index), 'latitude');
    const longitude = parseCoordinate(plain.slice(index + separator.length), 'longitude');
    if (isAngle(latitude) && isAngle(longitude)) return { latitude, longitude };
  }
  return undefined;
}

/** A latitude may be a longitude in the wrong place. */
function isAngle(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) <= 180;
}
