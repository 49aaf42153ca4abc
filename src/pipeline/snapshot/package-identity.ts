/** treesite's package → an identifier of its code and dependencies, which pages depend on. Reads the package. */
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { fileHash } from '../../files/content-hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { recentResults } from '../../memo/memoize.ts';

/** The names of compiled files contain hashes, so the first file changes with any of them. Memoized. */
export const packageIdentity = recentResults(4, (packageRoot: string) => {
  const code = fileHash(readIfThere(path.join(packageRoot, 'bin', 'lib', 'cli.js')) ?? '');
  const { version, dependencies = {} } = JSON.parse(readIfThere(path.join(packageRoot, 'package.json')) ?? '{}');
  const packages = Object.keys(dependencies).map((name) => versionOf(packageRoot, name));
  // Also the packages that these need.
  const installed = fileHash(findText(packageRoot, '.package-lock.json'));
  // With the versions of ICU and of the time zones.
  return JSON.stringify([version, code, packages, installed, process.versions]);
});

function versionOf(packageRoot: string, name: string): string | undefined {
  const text = findText(packageRoot, path.join(name, 'package.json'));
  return text === '' ? undefined : JSON.parse(text).version;
}

/** The text of a file in the nearest node_modules that has it, as Node resolves packages. Empty if there is none. */
function findText(from: string, name: string): string {
  const text = readIfAllowed(path.join(from, 'node_modules', name));
  const above = path.dirname(from);
  return text ?? (above === from ? '' : findText(above, name));
}

/** Undefined also for a file that this user may not read, as in another user's folder above the project: Node passes it, too. */
function readIfAllowed(file: string): string | undefined {
  try {
    return readIfThere(file);
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
