/** Points the output symlink at the previous release. Touches the symlink, and the owner's files in the previous release. */
import path from 'node:path';
import { unlinkIfThere } from '../../files/fs-errors.ts';
import { inspectLive } from './live-site.ts';
import { noFiles } from './manifest.ts';
import { underLock } from './open.ts';
import { type OutputPlace, releaseOf } from './output-place.ts';
import { linkOwnFiles, ownFiles } from './own-files.ts';
import { listReleases, pointTo } from './releases.ts';

/** `why` is a sentence: the reason why there was no rollback. */
export type RolledBack = { pages: number; publishedAt: Date; releasesBefore: number } | { why: string };

/** `named` is absolute. */
export function rollBack(named: string): Promise<RolledBack> {
  return underLock(named, rollBackRelease);
}

function rollBackRelease({ out, named }: OutputPlace): RolledBack {
  const live = releaseOf(out);
  if (live === undefined)
    return {
      why: `${named} is not published through a symbolic link. Releases are kept once you build with publish: symlink in site.yaml.`,
    };
  const names = listReleases(out);
  const at = names.indexOf(path.basename(live));
  const name = names[at - 1];
  if (name === undefined) return { why: `There is no release before the current one in ${named}.` };
  const release = path.join(path.dirname(live), name);
  const before = inspectLive(release);
  if (typeof before !== 'object' || before.isSalvaged || before.damaged.size > 0)
    return {
      why: `The previous release, ${release}, is damaged: ${damageOf(before)}. To publish the current data, run treesite build.`,
    };
  // The owner's files do not belong to any release: the previous one gets those of the live one.
  const current = inspectLive(live);
  const listed = typeof current === 'object' ? current.manifest : noFiles;
  for (const file of ownFiles(release, before.manifest.files)) unlinkIfThere(path.join(release, file));
  if (typeof current === 'object') linkOwnFiles(live, listed, release);
  pointTo(out, release);
  return {
    pages: before.manifest.pages.size,
    publishedAt: new Date(before.listedAt),
    releasesBefore: at - 1,
  };
}

function damageOf(release: ReturnType<typeof inspectLive>): string {
  if (typeof release !== 'object' || release.isSalvaged) return 'its list of files cannot be read';
  const [first] = release.damaged;
  return `${first} is missing, unreadable or was changed`;
}
