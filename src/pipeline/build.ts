/** Builds a site, or detects that nothing has changed since the last build. Touches the output folder and the cache. */
import path from 'node:path';
import { findTarget } from '../emit/publication/output-target.ts';
import { refuseOutput } from '../emit/publication/refuse-output.ts';
import { leftoversOf } from '../emit/publication/workspace.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { readSnapshot } from './snapshot/snapshot.ts';
import { stampOf } from './snapshot/stamp.ts';
import { unchangedBuild } from './snapshot/unchanged-build.ts';

/** Publishes nothing if there are errors. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { profile } = options;
  const sources = [options.data, options.templates, options.static, path.join(options.packageRoot, 'src')];
  const refusal = refuseOutput(options.out, { root: options.root, sources });
  const endLook = profile?.begin('look for changes');
  const stamp = stampOf(options);
  const snapshot = options.cache ? readSnapshot(options) : undefined;
  const isSimple = !refusal && options.cache && !options.isReported;
  // A shortcut build cleans nothing up, so leftovers need a full one.
  const unchanged =
    isSimple && leftoversOf(findTarget(options.out).out).length === 0
      ? unchangedBuild(options, stamp, snapshot?.head)
      : undefined;
  endLook?.();
  if (unchanged) return unchanged;
  // Loaded on demand: loading React, parsers and esbuild takes longer than an unchanged build.
  const endModules = profile?.begin('load modules');
  const { rebuildSite } = await import('./rebuild-site.ts');
  endModules?.();
  return rebuildSite(options, { refusal, stamp, snapshot });
}
