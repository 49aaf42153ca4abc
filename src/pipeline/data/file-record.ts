/** A data file as a record whose contents are read again on demand. Reads the disk. */
import type { KindName } from '../../domain/kinds.ts';
import type { Locate, Path } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { SourceName } from '../../load/source.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { type DataRecord, type DocumentRecord, validateFile } from '../../schema/records.ts';
import type { Annotation } from '../../schema/validate.ts';

/** A source with a file. */
export interface FileSource extends SourceName {
  absolute: string;
}

/** What was read last: a page and the lints of its file use it one after the other. */
export interface LastRead {
  of?: FileRecord;
  record?: DataRecord | DocumentRecord;
  /** The value that was last parsed from JSON, and its record. */
  value?: { of: FileRecord; value: unknown };
  /** Every file that was read again: absolute paths. */
  files: Set<string>;
}

/**
 * For thousands of places, keeps only the JSON of each value, which takes a hundredth of the value's memory. What only a
 * diagnostic or lint needs is parsed again.
 */
export class FileRecord implements DataRecord {
  readonly kind: KindName;
  readonly file: string;
  readonly slug: string;
  readonly #source: FileSource;
  readonly #own: OwnFields;
  readonly #last: LastRead;
  /** Kept once it was called. */
  #locate: Locate | undefined;
  /** The value as JSON. Undefined: the file is parsed again. */
  #json: string | undefined;

  constructor(source: FileSource, known: { own: OwnFields; last: LastRead; json?: string }) {
    this.kind = source.kind;
    this.file = source.file;
    this.slug = source.slug;
    this.#source = source;
    this.#own = known.own;
    this.#last = known.last;
    this.#json = known.json;
  }

  /** Deferred and not kept, because checks get the function of each record, but call few. */
  get locate(): Locate {
    const read = () => {
      this.#locate ??= this.#read().locate;
      return this.#locate;
    };
    return Object.assign((path: Path) => read()(path), {
      key: (path: Path) => read().key(path),
      written: (path: Path) => read().written(path),
      within: (path: Path, words: string, occurrence: number) => read().within(path, words, occurrence),
    });
  }

  get value(): unknown {
    if (this.#json === undefined) return this.#read().value;
    const { value: last } = this.#last;
    if (last?.of === this) return last.value;
    const value: unknown = JSON.parse(this.#json);
    this.#last.value = { of: this, value };
    return value;
  }

  /** Frees the value, which is probably not needed again. */
  release(): void {
    this.#json = undefined;
  }

  get annotations(): Annotation[] {
    return this.#read().annotations;
  }

  #read(): DataRecord | DocumentRecord {
    const { of, record: known } = this.#last;
    if (of === this && known) return known;
    this.#last.files.add(this.#source.absolute);
    const parsed = parseSource({ ...this.#source, text: readTextAgain(this.#source.absolute) });
    const record = Array.isArray(parsed) ? parsed : validateFile(parsed, this.#own);
    if (Array.isArray(record)) throw new InputChanged(this.#source);
    Object.assign(this.#last, { of: this, record });
    return record;
  }
}

/** Thrown if a file has changed since the start of the run, which then starts over. */
export class InputChanged extends Error {
  readonly file: string;
  readonly absolute: string;

  constructor({ file, absolute }: Pick<FileSource, 'file' | 'absolute'>) {
    super(`${file} changed during the build.`);
    this.file = file;
    this.absolute = absolute;
  }
}
