/**
 * The files of packages that a build has read, and those that decide which ones it reads: all that the stamp's folders do not
 * contain. Looks up names of packages.
 */
import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ReadySite } from '../ready-site.ts';
import type { BuildOptions } from '../site-options.ts';

/** Sorted paths relative to the project's folder. Some do not exist: if one is added, packages are found in another place. */
export function filesOutside(
  { root, templates, packageRoot }: Pick<BuildOptions, 'root' | 'templates' | 'packageRoot'>,
  { bundled }: Pick<ReadySite, 'bundled'>,
): string[] {
  const listed = [templates, path.join(packageRoot, 'templates')].map((folder) => folder + path.sep);
  const bundles = [...bundled.templates.inputs, ...bundled.scriptInputs, ...bundled.styleInputs];
  const inputs = bundles.filter((file) => !listed.some((folder) => file.startsWith(folder)));
  const folders = new Set(inputs.map((file) => path.dirname(file)));
  const names = packageNames(folders, templates);
  const files = new Set([
    ...inputs,
    ...bundled.fontInputs,
    ...[templates, ...folders].flatMap(packageFiles),
    // Of folders only their names are compared, but of links the targets: the folder of all packages may be a link too.
    ...upwards(templates).flatMap((folder) => ['', ...names].map((name) => path.join(folder, 'node_modules', name))),
  ]);
  return [...files].map((file) => path.relative(root, file)).sort();
}

/** All that esbuild looks for to find out how a file of this folder may be imported. */
function packageFiles(folder: string): string[] {
  const all = upwards(folder);
  const end = all.findIndex((above) => path.basename(above) === 'node_modules');
  return all.slice(0, end === -1 ? undefined : end).map((above) => path.join(above, 'package.json'));
}

/** The names by which folders of packages were found: those in their paths, and those of links to them. */
function packageNames(folders: ReadonlySet<string>, templates: string): Set<string> {
  const inPaths = [...folders].flatMap((folder) => {
    const name = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(folder)?.[1];
    return name ?? [];
  });
  const links = upwards(templates).flatMap((folder) => linksIn(path.join(folder, 'node_modules')));
  const used = links.filter(({ target }) => [...folders].some((folder) => `${folder}${path.sep}`.startsWith(target)));
  return new Set([...inPaths, ...used.map(({ name }) => name)]);
}

interface PackageLink {
  /** The name by which templates import the package. */
  name: string;
  /** Its real folder, with a separator at the end. */
  target: string;
}

/** `scope`: that of the packages in the folder, such as `@fontsource/`. */
function linksIn(modules: string, scope = ''): PackageLink[] {
  let entries: Dirent[];
  let real: string;
  try {
    real = realpathSync(modules);
    entries = readdirSync(modules, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const folder = path.join(modules, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@')) return linksIn(folder, `${entry.name}/`);
    // In a linked folder, each entry is found by the link.
    if (entry.isDirectory() && real !== modules) {
      return { name: scope + entry.name, target: path.join(real, entry.name) + path.sep };
    }
    if (!entry.isSymbolicLink()) return [];
    try {
      return { name: scope + entry.name, target: realpathSync(folder) + path.sep };
    } catch {
      // No package is found by a link to nothing.
      return [];
    }
  });
}

/** A folder and those above it. */
function upwards(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
