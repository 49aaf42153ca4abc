/** Sets up the checks of what a site's pages load from other sites. Reads the site's own templates if there is a problem. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { contentPolicy } from '../../domain/policies/content-policy.ts';
import { LoadChecks } from '../../lint/pages/check-loads.ts';
import type { ReadySite } from '../data/link-site.ts';
import { sitePolicy } from '../site-policy.ts';
import { findWords } from './locate-in-templates.ts';

/** `root` is the project's folder. */
export function siteLoadChecks({ model, bundled }: Pick<ReadySite, 'model' | 'bundled'>, root: string): LoadChecks {
  const { own } = bundled.templates;
  return new LoadChecks({
    directives: contentPolicy(sitePolicy({ model, bundled }), []),
    origin: model.urls.origin,
    findText: (template, url) => findInFiles(own.get(template) ?? [], { root, url }),
  });
}

/** Finds the URL, or only its host, because a template may concatenate the URL. */
function findInFiles(files: readonly string[], { root, url }: { root: string; url: string }): Location | undefined {
  const host = /\/\/([^/?#]+)/.exec(url)?.[1] ?? '';
  return findWords([url, host], files, (file) => readFileSync(path.join(root, file), 'utf8'));
}
