/** A site as the pipeline takes it, with its folders where commands look for them. */
import path from 'node:path';
import type { BuildOptions, SiteOptions } from '../../../src/pipeline/site-options.ts';
import { projectRoot } from './run-cli.ts';

export function siteOptions(root: string, more: Partial<SiteOptions> = {}): BuildOptions {
  const folders = { data: 'data', templates: 'templates', static: 'static', out: 'dist' };
  const absolute = Object.fromEntries(Object.entries(folders).map(([name, below]) => [name, path.join(root, below)]));
  return {
    ...(absolute as typeof folders),
    ...{ root, packageRoot: path.resolve(projectRoot), now: new Date('2026-06-01'), cache: true },
    ...more,
  };
}
