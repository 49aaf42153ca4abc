/**
 * A place whose facts an earlier build has kept → its record. A build that makes a few pages needs the contents of few places: a
 * file is read when its page is made, or when a diagnostic is about it. Reads the disk.
 */
import type { Locate, Path } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { SourceName } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { type DataRecord, validateFile } from '../../schema/records.ts';
import type { Profile } from '../profile.ts';

interface Reading {
  own: OwnFields;
  /** Called before the file is read. */
  onRead: () => void;
  profile?: Profile | undefined;
}

export function unreadRecord(
  { kind, file, slug, absolute }: SourceName & { absolute: string },
  { own, onRead, profile }: Reading,
): DataRecord {
  const read = once(() => {
    onRead();
    const end = profile?.begin('parse');
    const parsed = parseSource({ kind, file, slug, absolute, text: readTextAgain(absolute) });
    const record = Array.isArray(parsed) ? parsed : validateFile(parsed, own);
    end?.();
    if (Array.isArray(record)) throw new InputChanged(file);
    return record;
  });
  const locate: Locate = Object.assign((path: Path) => read().locate(path), {
    key: (path: Path) => read().locate.key(path),
    written: (path: Path) => read().locate.written(path),
    within: (path: Path, words: string, occurrence: number) => read().locate.within(path, words, occurrence),
  });
  return {
    kind,
    file,
    slug,
    locate,
    get text() {
      return read().text;
    },
    get value() {
      return read().value;
    },
    get annotations() {
      return read().annotations;
    },
  };
}

/** A file is no longer what it was when the build began, which then starts over. */
export class InputChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} changed during the build.`);
    this.file = file;
  }
}
