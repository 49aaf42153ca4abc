/** Adds compressed copies to a publication, beside every text that gets smaller. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { copies, isWorthCopying } from '../emit/precompress.ts';
import type { Publication } from '../emit/publication.ts';

/** Those of files that are live with the same contents are kept. A file of the site with the name of a copy stays as it is. */
export async function addCompressedCopies(publication: Publication): Promise<void> {
  const before = publication.previous?.files;
  const files = [...publication.files].filter(([file, { size }]) => isWorthCopying(file, size));
  await mapConcurrently(files, async ([file, { hash }]) => {
    const isSame = before?.get(file)?.hash === hash;
    let bytes: Uint8Array | undefined;
    for (const { ending, compress } of copies) {
      const name = file + ending;
      if (publication.files.has(name)) continue;
      const copy = before?.get(name)?.hash;
      if (isSame && copy !== undefined && publication.holds(name, copy)) publication.keep(name, copy);
      else {
        bytes ??= publication.read(file);
        const packed = await compress(file, bytes);
        if (packed.length < bytes.length) publication.write(name, packed);
      }
    }
  });
}
