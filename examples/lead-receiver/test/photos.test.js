/** Which files of a request are photos. The names and types that the sender gives do not count. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { openPhotoFiles } from '../src/photo-files.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lead-receiver-photos-'));
after(() => rmSync(folder, { recursive: true }));
const photoFiles = openPhotoFiles(folder);

/** Stores one file. */
async function stored(filename, start) {
  const photo = await photoFiles.save({ filename, file: [Buffer.from(`${start}and more`, 'latin1')] }, 1000);
  return photo && `${photo.name} ${photo.type}`;
}

const heic = '\0\0\0\x18ftypheic';

test('a photo is known by its first bytes, and gets the ending of its kind', async () => {
  for (const [name, start, expected] of [
    ['oak.png', '\xff\xd8\xff\xe0', 'oak.jpg image/jpeg'],
    ['oak.PNG', '\x89PNG\r\n\x1a\n', 'oak.png image/png'],
    ['oak', 'GIF89a', 'oak.gif image/gif'],
    ['oak.webp', 'RIFF\n\0\0\0WEBP', 'oak.webp image/webp'],
    ['IMG_1.HEIC', heic, 'IMG_1.heic image/heic'],
    ['IMG_2.heif', '\0\0\0\x1cftypmif1', 'IMG_2.heic image/heic'],
    ['oak.avif', '\0\0\0\x1cftypavif', 'oak.avif image/avif'],
    ['scan.tiff', 'II*\0', 'scan.tif image/tiff'],
    ['árbol grande.jpeg', '\xff\xd8\xff\xe1', '-rbol-grande.jpg image/jpeg'],
    ['page.html', 'GIF89a<script>', 'page.gif image/gif'],
  ])
    assert.equal(await stored(name, start), expected, name);
});

test('a file that only claims to be a photo is not stored', async () => {
  for (const [name, start] of [
    ['oak.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['oak.jpg', '<!doctype html><script></script>'],
    ['oak.heic', 'MZ\x90'],
    ['film.mp4', '\0\0\0\x18ftypmp42'],
    ['oak.jpg', `x${heic}`],
  ])
    assert.equal(await stored(name, start), undefined, name);
});

test('what is not stored leaves no file, and neither does an upload that is cut off or was abandoned', async () => {
  const before = readdirSync(folder);
  const jpeg = Buffer.from('ffd8ffe0', 'hex');
  assert.equal(await photoFiles.save({ filename: 'a.jpg', file: [jpeg, Buffer.alloc(1000)] }, 1000), undefined);
  assert.equal(await photoFiles.save({ filename: '', file: [] }, 1000), 'empty');
  const cutOff = async function* () {
    yield jpeg;
    throw new Error('The connection was lost.');
  };
  await assert.rejects(photoFiles.save({ filename: 'a.jpg', file: cutOff() }, 1000), /lost/);
  assert.deepEqual(readdirSync(folder), before);

  for (const name of ['old', 'new', 'kept']) writeFileSync(path.join(folder, name), 'x');
  for (const name of ['old', 'kept']) utimesSync(path.join(folder, name), 1, 1);
  photoFiles.removeAbandoned((file) => file === 'kept');
  assert.deepEqual(
    readdirSync(folder).filter((file) => !before.includes(file)),
    ['kept', 'new'],
  );
});
