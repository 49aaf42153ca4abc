/** Checks a site's own scripts against Trusted Types, if these are required. Reads the scripts. */
import { existsSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { checkSinks } from '../../lint/pages/check-own-scripts.ts';
import type { ReadySite } from '../data/link-site.ts';
import { sitePolicy } from '../site-policy.ts';

/** Skips sites that define their own Trusted Types policies. `root` is the project's folder. */
export function checkOwnScripts({ model, bundled, folders }: ReadySite, root: string): Diagnostic[] {
  const isOwn = (file: string) => folders.nameOf(file) !== undefined && !folders.isBuiltIn(file);
  // The inputs include virtual entry points, which are not files.
  const own = [...bundled.scriptInputs].filter((file) => isOwn(file) && existsSync(file));
  const isRequired = own.length > 0 && sitePolicy({ model, bundled }).trustedTypes !== undefined;
  if (!isRequired || model.site.security.trustedTypePolicies.length > 0) return [];
  return checkSinks(
    own.sort().map((file) => ({
      file: relativePath(root, file),
      text: readFileSync(file, 'utf8'),
    })),
  );
}
