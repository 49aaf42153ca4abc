/** The check of a site's own scripts against Trusted Types, where these are required. Reads them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkSinks } from '../../lint/pages/check-sinks.ts';
import type { ReadySite } from '../data/link-site.ts';
import { sitePolicy } from '../site-policy.ts';

/** A site that names policies of its own knows what it does. `root` is the project's folder. */
export function checkOwnScripts({ model, bundled, folders }: ReadySite, root: string): Diagnostic[] {
  const isOwn = (file: string) => folders.nameOf(file) !== undefined && !folders.isBuiltIn(file);
  // The list of a page's scripts is a module that no file holds.
  const own = [...bundled.scriptInputs].filter((file) => isOwn(file) && existsSync(file));
  const isRequired = own.length > 0 && sitePolicy({ model, bundled }).trustedTypes !== undefined;
  if (!isRequired || model.site.security.trustedTypePolicies.length > 0) return [];
  return checkSinks(
    own.sort().map((file) => ({
      file: path.relative(root, file).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    })),
  );
}
