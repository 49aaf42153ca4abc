/** A site's files, for weighing its pages. Makes the files. */
import type { FileToMake } from '../assets/assets.ts';
import { mapConcurrently } from '../assets/work-pool.ts';
import { fileBytes, type SiteFile } from '../lint/weight/weigh-pages.ts';
import type { Outputs } from './outputs.ts';

/** Weighs pictures one by one, without keeping their contents. Omits share cards, which no page loads. */
export async function weighedFiles(
  { generated }: Pick<Outputs, 'generated'>,
  toMake: readonly FileToMake[],
): Promise<SiteFile[]> {
  const pictures = await mapConcurrently(toMake, async ({ path, make }) => ({
    path,
    bytes: fileBytes({ path, contents: await make() }),
  }));
  const files = generated.map(({ path, make }) => ({
    path,
    get contents() {
      return make();
    },
  }));
  return [...pictures, ...files];
}
