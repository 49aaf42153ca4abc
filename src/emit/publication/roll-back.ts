/** Points the output symlink at the previous release. Touches the symlink, and the owner's files in the releases. */
import path from 'node:path';
import { attempt } from './commit.ts';
import { explainFailure, explainLeftovers } from './explain-failure.ts';
import { findForeignFiles } from './foreign-files.ts';
import { linkForeign } from './link-files.ts';
import { inspectLive } from './live-site.ts';
import { acquireLock } from './lock.ts';
import { findPlace, siblingOf } from './output-place.ts';
import { listReleases, releaseOf } from './releases.ts';
import { moveFolders } from './remove-old-copy.ts';
import { finishSwap, removeStaged, restoreSite } from './repair.ts';
import { switchRelease } from './swap.ts';
import { listForeign } from './write-list.ts';

/** `why` is a sentence: the reason why there was no rollback. */
export type RolledBack = RollbackResult | { why: string };

interface RollbackResult {
  pages: number;
  publishedAt: Date;
  releasesBefore: number;
  /** Sentences about what could not be completed after the release went live. */
  leftovers: string[];
}

/** `named` is absolute. */
export async function rollBack(named: string): Promise<RolledBack> {
  try {
    return await rollBackUnderLock(named);
  } catch (error) {
    throw explainFailure(error, named);
  }
}

async function rollBackUnderLock(named: string): Promise<RolledBack> {
  const { out } = findPlace(named);
  const lock = await acquireLock(siblingOf(out, 'lock'));
  try {
    restoreSite(out);
    finishSwap(out);
    removeStaged(out);
    return rollBackRelease(out, named);
  } finally {
    lock.release();
  }
}

function rollBackRelease(out: string, named: string): RolledBack {
  const live = releaseOf(out);
  if (live === undefined)
    return {
      why: `${named} is not published through a symbolic link. Releases are kept once you build with publish: symlink in site.yaml.`,
    };
  const names = listReleases(path.dirname(live));
  const at = names.indexOf(path.basename(live));
  const name = names[at - 1];
  if (name === undefined) return { why: `There is no release before the current one in ${named}.` };
  const release = path.join(path.dirname(live), name);
  const before = inspectLive(release);
  if (typeof before !== 'object' || before.damaged.size > 0)
    return {
      why: `The previous release, ${release}, is damaged: ${damageOf(before)}. To publish the current data, run treesite build.`,
    };
  // Carried over, because the owner's files do not belong to any release.
  const foreign = findForeignOf(live);
  for (const file of foreign.files) linkForeign(file, { from: live, to: release });
  listForeign({ folder: release, manifest: before.manifest, out }, [...foreign.files, ...foreign.folders]);
  switchRelease(out, release);
  const left = attempt(() => moveFolders(foreign.folders, { from: live, to: release }));
  return {
    pages: before.manifest.pages.size,
    publishedAt: new Date(before.listedAt),
    releasesBefore: at - 1,
    leftovers: explainLeftovers(left, `The previous release is now in ${named}`),
  };
}

function findForeignOf(live: string) {
  const inspected = inspectLive(live);
  if (typeof inspected !== 'object') return { files: [], folders: [] };
  return findForeignFiles(live, inspected.manifest, inspected.listedAt);
}

function damageOf(release: ReturnType<typeof inspectLive>): string {
  if (typeof release !== 'object') return 'its list of files cannot be read';
  const [first] = release.damaged;
  return `${first} is missing, unreadable or was changed`;
}
