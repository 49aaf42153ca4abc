/** A summary of the last build, to detect that nothing has changed and to repeat its output. Touches its file only. */
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readCacheFile, removeCacheFile, writeCacheFile } from '../../assets/cache-file.ts';
import type { CardPolicy } from '../../assets/cards/card-policy.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { pagePathOf } from '../../domain/urls/file-url.ts';
import type { Changes } from '../../emit/changes.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import { inspectLive, type LiveSite } from '../../emit/publication/live-site.ts';
import type { Manifest } from '../../emit/publication/manifest.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { BuildOptions, BuiltSite } from '../built-site.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { PageSummary } from '../prepared-site.ts';
import { stateFileOf } from './build-state.ts';
import { type Clock, clockOf, isSameClock } from './clock.ts';
import { filesOutside } from './files-outside.ts';
import { hasReliableTimes, type Stamp, stampOfFiles } from './stamp.ts';

/** Stored as a line of JSON, after a line with its hash. The pages are listed in the manifest of the output. */
interface LastBuild {
  /** A hash of the inputs and options. */
  stamp: string;
  /** Files of packages, which are in other folders: paths relative to the project's folder, and a hash of sizes and times. */
  outside: { files: string[]; digest: string };
  /** The id of the publish. */
  id: string;
  clock: Clock;
  diagnostics: readonly Diagnostic[];
  shareCards: CardPolicy | undefined;
}

interface Built {
  stamp: Stamp;
  id: string;
  /** All parts that pages have read. */
  parts: ReadonlySet<string> | undefined;
  site: BuiltSite;
  ready: ReadySite;
}

/** Saves only if a change of any input would show in its time. */
export function saveBuild(options: BuildOptions, { stamp, id, parts, site, ready }: Built): void {
  const outside = stampOfFiles(options.root, filesOutside(options, ready));
  if (!stamp.hasReliableTimes || !parts || !outside.entries.every((entry) => hasReliableTimes(entry, stamp.time)))
    return;
  const { file, key } = stateFileOf(options, options.out);
  const { diagnostics, shareCards } = site;
  const clock = clockOf(options.now, { timeZone: ready.model.site.business.timeZone, parts });
  const { files, digest } = outside;
  const last: LastBuild = {
    stamp: fileHash(key + stamp.digest),
    outside: { files, digest },
    id,
    clock,
    diagnostics,
    shareCards,
  };
  const partial = `${file}.last.new`;
  try {
    const head = JSON.stringify(last);
    mkdirSync(path.dirname(file), { recursive: true });
    writeCacheFile(partial, `${fileHash(head)}\n${head}\n`);
    renameSync(partial, `${file}.last`);
  } catch {
    // The next build then reads everything.
    removeCacheFile(partial);
  }
}

/** The result that a build would have; undefined if an input or an output file has changed. */
export function findBuild(options: BuildOptions, stamp: Stamp): BuiltSite | undefined {
  const { file, key } = stateFileOf(options, options.out);
  const last = read(`${file}.last`);
  if (last?.stamp !== fileHash(key + stamp.digest)) return undefined;
  const { files, digest } = last.outside;
  if (!isSameClock(last.clock, options.now) || stampOfFiles(options.root, files).digest !== digest) return undefined;
  const live = inspectLive(options.out);
  // Assets that were kept for open pages must be removed by a build.
  if (typeof live !== 'object' || live.id !== last.id || live.damaged.size > 0 || live.manifest.kept.size > 0)
    return undefined;
  return {
    diagnostics: [...last.diagnostics],
    texts: { get: (name) => readTextAgain(path.join(options.root, name)) },
    pageCount: live.manifest.pages.size,
    pages: () => pagesIn(live.manifest),
    ...(last.shareCards && { shareCards: last.shareCards }),
    published: unchanged(live),
    leftovers: [],
  };
}

/** Sorted by file. Kept pages take no time. */
function pagesIn({ files, pages }: Manifest): PageSummary[] {
  return [...pages].map((file) => {
    return { path: pagePathOf(file), file, bytes: files.get(file)?.size ?? 0, milliseconds: 0 };
  });
}

function unchanged({ manifest }: LiveSite): Changes {
  const none = { added: 0, changed: 0, removed: 0 };
  return { ...none, isFirst: false, unchanged: manifest.files.size, pages: [], assets: none, otherFiles: none };
}

/** Larger files count as damaged: a diagnostic takes about 500 bytes. */
const maxFileBytes = 2 ** 28;

/** Undefined if there is none, or if it is damaged. */
function read(file: string): LastBuild | undefined {
  try {
    const text = readCacheFile(file, { begin: /^[0-9a-f]{32}\n/, maxBytes: maxFileBytes })?.toString() ?? '';
    const [seal, head = ''] = text.split('\n');
    return seal === fileHash(head) ? JSON.parse(head) : undefined;
  } catch {
    return undefined;
  }
}
