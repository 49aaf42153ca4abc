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
  /** Assets of previous publishes, which pages that are still open may request. */
  previousAssets: ReadonlySet<string>;
  /** The list is a journal: `files` are those of both sites, what is in both as in the new one. */
  isUnderWay?: boolean;
}

/** The manifest of a folder without a site. */
export const noFiles: Manifest = { files: new Map(), pages: new Set(), base: '', previousAssets: new Set() };

/** Without assets that are only kept for open pages, and compressed copies, which change with their originals. */
export function shownFiles({ files, previousAssets }: Manifest): ListedFiles {
  const isCopy = (file: string) => /\.(br|gz)$/.test(file) && files.has(file.slice(0, -'.br'.length));
  return new Map([...files].filter(([file]) => !previousAssets.has(file) && !isCopy(file)));
}

/** The configuration files of the owner's own server that the next site has in another form, or not: the server keeps what it read until it is reloaded. */
export function changedServerFiles(previous: Manifest, next: Manifest): { file: string; isGone: boolean }[] {
  return [...previous.files]
    .filter(([file, { hash }]) => file.startsWith('.deploy/') && next.files.get(file)?.hash !== hash)
    .map(([file]) => ({ file, isGone: !next.files.has(file) }));
}

/** One file per line, so that versions can be compared with diff; the same bytes on every machine. */
export function formatManifest({ files, pages, base, previousAssets, isUnderWay }: Manifest): string {
  const kindOf = (file: string) => (previousAssets.has(file) ? 'k' : pages.has(file) ? 'p' : '-');
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { hash, size }]) => JSON.stringify(`${kindOf(file)} ${hash} ${size} ${file}`));
  const head = JSON.stringify({ version: 2, base, isUnderWay }).slice(0, -1);
  return `${head},"files":[\n${lines.join(',\n')}\n]}\n`;
}

const fileLine = /^([-pk]) ([0-9a-f]{32}) (\d+) (.+)$/s;

/** Undefined if it is damaged, or has a name that leads out of the folder. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const { version, base, isUnderWay, files: lines } = JSON.parse(text);
    if (version !== 2 || typeof base !== 'string') return undefined;
    const files = new Map<string, ListedFile>();
    const [pages, previousAssets] = [new Set<string>(), new Set<string>()];
    for (const line of lines) {
      const [, kind, hash = '', size, file = ''] = fileLine.exec(line) ?? [];
      if (!isInside(file)) return undefined;
      files.set(file, { hash, size: Number(size) });
      if (kind === 'p') pages.add(file);
      if (kind === 'k') previousAssets.add(file);
    }
    return { files, pages, base, previousAssets, ...(isUnderWay && { isUnderWay }) };
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
