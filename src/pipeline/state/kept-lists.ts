/** The lists of places that the last build saved, and which of them edits of places can have changed. Pure. */
import { fileHash } from '../../emit/publication/file-hash.ts';
import { type FindKeptList, listNames } from '../../model/place-lists.ts';
import type { ListFrame } from '../../model/place-reader.ts';
import { PartReads, type ReachedLists } from './part-reads.ts';
import type { PlaceChange } from './place-changes.ts';
import type { RowFile } from './row-file.ts';

/** The row for everything that places and their lists depend on besides the files of places. */
export const frameRow = 'frame of places';
export const readsRow = 'reads of lists';
/** The row of a text that another stage has made from places: see PlaceLists. */
export const derivedPrefix = 'derived ';

/** Longer lists are kept as a hash: they are made again when a page that reads them is. */
const maxLength = 20_000;

export class KeptLists {
  readonly frame: string;
  /** All changes of places' facts; undefined if unknown, so that nothing can be used. */
  readonly changes: readonly PlaceChange[] | undefined;
  readonly reads: PartReads;
  readonly reached: ReachedLists;
  readonly #rows: Pick<RowFile, 'get'>;

  constructor(
    rows: Pick<RowFile, 'get'>,
    { frame, changes }: { frame: ListFrame; changes: readonly PlaceChange[] | undefined },
  ) {
    this.#rows = rows;
    this.frame = fileHash(JSON.stringify(frame)).slice(0, 16);
    this.changes = rows.get(frameRow) === this.frame ? changes : undefined;
    this.reads = new PartReads(rows.get(readsRow));
    this.reached = this.reads.reached(this.changes ?? [], listNames);
  }

  readonly find: FindKeptList = (name, slug) => {
    if (!this.changes || this.reached.has(name, slug)) return undefined;
    const text = this.#rows.get(rowOfList(slug === '' ? name : `${name} ${slug}`));
    if (text !== undefined) return readList(text);
    const derived = slug === '' ? this.#rows.get(derivedPrefix + name) : undefined;
    return derived === undefined ? undefined : { value: derived };
  };
}

/** There are as many lists as places, which are compared only if they may have changed. */
function rowOfList(part: string): string {
  return `each ${part}`;
}

/** What is kept of a list, equal for equal lists. */
export function formatList(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > maxLength ? fileHash(text) : `=${text}`;
}

function readList(text: string): { value: unknown } | undefined {
  if (!text.startsWith('=')) return undefined;
  return { value: text === '=none' ? undefined : JSON.parse(text.slice(1)) };
}
