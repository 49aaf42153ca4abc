/** Which files are photos, by their first bytes: names and types come from the sender. SVG is not among them, because it can contain script. Pure. */

const kinds = [
  { extension: 'jpg', type: 'image/jpeg', start: /^\xff\xd8\xff/ },
  { extension: 'png', type: 'image/png', start: /^\x89PNG\r\n/ },
  { extension: 'gif', type: 'image/gif', start: /^GIF8[79]a/ },
  { extension: 'webp', type: 'image/webp', start: /^RIFF.{4}WEBP/s },
  { extension: 'avif', type: 'image/avif', start: /^.{4}ftypavi[fs]/s },
  { extension: 'heic', type: 'image/heic', start: /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s },
  { extension: 'tif', type: 'image/tiff', start: /^(?:II\*\0|MM\0\*)/ },
];

/** @param {Buffer} bytes @returns {{extension: string, type: string} | undefined} */
export function photoKind(bytes) {
  const start = bytes.toString('latin1', 0, 12);
  return kinds.find((kind) => kind.start.test(start));
}
