/** A file of the finished site. */
export interface OutputFile {
  /** From the output folder, with forward slashes. */
  path: string;
  contents: string | Uint8Array;
}
