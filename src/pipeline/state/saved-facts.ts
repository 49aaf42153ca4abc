/** A file's facts ↔ a row: a head, which lists the row's contents, and a body of JSON, parsed on demand. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileFacts, FileRank } from '../../model/file-facts.ts';
import type { RowFile } from './row-file.ts';

export interface FileHead {
  /** Size, times and inode of the file on the disk. */
  signature: string;
  /** A hash of its contents. */
  hash: string;
  draft?: true | undefined;
  /** Which of these are not empty. */
  has?: ('aliases' | 'pictures' | 'lints' | 'diagnostics')[] | undefined;
  rank?: FileRank | undefined;
}

/** A head, and the position of its row. */
export interface SavedHead extends FileHead {
  at: number;
}

interface FileBody {
  facts: FileFacts;
  lints: Diagnostic[];
}

/** `signature|hash|length of the head|head|body`. `json` is the JSON of the facts, if known. */
export function joinRow(
  { signature, hash }: FileHead,
  { facts, lints }: FileBody,
  json = JSON.stringify(facts),
): string {
  const { aliases, pictures, diagnostics, draft, rank } = facts;
  const has = Object.entries({ aliases, pictures, lints, diagnostics }).flatMap(([name, list]) =>
    list.length > 0 ? [name] : [],
  );
  const head = JSON.stringify({ ...(draft && { draft }), ...(has.length > 0 && { has }), rank });
  const body = `{"facts":${json},"lints":${JSON.stringify(lints)}}`;
  // A template literal would be kept as a tree of its parts: ten objects per file, which each garbage collection visits.
  return [signature, hash, head.length, head, body].join('|');
}

/** `start` is the start of a row at a position; undefined if the head is longer. */
export function splitHead(start: string, at: number): SavedHead | undefined {
  const [first, second] = [start.indexOf('|'), start.indexOf('|', start.indexOf('|') + 1)];
  const third = start.indexOf('|', second + 1);
  const length = Number(start.slice(second + 1, third));
  const end = third + 1 + length;
  if (third === -1 || start.length <= end) return undefined;
  const { draft, has, rank }: Omit<FileHead, 'signature' | 'hash'> = JSON.parse(start.slice(third + 1, end));
  // The same fields in each, so that ten thousand heads share one hidden class.
  return { signature: start.slice(0, first), hash: start.slice(first + 1, second), draft, has, rank, at };
}

export function factsIn(row: string): FileFacts {
  return bodyAfterHead(row).facts;
}

function bodyAfterHead(row: string): FileBody {
  const second = row.indexOf('|', row.indexOf('|') + 1);
  const third = row.indexOf('|', second + 1);
  return JSON.parse(row.slice(third + 1 + Number(row.slice(second + 1, third)) + 1));
}

/** Shared, because most of ten thousand files have none. */
const none: never[] = [];
Object.freeze(none);

export class SavedFacts implements FileFacts {
  readonly draft: boolean;
  readonly rank: FileRank | undefined;
  readonly #has: FileHead['has'];
  readonly #rows: Pick<RowFile, 'textAt'>;
  readonly #at: number;
  #body: FileBody | undefined;

  constructor({ draft, rank, has, at }: SavedHead, rows: Pick<RowFile, 'textAt'>) {
    this.draft = draft === true;
    this.rank = rank;
    this.#has = has;
    this.#rows = rows;
    this.#at = at;
  }

  get body(): FileBody {
    this.#body ??= bodyAfterHead(this.#rows.textAt(this.#at));
    return this.#body;
  }

  get city() {
    return this.body.facts.city;
  }

  get county() {
    return this.body.facts.county;
  }

  get name() {
    return this.body.facts.name;
  }

  get needs() {
    return this.body.facts.needs;
  }

  get aliases() {
    return this.#has?.includes('aliases') ? this.body.facts.aliases : none;
  }

  get pictures() {
    return this.#has?.includes('pictures') ? this.body.facts.pictures : none;
  }

  get diagnostics() {
    return this.#has?.includes('diagnostics') ? this.body.facts.diagnostics : none;
  }

  get lints() {
    return this.#has?.includes('lints') ? this.body.lints : none;
  }
}
