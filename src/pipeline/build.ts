/** Builds a site, or sees that nothing has changed since the last build. */
import path from 'node:path';
import type { CardPolicy } from '../assets/cards/card-policy.ts';
import type { Changes } from '../emit/changes.ts';
import { repairOutput } from '../emit/publication/open.ts';
import { refuseOutput } from '../emit/refuse-output.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { SiteOptions } from './site-options.ts';
import { findBuild } from './state/last-build.ts';
import { stampOf } from './state/stamp.ts';

export interface BuiltSite extends PreparedSite {
  /** What is different from the site that was in the folder before. */
  published?: Changes;
  /** Sentences about what could not be cleared away after the new site went live. */
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

/** Nothing is published when there is an error. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const sources = [options.data, options.templates, options.static, path.join(options.packageRoot, 'src')];
  const refusal = await refuseOutput(options.out, { root: options.root, sources });
  if (!refusal) await repairOutput(options.out);
  const stamp = stampOf(options);
  const isSimple = !refusal && options.cache && !options.isReported;
  const known = isSimple ? findBuild(options, stamp) : undefined;
  if (known) return known;
  // Loaded only now: React, parsers and esbuild take longer than seeing that nothing has changed.
  const { buildAnew } = await import('./build-anew.ts');
  return buildAnew(options, { refusal, stamp });
}
