/** The options of pipeline runs: what a site is made from, and how. */

/** Folders are absolute. */
export interface SiteOptions {
  root: string;
  data: string;
  templates: string;
  static: string;
  /** treesite's own package, with the built-in templates. */
  packageRoot: string;
  /** Replaces url.base of the data. */
  baseUrl?: string | undefined;
  now: Date;
  /** False: nothing is cached between builds. */
  cache: boolean;
  /** The number of pictures, share cards and compressed files to make at once; undefined for the default. */
  jobs?: number | undefined;
  /** `full`: runs pages through the minifier. */
  minify?: 'full' | undefined;
  /** Uses React's development build, whose warnings tests check. */
  development?: boolean;
  /** Of templates: what promises that nothing waits for and timers have thrown. The command that listens to the process adds it. */
  lateFailures?: unknown[];
  /** For `dev`: drafts are pages too, and unfilled fields are not errors. */
  isDraft?: boolean;
}

export interface BuildOptions extends SiteOptions {
  /** Absolute. */
  out: string;
  /** Whether to return `reported`, for a report. */
  isReported?: boolean;
  /** Called with the pid of another build that holds the output folder. */
  onWait?: (pid: number) => void;
}
