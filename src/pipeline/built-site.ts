/** The types of a build's options and result. */
import type { CardPolicy } from '../assets/cards/card-policy.ts';
import type { Changes } from '../emit/publication/changes.ts';
import type { PreparedSite } from './prepared-site.ts';
import type { SiteOptions } from './site-options.ts';

export interface BuiltSite extends PreparedSite {
  /** The differences from the previous site in the folder. */
  published?: Changes;
  /** Sentences about what was wrong in the output folder, and what could not be cleaned up or cached after the new site went live. */
  leftovers?: readonly string[];
  /** A signal that asked the process to end while the site was published. */
  signal?: NodeJS.Signals;
  /** The policy by which pages got share cards. */
  shareCards?: CardPolicy;
  /** The days of posts that are not published yet. */
  waitingPosts?: readonly string[];
}

export interface BuildOptions extends SiteOptions {
  /** Absolute. */
  out: string;
  /** Whether to return `reported`, for a report. */
  isReported?: boolean;
  /** Called with the pid of another build that holds the output folder. */
  onWait?: (pid: number) => void;
}
