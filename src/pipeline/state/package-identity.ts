/** treesite's package → an identifier of its code and dependencies, which pages depend on. Reads the package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileHash } from '../../emit/publication/file-hash.ts';

const known = new Map<string, string>();

/** The names of compiled files contain hashes, so the first file changes with any of them. Memoized. */
export function packageIdentity(packageRoot: string): string {
  const found = known.get(packageRoot) ?? read(packageRoot);
  known.set(packageRoot, found);
  return found;
}

function read(packageRoot: string): string {
  const code = fileHash(readOr(path.join(packageRoot, 'bin', 'lib', 'cli.js')));
  const { version, dependencies = {} } = JSON.parse(readOr(path.join(packageRoot, 'package.json')) || '{}');
  const packages = Object.keys(dependencies).map((name) => versionOf(packageRoot, name));
  return JSON.stringify([version, code, packages, process.version]);
}

/** The version of a package, resolved as Node does: in the nearest node_modules. */
function versionOf(from: string, name: string): string | undefined {
  const text = readOr(path.join(from, 'node_modules', name, 'package.json'));
  if (text !== '') return JSON.parse(text).version;
  const above = path.dirname(from);
  return above === from ? undefined : versionOf(above, name);
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
