/** Where the treesite that is running came from, for the package.json of a new site. Reads the installer's own notes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `file:../treesite-0.1.0.tgz`, as seen from `folder`; undefined where it is not known, as for a global
 * installation. A checkout is named itself.
 */
export function installedFrom(packageRoot: string, folder: string): string | undefined {
  const modules = path.dirname(packageRoot);
  if (path.basename(modules) !== 'node_modules') return fileAddress(packageRoot, folder);
  const notes = path.join(modules, '.package-lock.json');
  if (!existsSync(notes)) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(notes, 'utf8')) as {
    packages?: Record<string, { resolved?: string }>;
  };
  const resolved = packages[`node_modules/${path.basename(packageRoot)}`]?.resolved;
  if (resolved === undefined || !resolved.startsWith('file:')) return resolved;
  const target = path.resolve(path.dirname(modules), resolved.slice('file:'.length));
  return existsSync(target) ? fileAddress(target, folder) : undefined;
}

function fileAddress(target: string, folder: string): string {
  return `file:${path.relative(folder, target).split(path.sep).join('/')}`;
}
