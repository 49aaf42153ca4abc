/** Reads photographs and encodes them in smaller sizes, with sharp. The only code that knows formats and their settings. */
import { isMemoryFailure } from '../../diagnostics/describe-failure.ts';
import { reasonOf } from '../../diagnostics/errors.ts';
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
export class UnusablePicture extends Error {
  readonly hint: string;

  constructor(problem: string, hint = 'Open it in a picture editor and export it as JPEG or PNG again.') {
    super(problem);
    this.hint = hint;
  }
}

const settings = {
  // One more step of effort takes six times as long and saves 1% of the bytes.
  avif: { quality: 52, effort: 3 },
  webp: { quality: 72, effort: 4 },
  jpeg: { quality: 76, mozjpeg: true },
  png: { quality: 90, effort: 7, compressionLevel: 9, palette: true },
} as const satisfies Record<PictureFormat, object>;

/** Everything besides the source that a picture's bytes depend on. */
export function encoderSettings(): string {
  return `${JSON.stringify(settings)} sharp ${sharpVersion()}`;
}

/** Upright, `width` pixels wide, in sRGB, without metadata. */
export function encodePicture(
  bytes: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> {
  return loadSharp()(bytes).autoOrient().resize({ width }).toFormat(format, settings[format]).toBuffer();
}

/** Decodes the picture to a small copy, which shows whether it is intact, its color and whether it is transparent. Throws `UnusablePicture`. */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  const sharp = loadSharp();
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    if (format !== 'jpeg' && format !== 'png') throw otherFormat(compression === 'av1' ? 'avif' : format);
    const small = await sharp(bytes).autoOrient().resize(64, 64, { fit: 'inside' }).png().toBuffer();
    const { isOpaque, dominant } = await sharp(small).stats();
    const facts = { width: autoOrient.width, height: autoOrient.height, isTransparent: !isOpaque };
    return isOpaque ? { ...facts, color: shortHex(dominant) } : facts;
  } catch (error) {
    if (error instanceof UnusablePicture || isMemoryFailure(error)) throw error;
    const start = Buffer.from(bytes.subarray(0, lfsPointer.length)).toString('latin1');
    if (start === lfsPointer)
      throw new UnusablePicture('it is a Git LFS pointer, not the picture itself', 'Run git lfs pull.');
    const reason = reasonOf(error).split(/:?(\n|$)/)[0];
    throw new UnusablePicture(
      `its content cannot be decoded (${reason})`,
      // One that is only too large is whole.
      /^(\xff\xd8|\x89PNG)/.test(start) && !reason?.includes('pixel limit')
        ? 'Copy the original file again: this copy is damaged or cut off.'
        : 'Open it in a picture editor and export it as JPEG or PNG again.',
    );
  }
}

/** `heif` is what iPhones make. */
function otherFormat(format: string): UnusablePicture {
  const onPhones = 'On an iPhone, Settings → Camera → Formats → Most Compatible makes new pictures JPEG.';
  return new UnusablePicture(
    `its content is ${format.toUpperCase()}, which is not read`,
    `Open it in a picture editor and export it as JPEG, or as PNG if parts are transparent.${format === 'heif' ? ` ${onPhones}` : ''}`,
  );
}

/** One of 4096 colors: close enough for a placeholder, and few rules in the stylesheet. */
function shortHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => Math.round(part / 17).toString(16)).join('')}`;
}
