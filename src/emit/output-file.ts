/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  contents: string | Uint8Array;
}
