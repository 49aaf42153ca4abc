/** What was wrong in an output folder before a publish, which has put it right → sentences for the owner. Pure. */
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import type { Manifest } from './manifest.ts';
import type { Opened } from './open.ts';

/** `files` are those of the new site. */
export function describeFolder({ place, live, wasCutOff }: Opened, files: Manifest['files']): string[] {
  const { named } = place;
  const found: string[] = [];
  if (wasCutOff) found.push(`An earlier publish to ${named} was cut off. This build has published the whole site.`);
  if (live?.isSalvaged)
    found.push(
      `The list of files in ${named}, ${manifestName}, was damaged, and has been written again. Files of earlier sites may be left in the folder.`,
    );
  const [first, ...others] = [...(live?.damaged ?? [])].filter((file) => files.has(file));
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  if (first !== undefined)
    found.push(
      `${path.join(named, first)}${more} was changed or deleted by another program after it was published. The new site has it again.`,
    );
  return found;
}
