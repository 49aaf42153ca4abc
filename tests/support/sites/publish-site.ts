/** Publishes a finished site, all of its files at once, as a build publishes one file after the other. */
import type { OutputFile } from '../../../src/assets/assets.ts';
import { type Published, publishing } from '../../../src/emit/publication/publication.ts';
import type { WorkspaceOptions } from '../../../src/emit/publication/workspace.ts';

interface Site {
  /** Files that are pages. */
  pages: readonly string[];
  /** The site's base path. */
  base: string;
}

/** `out` is absolute and has passed `refuseOutput`. */
export async function publish(
  out: string,
  files: readonly OutputFile[],
  { pages, base, ...options }: Site & WorkspaceOptions,
): Promise<Published> {
  const published = await publishing(out, options, (publication) => {
    for (const { path, contents } of files) publication.write(path, contents);
    return publication.commit({ pages, base });
  });
  if (!published) throw new Error('A publish that nothing cancels was canceled.');
  return published;
}
