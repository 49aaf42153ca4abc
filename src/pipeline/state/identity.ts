/** Names treesite itself with everything it is made of: other code makes other pages. Reads the package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../emit/publication/content-hash.ts';

const known = new Map<string, string>();

/** The names of compiled files hold hashes of their contents, so the first of them changes with any. Once per run. */
export function identityOf(packageRoot: string): string {
  const found = known.get(packageRoot) ?? read(packageRoot);
  known.set(packageRoot, found);
  return found;
}

function read(packageRoot: string): string {
  const code = contentHash(readOr(path.join(packageRoot, 'bin', 'lib', 'cli.js')));
  const { version, dependencies = {} } = JSON.parse(readOr(path.join(packageRoot, 'package.json')) || '{}');
  const packages = Object.keys(dependencies).map((name) => versionOf(packageRoot, name));
  return JSON.stringify([version, code, packages, process.version]);
}

/** Of a package as Node would find it: in the nearest node_modules. */
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
