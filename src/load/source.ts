/** What reading the data folder gives. */
import type { KindName } from '../domain/kinds.ts';

/** A data file by its name alone. */
export interface SourceName {
  /** Path from the project's root, with forward slashes: data/cities/springfield-vt.yaml. */
  file: string;
  kind: KindName;
  /** The file's name without its ending. */
  slug: string;
}

/** A data file as it was read: text only, not yet understood. */
export interface Source extends SourceName {
  /** Where the file is on this machine; undefined for a text that is in no file. */
  absolute?: string;
  /** The text without byte order mark; empty where the file could not be read. */
  text: string;
}

/** A picture of data/images, or a drawing of data/icons, by its name below that folder. */
export interface ImageFile {
  name: string;
  /** Path from the project's root, for messages. */
  file: string;
  absolute: string;
}
