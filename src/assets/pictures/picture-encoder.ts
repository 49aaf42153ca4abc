/** Reads photographs and encodes them in smaller sizes, with sharp. The only code that knows formats and their settings. */
import { isMemoryFailure } from '../../diagnostics/describe-failure.ts';
import { lfsPointer } from '../../domain/file-names.ts';
import { loadSharp, sharpVersion } from '../packages.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface PictureFacts {
  /** In pixels, after the EXIF rotation. */
  width: number;
  height: number;
  /** True if any pixel is not opaque. */
  isTransparent: boolean;
  /** The dominant color as #rgb; absent if the picture is transparent. */
  color?: string | undefined;
}

/** Why a picture cannot be used, as the end of a sentence. */
export interface PictureProblem {
  problem: string;
  /** If a picture editor cannot help. */
  hint?: string;
}

export interface PictureEncoder {
  /** Everything besides the source that a picture's bytes depend on. */
  settings: string;
  inspect: (bytes: Uint8Array) => Promise<PictureFacts | PictureProblem>;
  /** Upright, `width` pixels wide, in sRGB, without metadata. */
  encode: (bytes: Uint8Array, wanted: { width: number; format: PictureFormat }) => Promise<Uint8Array>;
}

const settings = {
  // One more step of effort takes six times as long and saves 1% of the bytes.
  avif: { quality: 52, effort: 3 },
  webp: { quality: 72, effort: 4 },
  jpeg: { quality: 76, mozjpeg: true },
  png: { quality: 90, effort: 7, compressionLevel: 9, palette: true },
} as const satisfies Record<PictureFormat, object>;

export const sharpEncoder: PictureEncoder = {
  get settings() {
    return `${JSON.stringify(settings)} sharp ${sharpVersion()}`;
  },
  inspect,
  async encode(bytes, { width, format }) {
    const sharp = loadSharp();
    return sharp(bytes).autoOrient().resize({ width }).toFormat(format, settings[format]).toBuffer();
  },
};

/** sharp's default limit: decoding more could exhaust the machine's memory. */
const maxPixels = 0x3fff ** 2;

/** Decodes the picture to a small copy, which shows whether it is intact, its color and whether it is transparent. */
async function inspect(bytes: Uint8Array): Promise<PictureFacts | PictureProblem> {
  const sharp = loadSharp();
  try {
    const { format, autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== 'jpeg' && format !== 'png')
      return otherFormat(bytes) ?? { problem: 'its content is neither JPEG nor PNG' };
    if (width * height > maxPixels) {
      const millions = Math.round((width * height) / 1e6);
      return {
        problem: `it has ${millions} million pixels; the limit is ${Math.floor(maxPixels / 1e6)} million`,
        hint: 'Export it as a JPEG that is 2,000 to 3,000 pixels wide.',
      };
    }
    const small = await sharp(bytes).autoOrient().resize(64, 64, { fit: 'inside' }).png().toBuffer();
    const { isOpaque, dominant } = await sharp(small).stats();
    const facts = { width: autoOrient.width, height: autoOrient.height, isTransparent: !isOpaque };
    return isOpaque ? { ...facts, color: shortHex(dominant) } : facts;
  } catch (error) {
    rethrowMemoryFailure(error);
    if (Buffer.from(bytes.subarray(0, lfsPointer.length)).toString('latin1') === lfsPointer)
      return { problem: 'it is a Git LFS pointer, not the picture itself', hint: 'Run git lfs pull.' };
    return otherFormat(bytes) ?? { problem: 'it is damaged, or not a JPEG or PNG file' };
  }
}

/** Rethrows the error if the picture may be fine. */
function rethrowMemoryFailure(error: unknown): void {
  if (isMemoryFailure(error)) throw error;
}

/** The first bytes of formats that people rename to .jpg. HEIC is what iPhones make. */
const otherFormats = [
  // Their other brands follow the first one, which can be that of both.
  { name: 'AVIF', start: /^.{4}ftyp.{0,40}avi[fs]/s },
  { name: 'HEIC', start: /^.{4}ftyp(hei|hev|mif|msf)/s },
  { name: 'WebP', start: /^RIFF.{4}WEBP/s },
  { name: 'GIF', start: /^GIF8/ },
] as const;

function otherFormat(bytes: Uint8Array): PictureProblem | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const name = otherFormats.find((format) => format.start.test(start))?.name;
  if (name === undefined) return undefined;
  const onPhones = 'On an iPhone, Settings → Camera → Formats → Most Compatible makes new pictures JPEG.';
  return {
    problem: `its content is ${name}, whatever its name says`,
    hint: `Open it in a picture editor and export it as JPEG.${name === 'HEIC' ? ` ${onPhones}` : ''}`,
  };
}

/** One of 4096 colors: close enough for a placeholder, and few rules in the stylesheet. */
function shortHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => Math.round(part / 17).toString(16)).join('')}`;
}
