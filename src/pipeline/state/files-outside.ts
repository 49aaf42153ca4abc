/**
 * The files of packages that a build has read, and those that decide which ones it reads: all that the stamp's folders do not
 * contain. Looks up names of packages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from '../built-site.ts';
import type { ReadySite } from '../data/link-site.ts';

/** Sorted paths relative to the project's folder. Some do not exist: if one is added, packages are found in another place. */
export function filesOutside(
  { root, templates, packageRoot }: Pick<BuildOptions, 'root' | 'templates' | 'packageRoot'>,
  { bundled }: Pick<ReadySite, 'bundled'>,
): string[] {
  const listed = [templates, path.join(packageRoot, 'templates')].map((folder) => folder + path.sep);
  const bundles = [...bundled.templates.inputs, ...bundled.scriptInputs, ...bundled.styleInputs];
  const inputs = bundles.filter((file) => !listed.some((folder) => file.startsWith(folder)));
  const folders = new Set(inputs.map((file) => path.dirname(file)));
  const names = new Set([...folders].flatMap((folder) => packageName(folder) ?? []));
  const files = new Set([
    ...inputs,
    ...bundled.fontInputs,
    ...[templates, ...folders].flatMap(packageFiles),
    ...upwards(templates).flatMap((folder) => [...names].map((name) => path.join(folder, 'node_modules', name))),
  ]);
  return [...files].map((file) => path.relative(root, file)).sort();
}

/** All that esbuild looks for to find out how a file of this folder may be imported. */
function packageFiles(folder: string): string[] {
  const all = upwards(folder);
  const end = all.findIndex((above) => path.basename(above) === 'node_modules');
  return all.slice(0, end === -1 ? undefined : end).map((above) => path.join(above, 'package.json'));
}

/** The name by which a folder of a package was found: that in its path, or for a linked package, that in its package.json. */
function packageName(folder: string): string | undefined {
  const installed = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(folder)?.[1];
  if (installed !== undefined) return installed;
  for (const file of packageFiles(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(file, 'utf8'));
      if (typeof name === 'string') return name;
    } catch {
      // The name may be in the folder above. A package without a name cannot be found by it.
    }
  }
  return undefined;
}

/** A folder and those above it. */
function upwards(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
