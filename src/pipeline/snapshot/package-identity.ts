/** treesite's package → an identifier of its code and dependencies, which pages depend on. Reads the package. */
import path from 'node:path';
import { fileHash } from '../../files/content-hash.ts';
import { findInModules, findPackage } from '../../files/find-package.ts';
import { readIfThere } from '../../files/fs-errors.ts';
import { recentResults } from '../../memo/memoize.ts';

/** The names of compiled files contain hashes, so the first file changes with any of them. Memoized. */
export const packageIdentity = recentResults(4, (packageRoot: string) => {
  const code = fileHash(readIfThere(path.join(packageRoot, 'bin', 'lib', 'cli.js')) ?? '');
  const { version, dependencies = {} } = JSON.parse(readIfThere(path.join(packageRoot, 'package.json')) ?? '{}');
  const packages = Object.keys(dependencies).map((name) => findPackage(name, packageRoot)?.version);
  // Also the packages that these need.
  const installed = fileHash(findInModules('.package-lock.json', packageRoot)?.text ?? '');
  // With the versions of ICU and of the time zones.
  return JSON.stringify([version, code, packages, installed, process.versions]);
});
