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
  /** The time of the site: what is dated is shown or not, and the year in the footer. */
  now: Date;
  /** False: nothing is cached between builds. */
  cache: boolean;
  /** The number of pictures, share cards and compressed files to make at once; undefined for the default. */
  jobs?: number | undefined;
  /** `full`: runs pages through the minifier. */
  minify?: 'full' | undefined;
  /** Uses React's development build, whose warnings tests check. */
  development?: boolean;
  /** What templates threw in timers and in promises that nothing waits for. The command, which listens to the process, adds to it. */
  lateFailures?: unknown[];
  /** For `dev`: drafts are pages too, and unfilled fields are not errors. */
  showsDrafts?: boolean;
}

export interface BuildOptions extends SiteOptions {
  /** Absolute. */
  out: string;
  /** Whether to return `reported`, for a report. */
  isReported?: boolean;
  /** Called with the pid of another build that holds the output folder. */
  onWait?: (pid: number) => void;
}
