/** The props of a page as it is rendered: its own and its structured data. */
export type Rendered<Props> = Props & {
  /** JSON-LD, escaped for a script element. */
  structuredData: string;
};
