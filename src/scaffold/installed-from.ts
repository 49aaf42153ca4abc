/** Where the treesite that is running came from, for the package.json of a new site. Reads the installer's own notes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Origin =
  /** A packed treesite, which a site can include; absolute. */
  | { kind: 'tarball'; file: string }
  /** An address npm can install from anywhere. */
  | { kind: 'address'; address: string }
  /** treesite's own repository: a link to it would break on every other machine. */
  | { kind: 'checkout' }
  /** As for a global installation. */
  | { kind: 'unknown' };

export function installedFrom(packageRoot: string): Origin {
  const modules = path.dirname(packageRoot);
  if (path.basename(modules) !== 'node_modules') return { kind: 'checkout' };
  const notes = path.join(modules, '.package-lock.json');
  if (!existsSync(notes)) return { kind: 'unknown' };
  const { packages = {} } = JSON.parse(readFileSync(notes, 'utf8')) as {
    packages?: Record<string, { resolved?: string }>;
  };
  const resolved = packages[`node_modules/${path.basename(packageRoot)}`]?.resolved;
  if (resolved === undefined) return { kind: 'unknown' };
  if (!resolved.startsWith('file:')) return { kind: 'address', address: resolved };
  const file = path.resolve(path.dirname(modules), resolved.slice('file:'.length));
  return existsSync(file) ? { kind: 'tarball', file } : { kind: 'unknown' };
}
