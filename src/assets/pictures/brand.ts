/** The business's mark and colors → the site's icons. */
import type { FileToMake, OutputFile } from '../assets.ts';
import type { Cache } from '../cache.ts';
import { loadSharp, sharpVersion } from '../packages.ts';

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });

/** For the web app manifest. */
export const manifestIcons = [
  icon('/icon-192.png', '192x192'),
  icon('/icon-512.png', '512x512'),
  icon('/icon-maskable-512.png', '512x512', 'maskable'),
];

interface BrandInput {
  /** The mark as an SVG document; undefined for a plain tile. */
  mark: string | undefined;
  primary: string;
  background: string;
  cache: Cache;
}

export function planBrand({ mark, primary, background, cache }: BrandInput): {
  files: OutputFile[];
  toMake: FileToMake[];
} {
  const drawing =
    mark ??
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${primary}"/></svg>`;
  const png = (size: number, mark = size, ground?: string) => draw(fitted(drawing, { size, mark, ground }), cache);
  return {
    files: [{ path: 'favicon.svg', contents: drawing }],
    toMake: [
      { path: 'favicon.ico', make: async () => icoOf(await png(32), 32) },
      { path: 'apple-touch-icon.png', make: () => png(180, 150, background) },
      { path: 'icon-192.png', make: () => png(192) },
      { path: 'icon-512.png', make: () => png(512) },
      { path: 'icon-maskable-512.png', make: () => png(512, 307, primary) },
    ],
  };
}

/** The drawing centered on a plain ground. */
function fitted(drawing: string, box: { size: number; mark: number; ground: string | undefined }): string {
  const { size, mark, ground } = box;
  const edge = (size - mark) / 2;
  const rect = ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  const placed = placeDrawing(drawing, { x: edge, y: edge, size: mark });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${rect}${placed}</svg>`;
}

/** An SVG document as a nested square in another one. */
export function placeDrawing(drawing: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const start = drawing.search(/<svg\b/);
  return drawing.slice(Math.max(0, start)).replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const unplaced = attributes.replace(/\s(width|height|x|y)\s*=\s*["'][^"']*["']/g, '');
    return `<svg${unplaced} x="${x}" y="${y}" width="${size}" height="${size}">`;
  });
}

async function draw(svg: string, cache: Cache): Promise<Uint8Array> {
  return cache.get(`icon 2 ${sharpVersion()} ${svg}`, async () => {
    const sharp = loadSharp();
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  });
}

/** An .ico file is a directory of pictures; one PNG is enough for every browser that still requests it. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  // One picture of this width and height, with one plane of 32 bits per pixel.
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
