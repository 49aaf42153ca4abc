/** Icons of the site and the picture of shared links, drawn from the business's mark and colours. */
import type { AssetFile, PictureAsset } from './assets.ts';
import type { Cache } from './cache.ts';
import { contentHash } from './content-hash.ts';

export interface Brand {
  files: AssetFile[];
  shareImage: PictureAsset;
  manifestIcons: { src: string; sizes: string; type: string; purpose: string }[];
}

interface BrandInput {
  /** The mark's SVG, or undefined for a plain tile. */
  mark: string | undefined;
  primary: string;
  background: string;
  cache: Cache;
}

const share = { width: 1200, height: 630 };

export async function makeBrand({ mark, primary, background, cache }: BrandInput): Promise<Brand> {
  const drawing =
    mark ??
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${primary}"/></svg>`;
  const png = (size: number) =>
    draw(fitted(drawing, { width: size, height: size, mark: size, ground: undefined }), cache);
  const maskable = (size: number) =>
    draw(fitted(drawing, { width: size, height: size, mark: size * 0.6, ground: primary }), cache);
  const sharePng = await draw(fitted(drawing, { ...share, mark: 360, ground: background }), cache);
  const shareFile = { path: `assets/share.${contentHash(sharePng)}.png`, contents: sharePng };
  const files = [
    { path: 'icon.svg', contents: drawing },
    { path: 'favicon.ico', contents: icoOf(await png(32), 32) },
    {
      path: 'apple-touch-icon.png',
      contents: await draw(fitted(drawing, { width: 180, height: 180, mark: 150, ground: background }), cache),
    },
    { path: 'icon-192.png', contents: await png(192) },
    { path: 'icon-512.png', contents: await png(512) },
    { path: 'icon-maskable-512.png', contents: await maskable(512) },
    shareFile,
  ];
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  return {
    files,
    shareImage: { path: `/${shareFile.path}`, ...share },
    manifestIcons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

/** The drawing in the middle of a plain ground. */
function fitted(
  drawing: string,
  box: { width: number; height: number; mark: number; ground: string | undefined },
): string {
  const { width, height, mark, ground } = box;
  const placed = drawing.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(width|height|x|y)\s*=\s*["'][^"']*["']/g, '');
    return `<svg${kept} x="${(width - mark) / 2}" y="${(height - mark) / 2}" width="${mark}" height="${mark}">`;
  });
  const rect = ground === undefined ? '' : `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rect}${placed}</svg>`;
}

async function draw(svg: string, cache: Cache): Promise<Uint8Array> {
  return cache.get(`png 1 ${svg}`, async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  });
}

/** An .ico file is a directory of pictures; one PNG is enough for every browser that still asks for it. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
