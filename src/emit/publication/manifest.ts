/** The manifest: the list of files that treesite wrote to an output folder, by which it recognizes its own files and changes. Pure. */

export interface ListedFile {
  /** See `fileHash`. */
  hash: string;
  /** In bytes. */
  size: number;
}

export type ListedFiles = ReadonlyMap<string, ListedFile>;

export interface Manifest {
  /** By path relative to the output folder, with forward slashes. */
  files: ListedFiles;
  /** The files that are pages. */
  pages: ReadonlySet<string>;
  /** The site's base path: empty, or `/sub`. */
  base: string;
  /** The compressed copies that treesite made. */
  copies: ReadonlySet<string>;
  /** Assets of previous publishes, which pages that are still open may request. */
  previousAssets: ReadonlySet<string>;
  /** The list is a journal: `files` are those of both sites, what is in both as in the new one. */
  isUnderWay?: boolean;
}

/** The manifest of a folder without a site. */
export const noFiles: Manifest = {
  files: new Map(),
  pages: new Set(),
  base: '',
  copies: new Set(),
  previousAssets: new Set(),
};

/** Whether the site has a file, without assets that are only kept for open pages, and compressed copies, which change with their originals. */
export function isShown({ files, copies, previousAssets }: Manifest, file: string): boolean {
  return files.has(file) && !previousAssets.has(file) && !copies.has(file);
}

/** The configuration files of the owner's own server that the next site has in another form, or not: the server keeps what it read until it is reloaded. */
export function changedServerFiles(previous: Manifest, next: Manifest): { file: string; isGone: boolean }[] {
  return [...previous.files]
    .filter(([file, { hash }]) => file.startsWith('.deploy/') && next.files.get(file)?.hash !== hash)
    .map(([file]) => ({ file, isGone: !next.files.has(file) }));
}

/** One file per line, so that versions can be compared with diff; the same bytes on every machine. */
export function formatManifest({ files, base, isUnderWay, ...sets }: Manifest): string {
  const kindOf = (file: string) => kinds.find(([, set]) => sets[set].has(file))?.[0] ?? '-';
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { hash, size }]) => JSON.stringify(`${kindOf(file)} ${hash} ${size} ${file}`));
  const head = JSON.stringify({ version: 2, base, isUnderWay }).slice(0, -1);
  return `${head},"files":[\n${lines.join(',\n')}\n]}\n`;
}

/** The letter of each kind of file. */
const kinds = [
  ['k', 'previousAssets'],
  ['p', 'pages'],
  ['c', 'copies'],
] as const;

const fileLine = /^([-kpc]) ([0-9a-f]{32}) (\d+) (.+)$/s;

/** Undefined if it is damaged, or has a name that leads out of the folder. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const { version, base, isUnderWay, files: lines } = JSON.parse(text);
    if (version !== 2 || typeof base !== 'string') return undefined;
    const files = new Map<string, ListedFile>();
    const sets = { pages: new Set<string>(), copies: new Set<string>(), previousAssets: new Set<string>() };
    for (const line of lines) {
      const [, kind, hash = '', size, file = ''] = fileLine.exec(line) ?? [];
      if (!isInside(file)) return undefined;
      files.set(file, { hash, size: Number(size) });
      for (const [letter, set] of kinds) if (kind === letter) sets[set].add(file);
    }
    return { files, base, ...sets, ...(isUnderWay && { isUnderWay }) };
  } catch {
    return undefined;
  }
}

const leadsOut = /(^|\/)\.{0,2}(\/|$)|[\\\0]|^[A-Za-z]:/;

/** Whether a path, joined to a folder, stays inside it on every system. */
export function isInside(path: string): boolean {
  return !leadsOut.test(path);
}

/** The folders around a file, from the innermost: a/b, a. */
export function foldersAround(file: string): string[] {
  const slash = file.lastIndexOf('/');
  return slash === -1 ? [] : [file.slice(0, slash), ...foldersAround(file.slice(0, slash))];
}
