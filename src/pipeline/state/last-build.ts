/** A summary of the last build, to detect that nothing has changed and to repeat its output. Touches its file only. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../assets/cache-file.ts';
import type { CardPolicy } from '../../assets/cards/card-policy.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isWithin, localTime } from '../../domain/local-time.ts';
import type { Changes } from '../../emit/changes.ts';
import { contentHash } from '../../emit/publication/content-hash.ts';
import { inspectLive, type LiveSite } from '../../emit/publication/live-site.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { BuildOptions, BuiltSite } from '../built-site.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { PageSummary } from '../prepare-site.ts';
import { placeOf } from './build-state.ts';
import type { Stamp } from './stamp.ts';

/** Stored as a line of JSON, after a line with its hash. The pages follow on a line of their own, which most builds need not parse. */
interface LastBuild {
  /** A hash of the inputs and options. */
  stamp: string;
  /** The id of the publish. */
  id: string;
  clock: Clock;
  diagnostics: readonly Diagnostic[];
  shareCards: CardPolicy | undefined;
  /** A hash of the line with the pages. */
  pages: string;
}

/** The site's dependencies on the time. */
interface Clock {
  /** The UTC date: security.txt expires a year after it. */
  day: string;
  timeZone: string;
  year: string;
  spans: { from: string; until: string; isNow: boolean }[];
}

interface Built {
  stamp: Stamp;
  id: string;
  /** All parts that pages have read. */
  parts: ReadonlySet<string> | undefined;
  site: BuiltSite;
  ready: ReadySite;
}

/** Saves only if a change of any input would show in its time, and all inputs are in folders that the stamp covers. */
export function saveBuild(options: BuildOptions, { stamp, id, parts, site, ready }: Built): void {
  if (!stamp.isSettled || !parts || !isAllListed(options, ready)) return;
  const { file, key } = placeOf(options, options.out);
  // Kept pages take no time.
  const pages = JSON.stringify(site.pages.map((page) => ({ ...page, milliseconds: 0 })));
  const { diagnostics, shareCards } = site;
  const clock = clockOf(options.now, { timeZone: ready.model.site.business.timeZone, parts });
  const last: LastBuild = {
    ...{ stamp: contentHash(key + stamp.text), id, clock, diagnostics, shareCards },
    pages: contentHash(pages),
  };
  const partial = `${file}.last.new`;
  try {
    const head = JSON.stringify(last);
    mkdirSync(path.dirname(file), { recursive: true });
    writeCacheFile(partial, `${contentHash(head)}\n${head}\n${pages}\n`);
    renameSync(partial, `${file}.last`);
  } catch {
    // The next build then reads everything.
    rmQuietly(partial);
  }
}

/** The result that a build would have; undefined if an input or an output file has changed. */
export function findBuild(options: BuildOptions, stamp: Stamp): BuiltSite | undefined {
  const { file, key } = placeOf(options, options.out);
  const { last, pages } = read(`${file}.last`) ?? {};
  if (!last || pages === undefined || last.stamp !== contentHash(key + stamp.text)) return undefined;
  if (JSON.stringify(last.clock) !== JSON.stringify(sameClock(last.clock, options.now))) return undefined;
  const live = inspectLive(options.out);
  // Assets that were kept for open pages must be removed by a build.
  if (typeof live !== 'object' || live.id !== last.id || live.damaged.size > 0 || live.manifest.kept.size > 0)
    return undefined;
  return {
    diagnostics: [...last.diagnostics],
    texts: { get: (name) => readTextAgain(path.join(options.root, name)) },
    get pages(): PageSummary[] {
      return JSON.parse(pages);
    },
    ...(last.shareCards && { shareCards: last.shareCards }),
    published: unchanged(live),
    leftovers: [],
  };
}

function rmQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The next build overwrites it.
  }
}

function isAllListed({ root, templates, packageRoot }: BuildOptions, { bundled }: ReadySite): boolean {
  const known = [templates, packageRoot, path.join(root, 'node_modules')].map((folder) => folder + path.sep);
  return [...bundled.templates.inputs].every((file) => known.some((folder) => file.startsWith(folder)));
}

function clockOf(now: Date, site: { timeZone: string; parts: Iterable<string> }): Clock {
  const spans = [...site.parts].flatMap((part) => {
    const [, from, until] = /^time (.+) to (.+)$/.exec(part) ?? [];
    return from !== undefined && until !== undefined ? [{ from, until, isNow: false }] : [];
  });
  return sameClock({ day: '', timeZone: site.timeZone, year: '', spans }, now);
}

/** The same dependencies evaluated at another time. */
function sameClock({ timeZone, spans }: Clock, now: Date): Clock {
  const local = localTime(timeZone, now);
  return {
    day: now.toISOString().slice(0, 10),
    timeZone,
    year: local.slice(0, 4),
    spans: spans.map(({ from, until }) => ({ from, until, isNow: isWithin(local, from, until) })),
  };
}

function unchanged({ manifest }: LiveSite): Changes {
  const none = { added: 0, changed: 0, removed: 0 };
  return { ...none, isFirst: false, unchanged: manifest.files.size, pages: [], assets: none, otherFiles: none };
}

/** Larger files count as damaged: a page takes about 500 bytes. */
const maxFileBytes = 2 ** 28;

/** Undefined if there is none, or if it is damaged. */
function read(file: string): { last: LastBuild; pages: string } | undefined {
  try {
    const text = readCacheFile(file, { begin: /^[0-9a-f]{32}\n/, maxBytes: maxFileBytes })?.toString() ?? '';
    const [seal, head = '', pages = ''] = text.split('\n');
    if (seal !== contentHash(head)) return undefined;
    const last: LastBuild = JSON.parse(head);
    return last.pages === contentHash(pages) ? { last, pages } : undefined;
  } catch {
    return undefined;
  }
}
