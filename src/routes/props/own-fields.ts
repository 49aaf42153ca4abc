/** The types of a site's own fields in its templates. */

/** By template. The file that `treesite types` writes augments this interface from the site's schemas. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by generated types.
export interface OwnFields {}

/** `custom` of the page's data file. Further pages of a list have none. */
export type Custom<Template extends string> = Template extends keyof OwnFields
  ? OwnFields[Template]
  : Readonly<Record<string, unknown>>;
