/**
 * What a build caches for the next one with the same options, in two files: the head, with which a build in which nothing has changed
 * needs no more, and the body. Each is an identification and a line of JSON. A file that is damaged, of other options or of another
 * version of treesite is ignored, and everything is made again. Touches these files only.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fileHash } from '../../files/content-hash.ts';
import { replaceFile } from '../../files/write-file.ts';
import type { CachedData } from '../data/link-data.ts';
import type { BuildOptions } from '../site-options.ts';
import { packageIdentity } from './package-identity.ts';
import type { CachedPages } from './page-cache.ts';
import { type NumberedFiles, numberLists, restoreLists } from './shared-lists.ts';
import type { ValidTime } from './valid-time.ts';

/** What the result of the build depends on as a whole, and what it reported. */
export interface SnapshotHead {
  /** A hash of names, sizes and times of all inputs. */
  stamp: string;
  /** Files in other folders, of code and fonts: paths relative to the project's folder, and a hash of sizes and times. */
  outside: { files: string[]; digest: string };
  /** The id of the publish. */
  id: string;
  time: ValidTime;
  diagnostics: readonly Diagnostic[];
  waitingPosts: readonly string[];
}

/** By the folder of the language; that of the main one is empty. */
export type SnapshotBody = Readonly<Record<string, CachedData & { pages: CachedPages }>>;

type BodyWith<Files> = Readonly<Record<string, Omit<SnapshotBody[string], 'files'> & { files: Files }>>;

const format = 'treesite-snapshot-3';
/** Enough for the few sets of options that a site is built with: base URLs, output folders. */
const maxSnapshots = 8;

interface Place {
  folder: string;
  /** Of the files with these options. */
  name: string;
  key: string;
}

function placeOf(options: BuildOptions): Place {
  const { root, data, templates, out, baseUrl, minify } = options;
  const folders = [data, templates, options.static, out].map((folder) => path.relative(root, folder));
  const chosen = JSON.stringify([folders, baseUrl, minify]);
  const key = fileHash(JSON.stringify([chosen, packageIdentity(options.packageRoot)]));
  return { folder: path.join(root, '.treesite', 'cache', 'builds'), name: fileHash(chosen), key };
}

/** Undefined, too, if a change of an input might not show in its times. */
export function readHead(options: BuildOptions): SnapshotHead | undefined {
  return read(placeOf(options), 'head') as SnapshotHead | undefined;
}

/** A body of another build than the head is as right as that of any earlier build. */
export function readBody(options: BuildOptions): SnapshotBody | undefined {
  const stored = read(placeOf(options), 'body') as BodyWith<NumberedFiles> | undefined;
  return stored && mapFiles(stored, restoreLists);
}

function mapFiles<From, To>(body: BodyWith<From>, change: (files: From) => To): BodyWith<To> {
  const changed = Object.entries(body).map(([folder, { files, ...rest }]) => [
    folder,
    { ...rest, files: change(files) },
  ]);
  return Object.fromEntries(changed);
}

function read({ folder, name, key }: Place, part: 'head' | 'body'): unknown {
  try {
    const file = path.join(folder, fileName(name, part));
    // Reading a named pipe would not end.
    if (!statSync(file).isFile()) return undefined;
    const bytes = readFileSync(file);
    const start = bytes.indexOf('\n') + 1;
    const contents = bytes.subarray(start);
    if (bytes.toString('latin1', 0, start) !== firstLine(key, contents)) return undefined;
    return JSON.parse(contents.toString('latin1')) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a build that begins with the previous body repeats little of this one: only texts of places are different, and these
 * and the pages made again are at most a hundredth of all files. Then it is not replaced, because to write one takes as long as
 * to make these again.
 */
export function isNear(previous: SnapshotBody, current: SnapshotBody, pagesMade: number): boolean {
  let [all, again] = [0, pagesMade];
  for (const [folder, { files, links, pages }] of Object.entries(current)) {
    const last = previous[folder];
    // Links are the same object if all that they depend on is the same. A page may link to a target that is gone.
    if (last?.links !== links || String(last.pages.targets) !== String(pages.targets)) return false;
    for (const file of Object.keys(files.byPath)) {
      all += 1;
      if (files.byPath[file] !== last.files.byPath[file]) again += 1;
    }
  }
  return again <= all / 100;
}

/** Without a body, the earlier one stays. A failed write only costs the next build time. */
export function writeSnapshot(
  options: BuildOptions,
  { head, body }: { head: SnapshotHead | undefined; body?: SnapshotBody },
): void {
  const { folder, name, key } = placeOf(options);
  const stored = body && { body: mapFiles(body, numberLists) };
  try {
    for (const [part, value] of Object.entries({ head, ...stored })) {
      const contents = Buffer.from(toLatin1(JSON.stringify(value ?? null)), 'latin1');
      const text = Buffer.concat([Buffer.from(firstLine(key, contents)), contents]);
      replaceFile(path.join(folder, fileName(name, part)), text);
    }
    deleteOldest(folder, new Set(['head', 'body'].map((part) => fileName(name, part))));
  } catch {
    // The disk is full, or the folder is not writable.
  }
}

/** One character beyond Latin-1 doubles the memory of the whole text, so these are written as escapes. */
function toLatin1(json: string): string {
  return json.replace(/[\u0100-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function fileName(name: string, part: string): string {
  return `${name}.${part}.json`;
}

function firstLine(key: string, contents: Uint8Array): string {
  return `${format} ${key} ${crc32(contents)}\n`;
}

/** Deletes the oldest snapshots, other files in their folder, and never `own`. */
function deleteOldest(folder: string, own: ReadonlySet<string>): void {
  const timeOf = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = readdirSync(folder).filter((name) => !own.has(name));
  const dated = others.map((name) => ({ name, time: name.endsWith('.json') ? timeOf(name) : 0 }));
  dated.sort((a, b) => b.time - a.time);
  for (const [index, { name, time }] of dated.entries())
    if (time === 0 || index >= 2 * (maxSnapshots - 1))
      rmSync(path.join(folder, name), { recursive: true, force: true });
}
