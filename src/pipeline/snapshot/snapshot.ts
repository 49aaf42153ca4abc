/**
 * What a build caches for the next one with the same options: one file of three lines, an identification, the head and the body as
 * JSON. A file that is damaged, of other options or of another version of treesite is ignored, and everything is made again. Touches its file only.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fileHash } from '../../files/content-hash.ts';
import { replaceFile } from '../../files/write-file.ts';
import type { CachedData } from '../data/link-data.ts';
import type { BuildOptions } from '../site-options.ts';
import type { Clock } from './clock.ts';
import { packageIdentity } from './package-identity.ts';
import type { CachedPages } from './page-cache.ts';

export interface Snapshot {
  /** Absent if a change of an input might not show in its times. */
  head?: SnapshotHead;
  /** Parsed on demand: a build in which nothing has changed does not need it. */
  body: () => SnapshotBody;
}

/** What the result of the build depends on as a whole, and what it reported. */
export interface SnapshotHead {
  /** A hash of names, sizes and times of all inputs. */
  stamp: string;
  /** Files in other folders, of code and fonts: paths relative to the project's folder, and a hash of sizes and times. */
  outside: { files: string[]; digest: string };
  /** The id of the publish. */
  id: string;
  clock: Clock;
  diagnostics: readonly Diagnostic[];
  waitingPosts: readonly string[];
}

/** By the folder of the language; that of the main one is empty. */
export type SnapshotBody = Readonly<Record<string, CachedData & { pages: CachedPages }>>;

const format = 'treesite-snapshot-1';
/** Enough for the few sets of options that a site is built with: base URLs, output folders. */
const maxSnapshots = 8;

function placeOf(options: BuildOptions): { file: string; key: string } {
  const { root, data, templates, out, baseUrl, minify } = options;
  const folders = [data, templates, options.static, out].map((folder) => path.relative(root, folder));
  const chosen = JSON.stringify([folders, baseUrl, minify]);
  const file = path.join(root, '.treesite', 'cache', 'builds', `${fileHash(chosen)}.json`);
  return { file, key: fileHash(JSON.stringify([chosen, packageIdentity(options.packageRoot)])) };
}

export function readSnapshot(options: BuildOptions): Snapshot | undefined {
  const { file, key } = placeOf(options);
  try {
    const bytes = readFileSync(file);
    const start = bytes.indexOf('\n') + 1;
    const end = bytes.indexOf('\n', start);
    if (bytes.toString('latin1', 0, start) !== firstLine(key, bytes.subarray(start))) return undefined;
    const head: SnapshotHead | null = JSON.parse(bytes.toString('utf8', start, end));
    return { ...(head && { head }), body: () => JSON.parse(bytes.toString('utf8', end + 1)) };
  } catch {
    return undefined;
  }
}

/** A failed write only costs the next build time. */
export function writeSnapshot(
  options: BuildOptions,
  { head, body }: { head: SnapshotHead | undefined; body: SnapshotBody },
): void {
  const { file, key } = placeOf(options);
  try {
    const contents = Buffer.from(`${JSON.stringify(head ?? null)}\n${JSON.stringify(body)}`);
    replaceFile(file, Buffer.concat([Buffer.from(firstLine(key, contents)), contents]));
    deleteOldest(path.dirname(file), path.basename(file));
  } catch {
    // The disk is full, or the folder is not writable.
  }
}

function firstLine(key: string, contents: Uint8Array): string {
  return `${format} ${key} ${fileHash(contents)}\n`;
}

/** Deletes the oldest snapshots, other files in their folder, and never `own`. */
function deleteOldest(folder: string, own: string): void {
  const timeOf = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = readdirSync(folder).filter((name) => name !== own);
  const dated = others.map((name) => ({ name, time: name.endsWith('.json') ? timeOf(name) : 0 }));
  dated.sort((a, b) => b.time - a.time);
  for (const [index, { name, time }] of dated.entries())
    if (time === 0 || index >= maxSnapshots - 1) rmSync(path.join(folder, name), { recursive: true, force: true });
}
