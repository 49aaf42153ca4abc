/** A site's folders → what the settings of the CMS depend on. Reads the data folder. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { readSiteFacts } from '../../scaffold/site-facts.ts';
import type { AdminSite } from './plan-admin.ts';

interface Folders {
  root: string;
  data: string;
  packageRoot: string;
  /** The folder of the checkout; the CMS's paths are relative to it. */
  repository: string;
}

/** All folders are absolute. Without `site`, `unread` says which files could not be read; if it is empty, site.yaml has errors. */
export function readCmsSite({ root, data, packageRoot, repository }: Folders): {
  site?: AdminSite;
  unread: readonly Diagnostic[];
} {
  const facts = readSiteFacts({ root, data, packageRoot });
  const { unread, site: settings } = facts;
  if (unread.length > 0 || !settings) return { unread };
  const { business, url } = settings;
  const site = {
    name: business.name,
    schemaOf: facts.schemaOf,
    url: url?.base,
    region: business.address.region.toLowerCase(),
    data: relativePath(repository, data),
    schemaFolder: facts.schemaFolder,
    reviewLists: facts.reviewLists.filter((file) => file !== 'reviews.yaml').toSorted(),
  };
  return { site, unread };
}
