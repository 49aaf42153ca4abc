// Whether bin/lib is older than its sources, as after a `git pull`. Reads the times of folders.
import { existsSync, readdirSync, statSync } from 'node:fs';

/**
 * Git updates a file by replacing it, which changes the time of its folder; reading the times of all files would take
 * as long as the rest of the start. An installed package has no tsconfig.json, and is not checked.
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
 * @param {string} folder
 * @param {number} time in milliseconds
 * @returns {boolean}
 */
function hasNewer(folder, time) {
  if (statSync(folder).mtimeMs > time) return true;
  return readdirSync(folder).some((name) => !name.includes('.') && hasNewer(`${folder}/${name}`, time));
}
