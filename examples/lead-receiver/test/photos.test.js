/** Which files of a request are photos. The names and types that the sender gives do not count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequest } from '../src/read-request.js';

/** Reads one file at a time, as a request with this part. */
async function stored(filename, mimetype, start) {
  const bytes = Buffer.from(`${start}and more`, 'latin1');
  const part = { type: 'file', fieldname: 'photo1', filename, mimetype, toBuffer: async () => bytes };
  const request = {
    isMultipart: () => true,
    headers: {},
    parts: async function* () {
      yield part;
    },
  };
  const { fields, photos } = await readRequest(request, { maxBytes: 1000 });
  return photos.length === 0 ? fields.files_not_stored : `${photos[0].name} ${photos[0].type}`;
}

const heic = '\0\0\0\x18ftypheic';

test('a photo is known by its first bytes, and gets the ending of its kind', async () => {
  for (const [name, claimed, start, expected] of [
    ['oak.png', 'image/jpeg', '\xff\xd8\xff\xe0', 'oak.jpg image/jpeg'],
    ['oak.PNG', 'image/png', '\x89PNG\r\n\x1a\n', 'oak.png image/png'],
    ['oak', 'image/gif', 'GIF89a', 'oak.gif image/gif'],
    ['oak.webp', '', 'RIFF\n\0\0\0WEBP', 'oak.webp image/webp'],
    ['IMG_1.HEIC', '', heic, 'IMG_1.heic image/heic'],
    ['IMG_2.heif', 'application/octet-stream', '\0\0\0\x1cftypmif1', 'IMG_2.heic image/heic'],
    ['oak.avif', 'image/avif', '\0\0\0\x1cftypavif', 'oak.avif image/avif'],
    ['scan.tiff', 'image/tiff', 'II*\0', 'scan.tif image/tiff'],
    ['árbol grande.jpeg', 'image/jpeg', '\xff\xd8\xff\xe1', '-rbol-grande.jpg image/jpeg'],
    ['page.html', 'text/html', 'GIF89a<script>', 'page.gif image/gif'],
  ])
    assert.equal(await stored(name, claimed, start), expected, name);
});

test('a file that only claims to be a photo is not stored', async () => {
  for (const [name, claimed, start] of [
    ['oak.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['oak.jpg', 'image/jpeg', '<!doctype html><script></script>'],
    ['oak.heic', '', 'MZ\x90'],
    ['film.mp4', 'image/heic', '\0\0\0\x18ftypmp42'],
    ['oak.jpg', 'image/jpeg', `x${heic}`],
  ])
    assert.equal(await stored(name, claimed, start), '1', name);
});
