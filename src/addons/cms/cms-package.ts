/** Finds the npm package of Sveltia CMS: its folder and version. Reads its package.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative to the folder of the CMS. `treesite cms` replaces all of it. */
export const cmsFolder = 'sveltia-cms';

export const packageName = '@sveltia/cms';
/** The version that the settings are written for and tested with. */
export const cmsVersion = '0.221.1';

export interface Program {
  /** The package's folder, absolute. */
  folder: string;
  version: string;
}

/** Looks in node_modules of each folder and of its parents; the first match wins. */
export function findCmsPackage(folders: readonly string[]): Program | undefined {
  const folder = folders
    .flatMap(withParents)
    .map((one) => path.join(one, 'node_modules', packageName))
    .find((one) => existsSync(path.join(one, 'package.json')));
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

function withParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
