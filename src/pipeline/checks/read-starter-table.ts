/** Reads the table of the starter site's content, and finds the starter's pictures in a site. Reads pictures with the size of one of the starter's. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { StarterContent } from '../../lint/records/lint-starter.ts';
import type { ImageFile } from '../../load/source.ts';

/** `images`: the site's pictures. Only `check` reads the table, which is large. */
export async function readStarterTable(images: readonly ImageFile[]): Promise<StarterContent> {
  const { default: table } = await import('../../lint/records/starter.gen.json', { with: { type: 'json' } });
  const sizes = new Set(table.pictures.map(({ bytes }) => bytes));
  const hashes = new Set(table.pictures.map(({ sha256 }) => sha256));
  const pictures: ImageFile[] = [];
  for (const image of images) {
    if (!sizes.has((await stat(image.absolute)).size)) continue;
    const bytes = await readFile(image.absolute);
    if (hashes.has(createHash('sha256').update(bytes).digest('hex'))) pictures.push(image);
  }
  const { texts, points } = table;
  return { texts, points: new Set(points), pictures };
}
