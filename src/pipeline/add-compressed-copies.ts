/** Adds compressed copies of text files to a publication, if they are smaller. Touches the publication. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { compressions, isWorthCompressing } from '../emit/precompress.ts';
import type { Publication } from '../emit/publication/publication.ts';

/** Keeps the copies that an earlier build made of unchanged files. Does not replace a file of the site that has a copy's name. */
export async function addCompressedCopies(publication: Publication): Promise<void> {
  const previous = publication.previous;
  const { copies } = publication;
  const files = [...publication.files].filter(([file, { size }]) => isWorthCompressing(file, size));
  await mapConcurrently(files, async ([file, { hash }]) => {
    const isSame = previous.files.get(file)?.hash === hash;
    let bytes: Uint8Array | undefined;
    for (const { ending, compress } of compressions) {
      const name = file + ending;
      if (publication.files.has(name)) continue;
      if (isSame && previous.copies.has(name) && publication.keep(name, previous.files.get(name)?.hash))
        copies.add(name);
      else {
        bytes ??= publication.read(file);
        const packed = await compress(file, bytes);
        if (packed.length >= bytes.length) continue;
        publication.write(name, packed);
        copies.add(name);
      }
    }
  });
}
