/** A file's facts ↔ a head, which every build reads, and a row of JSON, which is parsed on demand. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { FileFacts, FileRank } from '../../model/file-facts.ts';
import type { RowFile } from './row-file.ts';

/** A file's size, times and inode. All NaN if it changed too recently to trust its times. */
export type Figures = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number];

export interface FileHead {
  file: string;
  /** A hash of its contents. */
  hash: string;
  figures: Figures;
  rank?: FileRank | undefined;
  more?: MoreFacts | undefined;
}

/** What most files do not have. */
export interface MoreFacts {
  draft?: true;
  /** Which of these are not empty. */
  has?: RareFacts[];
}

export type RareFacts = 'aliases' | 'pictures' | 'lints' | 'diagnostics';

interface FileBody {
  facts: FileFacts;
  lints: Diagnostic[];
}

export function moreIn({ facts, lints }: FileBody): MoreFacts | undefined {
  const { aliases, pictures, diagnostics, draft } = facts;
  const lists = Object.entries({ aliases, pictures, lints, diagnostics });
  const has = lists.flatMap(([name, list]) => (list.length > 0 ? [name] : [])) as RareFacts[];
  return draft || has.length > 0 ? { ...(draft && { draft }), ...(has.length > 0 && { has }) } : undefined;
}

/** The name of the row with a file's facts. */
export const rowOfFile = (file: string) => `file ${file}`;

/** `json` is the JSON of the facts, if known. */
export function formatBody({ facts, lints }: FileBody, json = JSON.stringify(facts)): string {
  return `{"facts":${json},"lints":${JSON.stringify(lints)}}`;
}

export function parseBody(row: string | undefined): FileBody {
  return JSON.parse(row ?? 'null');
}

/** Shared, because most of ten thousand files have none. */
const none: never[] = [];
Object.freeze(none);

/** The only object that is kept for each file, because ten thousand of them must be cleared up by V8. */
export class SavedFacts implements FileFacts {
  readonly file: string;
  readonly hash: string;
  readonly rank: FileRank | undefined;
  /** Whether the file is unchanged. */
  isUsed: boolean;
  /** Set if they changed, but the contents did not. */
  newFigures: Figures | undefined;
  readonly #more: MoreFacts | undefined;
  /** Those of all files of the row. */
  readonly #figures: Float64Array;
  readonly #at: number;
  readonly #rows: Pick<RowFile, 'get'>;
  #body: FileBody | undefined;

  /** `at` is where its figures start. */
  constructor(
    { file, hash, rank, more }: Omit<FileHead, 'figures'>,
    from: { isUsed: boolean; figures: Float64Array; at: number; rows: Pick<RowFile, 'get'> },
  ) {
    this.file = file;
    this.hash = hash;
    this.rank = rank;
    this.isUsed = from.isUsed;
    this.newFigures = undefined;
    this.#more = more;
    this.#figures = from.figures;
    this.#at = from.at;
    this.#rows = from.rows;
    this.#body = undefined;
  }

  hasFigures({ size, mtimeMs, ctimeMs, ino }: DataEntry): boolean {
    const figures = this.#figures;
    const at = this.#at;
    return (
      figures[at] === size && figures[at + 1] === mtimeMs && figures[at + 2] === ctimeMs && figures[at + 3] === ino
    );
  }

  get head(): FileHead {
    const { file, hash, rank } = this;
    const [size = 0, mtimeMs = 0, ctimeMs = 0, ino = 0] = this.#figures.subarray(this.#at, this.#at + 4);
    return { file, hash, rank, more: this.#more, figures: this.newFigures ?? [size, mtimeMs, ctimeMs, ino] };
  }

  get body(): FileBody {
    this.#body ??= parseBody(this.#rows.get(rowOfFile(this.file)));
    return this.#body;
  }

  get draft() {
    return this.#more?.draft === true;
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
    return this.#more?.has?.includes('aliases') ? this.body.facts.aliases : none;
  }

  get pictures() {
    return this.#more?.has?.includes('pictures') ? this.body.facts.pictures : none;
  }

  get diagnostics() {
    return this.#more?.has?.includes('diagnostics') ? this.body.facts.diagnostics : none;
  }

  get lints() {
    return this.#more?.has?.includes('lints') ? this.body.lints : none;
  }
}
