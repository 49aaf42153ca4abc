/** Checks what a site's own stylesheets load, in its templates and its static folder. Reads the stylesheets. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { checkStyleLoads } from '../../lint/pages/check-loads.ts';
import { hasOwnPolicy } from '../../lint/pages/check-static-pages.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { SiteOptions } from '../site-options.ts';
import { policyDirectives } from '../site-policy.ts';

export function checkOwnStyles({ model, bundled, folders }: ReadySite, options: SiteOptions): Diagnostic[] {
  const fromRoot = (file: string) => relativePath(options.root, file);
  const isOwn = (file: string) => folders.nameOf(file) !== undefined && !folders.isBuiltIn(file);
  const ofTemplates = [...bundled.styleInputs].filter((file) => isOwn(file) && existsSync(file)).sort();
  const files = bundled.staticFiles.filter((file) => /\.css$/i.test(file.path));
  if (ofTemplates.length === 0 && files.length === 0) return [];
  const hasPolicy = hasOwnPolicy(bundled.staticFiles);
  const styles = [
    ...ofTemplates.map((file) => ({ file: fromRoot(file), text: readFileSync(file, 'utf8') })),
    ...files
      .filter((file) => !hasPolicy(file.path))
      .map((file) => ({
        file: fromRoot(path.join(options.static, file.path)),
        text: Buffer.from(file.contents).toString('utf8'),
      })),
  ];
  const directives = policyDirectives({ model, bundled });
  return checkStyleLoads(styles, { directives, origin: model.urls.origin });
}
