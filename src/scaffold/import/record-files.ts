/** The records of earlier imports in a site's folder. Reads the disk, and returns the files to write. */
import path from 'node:path';
import { readIfThere } from '../../load/read-if-there.ts';
import type { NewKind } from '../kinds.ts';
import type { WholeEntry } from '../write-all-or-none.ts';
import { formatRecord, type ImportRecord, parseRecord, recordFile } from './import-record.ts';

export class RecordFiles {
  readonly #root: string;
  readonly #opened = new Map<NewKind, { target: string; before: string | undefined; record: ImportRecord }>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the same mutable object each time, which the import updates. */
  of(kind: NewKind): ImportRecord {
    const known = this.#opened.get(kind);
    if (known) return known.record;
    const target = path.join(this.#root, recordFile(kind));
    const before = readIfThere(target);
    const record = parseRecord(before);
    this.#opened.set(kind, { target, before, record });
    return record;
  }

  changed(): WholeEntry[] {
    return [...this.#opened.values()].flatMap(({ target, before, record }) => {
      const contents = formatRecord(record);
      if (contents === before || (before === undefined && record.size === 0)) return [];
      return [{ target, contents, isNew: before === undefined }];
    });
  }
}
