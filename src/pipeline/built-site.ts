/** What a build takes and gives. */
import type { CardPolicy } from '../assets/cards/card-policy.ts';
import type { Changes } from '../emit/changes.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { SiteOptions } from './site-options.ts';

export interface BuiltSite extends PreparedSite {
  /** What is different from the site that was in the folder before. */
  published?: Changes;
  /** Sentences about what could not be cleared away, or kept for the next build, after the new site went live. */
  leftovers?: readonly string[];
  /** Which share cards pages got. */
  shareCards?: CardPolicy;
}

export interface BuildOptions extends SiteOptions {
  /** Absolute. */
  out: string;
  /** Whether `finished` is wanted, for a report: it takes the memory of the whole site. */
  isReported?: boolean;
  /** Called when another build holds the output folder; with its process number. */
  onWait?: (pid: number) => void;
}
