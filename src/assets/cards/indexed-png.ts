/** An indexed picture → PNG. Pure. sharp takes 20 ms or more to find a palette, which is already known here. */
import { constants, crc32, deflateSync } from 'node:zlib';

export interface IndexedPicture {
  width: number;
  height: number;
  /** Up to 256 RGB colors. */
  palette: readonly Rgb[];
  /** Each row is a zero (PNG's filter "none") and an index into the palette per pixel. */
  rows: Uint8Array;
}

export type Rgb = readonly [number, number, number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitDepth = 8;
const indexedColor = 3;
/** Run lengths only: a tenth of the time of the default strategy, and smaller files for flat areas of color. */
const compression = { level: 6, strategy: constants.Z_RLE };

export function encodeIndexedPng({ width, height, palette, rows }: IndexedPicture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, indexedColor], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, compression)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(4);
  const length = Buffer.from(frame);
  length.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, frame]);
}
