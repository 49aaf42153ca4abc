/** Coordinates as maps and GPS devices show them → decimal degrees. Pure. */

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
