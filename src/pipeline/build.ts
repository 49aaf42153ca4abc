/** Builds a site, or detects that nothing has changed since the last build. Touches the output folder and the cache. */
import path from 'node:path';
import { refuseOutput } from '../emit/publication/refuse-output.ts';
import { leftoversOf } from '../emit/publication/workspace.ts';
import type { BuildOptions } from './site-options.ts';
import type { BuildResult } from './site-result.ts';
import { readHead } from './snapshot/snapshot.ts';
import { stampOf } from './snapshot/stamp.ts';
import { unchangedBuild } from './snapshot/unchanged-build.ts';
import { beginStage } from './stages.ts';

/** Publishes nothing if there are errors. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const sources = [options.data, options.templates, options.static, path.join(options.packageRoot, 'src')];
  const refusal = refuseOutput(options.out, { root: options.root, sources });
  beginStage('look for changes');
  const stamp = stampOf(options);
  // A shortcut build cleans nothing up, so leftovers need a full one.
  const isSimple = !refusal && options.cache && !options.isReported && leftoversOf(options.out).length === 0;
  const unchanged = isSimple ? unchangedBuild(options, stamp, readHead(options)) : undefined;
  if (unchanged) return unchanged;
  beginStage('load modules');
  // Loaded on demand: loading React, parsers and esbuild takes longer than an unchanged build.
  const { rebuildSite } = await import('./rebuild-site.ts');
  return rebuildSite(options, { refusal, stamp });
}
