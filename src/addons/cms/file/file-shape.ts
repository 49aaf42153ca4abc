/** How a data file becomes the value of a form and comes back: what the schema says and a form builder cannot know. */

export interface FileShape {
  /** The first line of a new file, for editors; none in a Markdown page. */
  firstLine?: string | undefined;
  /** Front matter followed by a Markdown text, which the form calls `body`. */
  isPage: boolean;
  /** Where the file is no group of fields but a list or a map as a whole: the one field that the form shows it in. */
  whole?: string | undefined;
  /**
   * Top-level maps, which the form shows as lists: field → where an entry's value goes. A map of texts has the name of a
   * field for it; for a map of groups it is null, and the group's own fields are beside the key.
   */
  maps: Record<string, string | null>;
  /** What a field is where the file does not say it. */
  defaults: Defaults;
}

/** By field; those of a list's entries are under `[]`. */
export interface Defaults {
  [field: string]: unknown;
}

/** What a form holds of a file. */
export type Form = Record<string, unknown>;

/** The field of a form in which the entry of a map has its key. */
export const keyField = 'key';

/** The hidden field of a form that has the text of the file. */
export const sourceField = '_source';
