/** The real site as the pipeline takes it, built in this process, on a fixed day. */
import path from 'node:path';
import type { SiteOptions } from '../../src/pipeline/site-options.ts';
import { projectRoot } from './run-cli.ts';

const root = path.resolve(projectRoot);

export const realSite: SiteOptions = {
  root,
  data: path.join(root, 'data'),
  templates: path.join(root, 'templates'),
  static: path.join(root, 'static'),
  packageRoot: root,
  now: new Date('2026-11-20T12:00:00Z'),
  cache: true,
};
