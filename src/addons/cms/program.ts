/** The npm package of Sveltia CMS: where it is, which one, and how to get it. Reads its package.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Below the folder of the CMS; all of it belongs to `treesite cms`. */
export const programFolder = 'sveltia-cms';

export const packageName = '@sveltia/cms';
/** The one the settings are made for and tested with. */
export const packageVersion = '0.221.1';

export interface Program {
  /** The package's folder; absolute. */
  folder: string;
  version: string;
}

/** In node_modules of the first of these folders or of those above it. */
export function findProgram(folders: readonly string[]): Program | undefined {
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
