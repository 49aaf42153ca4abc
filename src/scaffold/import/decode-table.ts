/** The bytes of a spreadsheet's export → text with \n as line ends. Pure. */
import { isUtf8 } from 'node:buffer';

export interface DecodedText {
  text: string;
  /** A message if the encoding was guessed. */
  note?: string;
}

/** UTF-8, UTF-16 as in Excel's "Unicode text", or otherwise Windows-1252, which Excel uses for plain CSV. */
export function decodeTable(bytes: Uint8Array): DecodedText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = encodingOf(buffer);
  const text = new TextDecoder(encoding).decode(buffer).replace(/\r\n?/g, '\n');
  if (encoding !== 'windows-1252') return { text };
  return { text, note: 'The file is not UTF-8. It was read as Windows-1252: check names with accents.' };
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // UTF-16 without a byte order mark: every second byte of Latin text is zero.
  if (bytes.length > 3 && first !== 0 && second === 0 && bytes[3] === 0) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
