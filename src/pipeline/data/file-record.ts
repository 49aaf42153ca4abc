/** A data file as a record whose contents are read again when they are asked for. Touches the disk. */
import type { KindName } from '../../domain/kinds.ts';
import type { Locate, Path } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { SourceName } from '../../load/source.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { type DataRecord, type DocumentRecord, validateFile } from '../../schema/records.ts';
import type { Annotation } from '../../schema/validate.ts';

/** A source that was read from a file. */
export interface FileSource extends SourceName {
  absolute: string;
}

/** The record whose file was read last: a page and the lints of its file ask for it one after the other. */
export interface LastRead {
  of?: FileRecord;
  record?: DataRecord | DocumentRecord;
}

/**
 * Of thousands of places only the text of each value is kept, a hundredth of what the value itself takes; what only a
 * diagnostic or a lint asks for is parsed again.
 */
export class FileRecord implements DataRecord {
  readonly kind: KindName;
  readonly file: string;
  readonly slug: string;
  readonly #source: FileSource;
  readonly #own: OwnFields;
  readonly #last: LastRead;
  #locate: Locate | undefined;
  /** Of the value. Undefined: the file is parsed again. */
  #json: string | undefined;

  constructor(source: FileSource, known: { own: OwnFields; last: LastRead; locate?: Locate; json?: string }) {
    this.kind = source.kind;
    this.file = source.file;
    this.slug = source.slug;
    this.#source = source;
    this.#own = known.own;
    this.#last = known.last;
    this.#locate = known.locate;
    this.#json = known.json;
  }

  get locate(): Locate {
    this.#locate ??= this.#locateLater();
    return this.#locate;
  }

  /** Checks take the function from many records, and call it for few. */
  #locateLater(): Locate {
    let found: Locate | undefined;
    const read = () => {
      found ??= this.#read().locate;
      return found;
    };
    return Object.assign((path: Path) => read()(path), {
      key: (path: Path) => read().key(path),
      written: (path: Path) => read().written(path),
      within: (path: Path, words: string, occurrence: number) => read().within(path, words, occurrence),
    });
  }

  get value(): unknown {
    return this.#json === undefined ? this.#read().value : JSON.parse(this.#json);
  }

  /** The value was needed for the last time, as far as is known. */
  release(): void {
    this.#json = undefined;
  }

  get annotations(): Annotation[] {
    return this.#read().annotations;
  }

  #read(): DataRecord | DocumentRecord {
    const { of, record: known } = this.#last;
    if (of === this && known) return known;
    const parsed = parseSource({ ...this.#source, text: readTextAgain(this.#source.absolute) });
    const record = Array.isArray(parsed) ? parsed : validateFile(parsed, this.#own);
    if (Array.isArray(record)) throw new InputChanged(this.file);
    Object.assign(this.#last, { of: this, record });
    return record;
  }
}

/** A file is not what it was when this run began. The run starts over. */
export class InputChanged extends Error {
  constructor(file: string) {
    super(`${file} changed during the build.`);
  }
}
