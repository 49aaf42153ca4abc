/** The pictures of data/images as output files with their sizes. Reads each once; a picture that cannot be used is a located problem. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';
import type { ImageFile } from '../load/source.ts';
import type { AssetFile, PictureAsset } from './assets.ts';
import { contentHash } from './content-hash.ts';

export interface Pictures {
  pictures: Map<string, PictureAsset>;
  files: AssetFile[];
  /** Texts of the SVG pictures, for what is drawn from them. */
  drawings: Map<string, string>;
  diagnostics: Diagnostic[];
}

/** `used` names the pictures the data asks for; others are not published. */
export async function readPictures(images: readonly ImageFile[], used: ReadonlySet<string>): Promise<Pictures> {
  const result: Pictures = { pictures: new Map(), files: [], drawings: new Map(), diagnostics: [] };
  for (const image of images.filter(({ name }) => used.has(name))) {
    const bytes = await readFile(image.absolute);
    const size = image.name.endsWith('.svg') ? svgSize(bytes, image, result) : await rasterSize(bytes, image, result);
    if (!size) continue;
    const { name, ext } = path.parse(image.name);
    const file = `assets/${name}.${contentHash(bytes)}${ext}`;
    result.files.push({ path: file, contents: bytes });
    result.pictures.set(image.name, { path: `/${file}`, ...size });
  }
  return result;
}

interface Size {
  width: number;
  height: number;
}

function svgSize(bytes: Buffer, image: ImageFile, result: Pictures): Size | undefined {
  const svg = bytes.toString('utf8');
  const unsafe =
    /<script|<foreignObject|\son[a-z]+\s*=|javascript:|(href|src)\s*=\s*["'](?!#)|@import|url\(\s*["']?(?!["']?#)/i.exec(
      svg,
    );
  if (unsafe) {
    const before = svg.slice(0, unsafe.index).split('\n');
    const at = { file: image.file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
    result.diagnostics.push(
      diagnose('image/unsafe', at, `This drawing holds code or an address of its own: ${unsafe[0].trim()}`),
    );
    return undefined;
  }
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  if (!box) return unreadable(image, result, 'An SVG picture needs a viewBox.');
  result.drawings.set(image.name, svg);
  return { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}

async function rasterSize(bytes: Buffer, image: ImageFile, result: Pictures): Promise<Size | undefined> {
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found?.width || !found.height)
    return unreadable(image, result, 'This is not a JPEG or PNG picture that can be read.');
  const turned = (found.orientation ?? 1) >= 5;
  return turned ? { width: found.height, height: found.width } : { width: found.width, height: found.height };
}

function unreadable(image: ImageFile, result: Pictures, message: string): undefined {
  result.diagnostics.push(diagnose('image/unreadable', startOf(image.file), message));
  return undefined;
}
