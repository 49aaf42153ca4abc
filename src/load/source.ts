/** What reading the data folder gives. */

export type SourceKind =
  | 'site'
  | 'service'
  | 'city'
  | 'county'
  | 'reviews'
  | 'phone-overrides'
  | 'document'
  | 'page-home'
  | 'page-services'
  | 'page-areas'
  | 'page-about'
  | 'page-contact'
  | 'page-not-found';

/** A data file as it was read: text only, not yet understood. */
export interface Source {
  /** Path from the project's root, with forward slashes: data/cities/bath-nc.yaml. */
  file: string;
  kind: SourceKind;
  /** The file's name without its ending. */
  slug: string;
  /** The text without byte order mark. */
  text: string;
}

/** A picture of data/images, by its name below that folder. */
export interface ImageFile {
  name: string;
  /** Path from the project's root, for messages. */
  file: string;
  absolute: string;
}
