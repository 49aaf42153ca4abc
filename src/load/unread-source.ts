/** A data file whose text is not kept. Reads the disk when the text is requested. */
import { readTextAgain } from './read-text.ts';
import type { Source, SourceName } from './source.ts';

/** Reads its text only when it is needed, for a diagnostic. */
export class UnreadSource implements Source {
  readonly file: string;
  readonly kind: SourceName['kind'];
  readonly slug: string;
  readonly absolute: string;

  constructor({ file, kind, slug }: SourceName, absolute: string) {
    this.file = file;
    this.kind = kind;
    this.slug = slug;
    this.absolute = absolute;
  }

  get text(): string {
    return readTextAgain(this.absolute);
  }
}
