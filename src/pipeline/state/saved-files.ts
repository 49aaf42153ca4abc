/** What a build keeps of the files of places for the next one: as long as a file is the same, it is neither read nor parsed. Touches the disk. */
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { contentHash } from '../../emit/publication/content-hash.ts';
import { classify } from '../../load/classify.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { DataFolder } from '../../load/read-data-file.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source } from '../../load/source.ts';
import { UnreadSource } from '../../load/unread-source.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { RowFile } from './row-file.ts';
import { isSettled } from './stamp.ts';

/** Plain JSON. */
interface FileRow {
  facts: FileFacts;
  lints: Diagnostic[];
}

export interface FoundFile extends FileRow {
  source: Source;
}

const contextRow = 'context';
const prefix = 'file ';

export class SavedFiles {
  readonly #rows: RowFile;
  readonly #openedAt = Date.now();
  readonly #signatures = new Map<string, string>();
  readonly #hashes = new Map<string, string>();

  constructor(rows: RowFile) {
    this.#rows = rows;
  }

  /** `context` is what facts depend on beside their file. False: with another one, nothing that was kept can be used. */
  isFor(context: string): boolean {
    const hash = contentHash(context);
    const isSame = this.#rows.get(contextRow) === hash;
    this.#rows.set(contextRow, hash);
    return isSame;
  }

  /** Undefined where the file is another than it was, or of a kind that is always read. */
  find(entry: DataEntry, { data, display }: DataFolder): FoundFile | undefined {
    const kind = classify(entry.name);
    if (entry.type !== 'file' || !isKept(kind)) return undefined;
    const [file, absolute] = [display(entry.name), `${data}/${entry.name}`];
    const signature = this.#signatureOf(entry);
    const row = this.#rows.get(prefix + file);
    const parts = row === undefined ? undefined : splitRow(row);
    const isSame = parts && signature !== '' && parts.signature === signature;
    this.#signatures.set(file, signature);
    if (!parts || !(isSame || parts.hash === contentHash(readTextAgain(absolute)))) return undefined;
    if (!isSame) this.#rows.set(prefix + file, joinRow({ ...parts, signature }));
    this.#hashes.set(file, parts.hash);
    const slug = path.posix.basename(file, '.yaml');
    return { ...(JSON.parse(parts.json) as FileRow), source: new UnreadSource({ file, kind, slug }, absolute) };
  }

  /** A file that was read and has no problem that another file's change could mend. */
  keep({ file, kind, text }: Source, { facts, lints }: FileRow): void {
    if (!isKept(kind)) return;
    const hash = contentHash(text);
    this.#hashes.set(file, hash);
    const signature = this.#signatures.get(file) ?? '';
    this.#rows.set(prefix + file, joinRow({ signature, hash, json: JSON.stringify({ facts, lints }) }));
  }

  /** Of the contents of a file of this build that was kept. */
  hashOf(file: string): string | undefined {
    return this.#hashes.get(file);
  }

  /** Forgets files that are no longer there. */
  prune(): void {
    for (const name of this.#rows.names())
      if (name.startsWith(prefix) && !this.#hashes.has(name.slice(prefix.length))) this.#rows.delete(name);
  }

  /** Empty: a file this young is compared by its contents next time. */
  #signatureOf(entry: DataEntry): string {
    const { size, mtimeMs, ctimeMs, ino } = entry;
    return isSettled(entry, this.#openedAt) ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : '';
  }
}

/** Places are many; what there are a few dozen of is read by every build. */
function isKept(kind: ReturnType<typeof classify>): kind is 'city' | 'county' {
  return kind === 'city' || kind === 'county';
}

interface RowParts {
  signature: string;
  hash: string;
  json: string;
}

function joinRow({ signature, hash, json }: RowParts): string {
  return `${signature}|${hash}|${json}`;
}

function splitRow(row: string): RowParts {
  const first = row.indexOf('|');
  const second = row.indexOf('|', first + 1);
  return { signature: row.slice(0, first), hash: row.slice(first + 1, second), json: row.slice(second + 1) };
}
