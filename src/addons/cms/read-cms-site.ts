/** What the settings of the CMS need to know of a site. Reads the data folder and the names of the icons. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readSiteFacts } from '../../scaffold/site-facts.ts';
import type { AdminSite } from './plan-admin.ts';

interface Folders {
  root: string;
  data: string;
  templates: string;
  packageRoot: string;
  /** The folder of the checkout, which the CMS counts paths from. */
  repository: string;
}

/** All folders absolute. */
export async function readCmsSite({ root, data, templates, packageRoot, repository }: Folders): Promise<AdminSite> {
  const facts = await readSiteFacts({ root, data, packageRoot });
  const iconFolders = [templates, path.join(packageRoot, 'templates')].map((folder) => path.join(folder, 'icons'));
  const icons = await Promise.all(iconFolders.map((folder) => readdir(folder).catch(() => [])));
  const { business, url } = facts.site ?? {};
  return {
    name: business?.name,
    address: url?.base,
    region: business?.address.region.toLowerCase(),
    data: path.relative(repository, data).split(path.sep).join('/'),
    schemaFolder: facts.schemaFolder,
    reviewLists: [...facts.reviewLists.keys()].filter((file) => file !== 'reviews.yaml').sort(),
    icons: [...new Set(icons.flat().filter((name) => name.endsWith('.svg')))].map((name) => name.slice(0, -4)).sort(),
  };
}
