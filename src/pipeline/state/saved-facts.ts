/** A file's facts ↔ a row: a head, which lists the row's contents, and a body of JSON, parsed on demand. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileFacts, FileRank } from '../../model/file-facts.ts';
import type { RowFile } from './row-file.ts';

interface RowStart {
  /** Size, times and inode of the file on the disk. */
  signature: string;
  /** A hash of its contents. */
  hash: string;
}

interface FileHead {
  draft?: true;
  /** Which of these are not empty. */
  has?: ('aliases' | 'pictures' | 'lints' | 'diagnostics')[];
  rank?: FileRank;
}

interface FileBody {
  facts: FileFacts;
  lints: Diagnostic[];
}

/** `signature|hash|length of the head|head|body`. `json` is the JSON of the facts, if known. */
export function joinRow(
  { signature, hash }: RowStart,
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

/** Longer than the head of most rows. */
const headBytes = 400;

/** The only object that is kept for each file, because ten thousand of them must be cleared up by V8. */
export class SavedFacts implements FileFacts {
  /** Whether the file is unchanged. */
  isUsed = false;
  draft = false;
  rank: FileRank | undefined;
  #has: FileHead['has'];
  #body: FileBody | undefined;
  readonly #rows: Pick<RowFile, 'textAt' | 'startAt'>;
  readonly #at: number;

  /** The facts of the row at a position. Call `readHead` before anything else. */
  constructor(rows: Pick<RowFile, 'textAt' | 'startAt'>, at: number) {
    this.#rows = rows;
    this.#at = at;
  }

  readHead(): RowStart {
    let row = this.#rows.startAt(this.#at, headBytes);
    const first = row.indexOf('|');
    const second = row.indexOf('|', first + 1);
    const third = row.indexOf('|', second + 1);
    const end = third + 1 + Number(row.slice(second + 1, third));
    if (third === -1 || row.length <= end) row = this.#rows.textAt(this.#at);
    const { draft, has, rank }: FileHead = JSON.parse(row.slice(third + 1, end));
    this.draft = draft === true;
    this.rank = rank;
    this.#has = has;
    return { signature: row.slice(0, first), hash: row.slice(first + 1, second) };
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
