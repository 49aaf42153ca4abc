/** Publishes a finished site, all of its files at once, as a build publishes one file after the other; and what is in the folder then. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../../src/domain/file-names.ts';
import { inspectSite } from '../../../src/emit/publication/current-site.ts';
import { formatManifest, type ListedFile, noFiles } from '../../../src/emit/publication/manifest.ts';
import { type Published, publishing } from '../../../src/emit/publication/publication.ts';
import type { WorkspaceOptions } from '../../../src/emit/publication/workspace.ts';
import { readTree } from '../file-tree.ts';
import { tempFolder } from '../temp-folder.ts';

/** Path → contents. */
export type SiteFiles = Readonly<Record<string, string>>;

/** An output folder that is not there yet. */
export const outFolder = () => path.join(tempFolder(), 'dist');

const htmlIn = (files: SiteFiles) => Object.keys(files).filter((file) => file.endsWith('.html'));

/** `out` is absolute and has passed `refuseOutput`. `pages`: the files that are pages, without redirects. */
export async function publish(
  out: string,
  files: SiteFiles,
  { pages = htmlIn(files), ...options }: WorkspaceOptions & { pages?: readonly string[] } = {},
): Promise<Published> {
  const published = await publishing(out, options, (publication) => {
    for (const [file, contents] of Object.entries(files)) publication.write(file, contents);
    return publication.commit({ pages, base: '' });
  });
  if (!published) throw new Error('A publish that nothing cancels was canceled.');
  return published;
}

/** The files of a published site, without the list that treesite keeps. */
export function readPublished(out: string): SiteFiles {
  const { [manifestName]: _, ...files } = readTree(out);
  return files;
}

/** As if a publish with these files, too, had been cut off before it replaced one. */
export function cutOff(out: string, files: Iterable<readonly [string, ListedFile]>): void {
  const { manifest = noFiles } = inspectSite(out) ?? {};
  const journal = { ...manifest, files: new Map([...manifest.files, ...files]), isUnderWay: true };
  writeFileSync(path.join(out, manifestName), formatManifest(journal));
}
