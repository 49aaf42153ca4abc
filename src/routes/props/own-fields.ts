/** The fields of a site's own, as its templates get them. */

/** By template: the file that `treesite types` writes adds what the site's schemas say. */
// biome-ignore lint/suspicious/noEmptyInterface: it is added to from outside.
export interface OwnFields {}

/** `custom` of the page's data file. Pages that continue a list have none. */
export type Custom<Template extends string> = Template extends keyof OwnFields
  ? OwnFields[Template]
  : Readonly<Record<string, unknown>>;
