/** Keeps photos as files in one folder. Writes them as they arrive, so that large uploads take no memory. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { photoKind } from './photo-kinds.js';

/** Of all requests together that are being uploaded. */
const maxUploading = 500_000_000;
/** Longer than any upload can take. */
const abandonedMs = 60 * 60_000;

export function openPhotoFiles(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let uploading = 0;
  const remove = (photos) => {
    for (const { file } of photos) rmSync(path.join(folder, file), { force: true });
  };
  return {
    remove,
    path: (file) => path.join(folder, file),
    /**
     * Reads an upload to its end. Returns undefined for what is not stored: a file that is no photo, has more than `maxBytes`, or that the
     * disk has no room for. An upload that is cut off throws, and leaves no file.
     */
    async save({ filename, file: chunks }, maxBytes) {
      const file = randomUUID();
      const hash = createHash('sha256');
      let [size, start, problem] = [0, Buffer.alloc(0)];
      const output = await open(path.join(folder, file), 'wx', 0o600).catch(() => undefined);
      try {
        for await (const chunk of chunks) {
          size += chunk.length;
          uploading += chunk.length;
          if (start.length < 12) start = Buffer.concat([start, chunk.subarray(0, 12)]);
          if (problem || size > maxBytes || uploading > maxUploading) {
            problem ??= 'too large';
            continue;
          }
          hash.update(chunk);
          await output?.write(chunk).catch((error) => (problem = error));
        }
        await output?.sync().catch((error) => (problem = error));
      } catch (error) {
        remove([{ file }]);
        throw error;
      } finally {
        uploading -= size;
        await output?.close().catch((error) => (problem = error));
      }
      const kind = photoKind(start);
      if (output && !problem && kind && filename)
        return { file, size, hash: hash.digest('hex'), type: kind.type, name: nameOf(filename, kind) };
      remove([{ file }]);
      // A browser sends an empty file without a name for a file field that was left empty.
      return size === 0 ? 'empty' : undefined;
    },
    /** Removes what a killed process left: `isKept` knows the files of leads. */
    removeAbandoned(isKept) {
      for (const file of readdirSync(folder).filter((file) => !isKept(file)))
        if (
          Date.now() - (statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) >
          abandonedMs
        )
          remove([{ file }]);
    },
  };
}

/** A file name that every mail program and file system accepts, and that opens as the picture that it is. */
function nameOf(name, { extension }) {
  const base = name.replace(/\.\w+$/, '').replace(/[^\w.-]+/g, '-');
  return `${base.slice(-80)}.${extension}`;
}
