/** How a data file becomes a form's value and is written back: the facts of its schema that a form builder does not know. */

export interface FileShape {
  /** The first line of a new file, which names its schema for editors; none in a Markdown page. */
  firstLine?: string | undefined;
  /** Front matter followed by a Markdown text, which the form calls `body`. */
  isPage: boolean;
  /** For a file that is a list or a map instead of a group of fields: the only field of its form. */
  whole?: string | undefined;
  /**
   * Top-level maps, which the form shows as lists: field → the name of the field that holds an entry's value (a map of
   * texts), or null if the entry holds its key and the group's own fields (a map of groups).
   */
  maps: Record<string, string | null>;
  /** Values of fields that the file omits. */
  defaults: Defaults;
}

/** By field; the defaults of a list's entries are under `[]`. */
export interface Defaults {
  [field: string]: unknown;
}

/** A file as a form's fields. */
export type Form = Record<string, unknown>;

/** The field that holds the key of a map's entry. */
export const keyField = 'key';

/** The hidden field that holds the text of the file. */
export const sourceField = '_source';
