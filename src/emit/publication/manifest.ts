/** The manifest: the list of files that treesite wrote to an output folder, by which it recognizes its own files and changes. Pure. */
import { fileHash } from './file-hash.ts';

export interface ListedFile {
  /** See content-hash.ts. */
  hash: string;
  /** In bytes. */
  size: number;
}

export interface Manifest {
  /** By path relative to the output folder, with forward slashes. */
  files: ReadonlyMap<string, ListedFile>;
  /** The files that are pages. */
  pages: ReadonlySet<string>;
  /** The site's base path: empty, or `/sub`. */
  base: string;
  /** Assets of the previous publish, kept for pages that are still open. */
  kept: ReadonlySet<string>;
}

/** The manifest of a folder without a site. */
export const noFiles: Manifest = {
  files: new Map(),
  pages: new Set(),
  base: '',
  kept: new Set(),
};

export interface StoredManifest {
  text: string;
  /** Identifies the publish: it changes if any file of the site does. */
  id: string;
}

/** One file per line, so that versions can be compared with diff; the same bytes on every machine. */
export function formatManifest({ files, pages, base, kept }: Manifest): StoredManifest {
  const lines: string[] = [];
  for (const path of [...files.keys()].sort()) {
    const { hash, size } = files.get(path) ?? missing(path);
    const kind = kept.has(path) ? 'k' : pages.has(path) ? 'p' : '-';
    const line = `${kind} ${hash} ${size} ${path}`;
    lines.push(needsEscape.test(path) ? JSON.stringify(line) : `"${line}"`);
  }
  const head = JSON.stringify({ version: 2, base }).slice(0, -1);
  const text = `${head},"files":[\n${lines.join(',\n')}\n]}\n`;
  return { text, id: fileHash(text) };
}

/** A fast test, because few names need escaping and there can be very many. */
const needsEscape = /["\\\p{Cc}\p{Cs}]/u;

function missing(path: string): never {
  throw new Error(`${path} is not in the list of files.`);
}

const hashStart = 2;
const hashEnd = hashStart + 32;

/** Undefined if the text is not a manifest. Drops names that lead out of the folder. */
export function parseManifest(text: string): Manifest | undefined {
  const value = splitList(text) ?? parseJson(text);
  if (typeof value !== 'object' || value === null || !('version' in value) || !('files' in value)) return undefined;
  const base = 'base' in value && typeof value.base === 'string' ? value.base : '';
  if (value.version !== 2 || !Array.isArray(value.files)) return undefined;
  return readLines(value.files, base);
}

/** The lines of a damaged manifest that can still be read. Undefined if there are none. */
export function salvageManifest(text: string): Manifest | undefined {
  const lines = text.split('\n').map((line) => /^"([-pk] [0-9a-f]{32} \d+ [^"\\]+)",?$/.exec(line)?.[1]);
  const found = readLines(lines, /"base":"([^"\\]*)"/.exec(text)?.[1] ?? '');
  return found.files.size > 0 ? found : undefined;
}

function readLines(lines: readonly unknown[], base: string): Manifest {
  const files = new Map<string, ListedFile>();
  const pages = new Set<string>();
  const kept = new Set<string>();
  for (const line of lines) {
    if (typeof line !== 'string') continue;
    const afterSize = line.indexOf(' ', hashEnd + 1);
    const path = line.slice(afterSize + 1);
    const size = Number(line.slice(hashEnd + 1, afterSize));
    if (afterSize === -1 || !(size >= 0) || !isInside(path)) continue;
    files.set(path, { hash: line.slice(hashStart, hashEnd), size });
    if (line.startsWith('p')) pages.add(path);
    else if (line.startsWith('k')) kept.add(path);
  }
  return { files, pages, base, kept };
}

const listStart = ',"files":[\n';
const listEnd = '\n]}\n';

/** Parses a list that `formatManifest` wrote, in a third of the time of JSON.parse; undefined for any other text. */
function splitList(text: string): object | undefined {
  const start = text.indexOf(listStart);
  if (start === -1 || !text.endsWith(listEnd)) return undefined;
  const files = text.slice(start + listStart.length + 1, -listEnd.length - 1).split('",\n"');
  const isPlain = text.indexOf('\\', start) === -1 && files.every((line) => !line.includes('"'));
  return isPlain ? { ...Object(parseJson(`${text.slice(0, start)}}`)), files } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const leadsOut = /(^|\/)\.{0,2}(\/|$)|[\\\0]|^[A-Za-z]:/;

/** Whether a path, joined to a folder, stays inside it on every system. */
export function isInside(path: string): boolean {
  return !leadsOut.test(path);
}
