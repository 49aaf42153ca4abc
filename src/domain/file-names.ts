/** Names and paths of files with a meaning of their own. */
import path from 'node:path';

/** With a meaning to hosts and standards: the only ones that treesite reads and publishes. */
const wellKnown = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains']);

export function isHidden(name: string): boolean {
  return name.startsWith('.') && !wellKnown.has(name);
}

/** Files that systems, tools and treesite leave in folders: skipped silently. */
const litter =
  /^(\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|\.gitignore|\.keep|__MACOSX|\.treesite(\.json)?|\..*\.treesite-.*)$/i;

export function isSystemFile(name: string): boolean {
  return litter.test(name);
}

export const lfsPointer = 'version https://git-lfs.github.com/spec/';

export const manifestName = '.treesite.json';

/** Beside a site: its package.json, and what package managers write at the end of an installation. */
export const packageFiles = [
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
] as const;

/** Empty for the folder itself. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** The same; undefined for a file elsewhere. */
export function pathBelow(folder: string, file: string): string | undefined {
  const below = relativePath(folder, file);
  // On Windows, the path to another drive is absolute.
  return below === '..' || below.startsWith('../') || path.isAbsolute(below) ? undefined : below;
}
