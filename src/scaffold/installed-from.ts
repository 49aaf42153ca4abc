/** The running treesite's package → where it was installed from, for the package.json of a new site. Reads npm's metadata. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Origin =
  /** treesite's tarball, which a site can include; absolute. */
  | { kind: 'tarball'; file: string }
  /** A URL that npm can install from on any machine. */
  | { kind: 'url'; url: string }
  /** treesite's own repository: a link to it would break on every other machine. */
  | { kind: 'checkout' }
  /** For example, a global installation. */
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
  if (!resolved.startsWith('file:')) return { kind: 'url', url: resolved };
  const file = path.resolve(path.dirname(modules), resolved.slice('file:'.length));
  return existsSync(file) ? { kind: 'tarball', file } : { kind: 'unknown' };
}
