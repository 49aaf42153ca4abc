// Whether bin/lib is older than its sources, as after an edit or a `git pull`.
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';

/**
 * An installed package has no tsconfig.json, and is not checked.
 * @param {string} root the package's folder, ending in a slash
 * @returns {boolean}
 */
export function isStale(root) {
  // The last file that compile.js writes, so a compilation that was cut off counts as stale.
  const compiled = statSync(`${root}bin/lib/dev-client.js`, { throwIfNoEntry: false });
  if (!compiled) return true;
  return existsSync(`${root}tsconfig.json`) && hasNewer(`${root}src`, compiled.mtimeMs);
}

/**
 * The time of a folder shows that a file was deleted. Links are not followed: Emacs marks an edited file by one that leads nowhere.
 * @param {string} path a file or folder
 * @param {number} time in milliseconds
 * @returns {boolean}
 */
function hasNewer(path, time) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.mtimeMs > time) return true;
  return stats.isDirectory() && readdirSync(path).some((name) => hasNewer(`${path}/${name}`, time));
}
