/** `srcset` of a picture → its URLs; with `sizes`, the file that a phone loads, chosen as Chromium does. Pure. */

/** The phone that page weights are measured for: a common one, 412 CSS pixels wide, at a density of 1.75. */
const phone = { width: 412, height: 823, density: 1.75 };
/** `rem` and `em` in media queries, in CSS pixels. */
const fontSize = 16;

interface Candidate {
  url: string;
  density: number;
}

/** Undefined if there is no candidate. */
export function chosenPicture(srcset: string, sizes: string | undefined): string | undefined {
  const width = widthOnPhone(sizes);
  const [first, ...denser] = candidatesOf(srcset, width).sort((a, b) => a.density - b.density);
  if (!first) return undefined;
  let chosen = first;
  for (const next of denser) {
    // Chromium moves up to the next candidate above the geometric mean of the two densities.
    if (chosen.density >= phone.density || phone.density < Math.sqrt(chosen.density * next.density)) break;
    chosen = next;
  }
  return chosen.url;
}

/** The URLs of a `srcset`, which may contain commas. */
export function srcsetUrls(srcset: string): string[] {
  return entriesOf(srcset).map(({ url }) => url);
}

function candidatesOf(srcset: string, width: number): Candidate[] {
  return entriesOf(srcset).map(({ url, descriptors }) => {
    const [, number = '1', unit] = /^\s*([\d.]+)([wx])/.exec(descriptors) ?? [];
    return { url, density: unit === 'w' ? Number(number) / width : Number(number) };
  });
}

function entriesOf(srcset: string): { url: string; descriptors: string }[] {
  const entries: { url: string; descriptors: string }[] = [];
  for (let rest = srcset; ; ) {
    const [start = '', url = ''] = /^[\s,]*(\S*)/.exec(rest) ?? [];
    if (url === '') return entries;
    rest = rest.slice(start.length);
    const [descriptors = ''] = url.endsWith(',') ? [] : rest.split(',', 1);
    entries.push({ url: url.replace(/,+$/, ''), descriptors });
    rest = rest.slice(descriptors.length);
  }
}

/** In CSS pixels: the first entry of `sizes` that matches, or the full width. */
function widthOnPhone(sizes = '100vw'): number {
  for (const entry of sizes.split(',')) {
    const [, condition = '', length = ''] = /^\s*(\(.*\)\s)?\s*(\S+)\s*$/.exec(entry) ?? [];
    const width = pixels(length);
    if (width !== undefined && matchesOnPhone(condition)) return width;
  }
  return phone.width;
}

/** Supports only widths joined by `and`, which is all that pictures need; any other query does not match. */
export function matchesOnPhone(media: string): boolean {
  return media
    .replace(/^\s*(only\s+)?(all|screen)\s*(and\s+|$)/i, '')
    .split(/\s+and\s+/i)
    .every((query) => {
      if (query.trim() === '') return true;
      const [, bound, length = ''] = /^\s*\((min|max)-width:\s*([^)]+)\)\s*$/i.exec(query) ?? [];
      const width = pixels(length);
      if (bound === undefined || width === undefined) return false;
      return bound.toLowerCase() === 'min' ? phone.width >= width : phone.width <= width;
    });
}

/** Undefined for calc() and other functions. */
function pixels(length: string): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)(px|rem|em|vw|vh)\s*$/.exec(length) ?? [];
  if (number === undefined) return undefined;
  const units: Record<string, number> = { px: 1, rem: fontSize, em: fontSize, vw: phone.width / 100 };
  return Number(number) * (units[unit] ?? phone.height / 100);
}
