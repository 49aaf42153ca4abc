/** The types of files in the data folder. */
import type { KindName } from '../domain/kinds.ts';

/** A data file without its text. */
export interface SourceName {
  /** Path relative to the project's root, with forward slashes: data/cities/springfield-vt.yaml. */
  file: string;
  kind: KindName;
  /** The file's name without its language and its extension. */
  slug: string;
  /** Of a translation, as in its name: `es` for greenville-nc.es.yaml. */
  language?: string;
}

/** Without a text if it was not read. */
export type NamedSource = SourceName & Partial<Source>;

/** A data file as text, not yet parsed. */
export interface Source extends SourceName {
  /** The text without a byte order mark; empty if the file could not be read. */
  text: string;
}

/** A picture in data/images or a drawing in data/icons; `name` is relative to that folder. */
export interface ImageFile {
  name: string;
  /** Path relative to the project's root, for messages. */
  file: string;
  absolute: string;
}
