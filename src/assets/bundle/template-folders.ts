/** Resolves templates: the site's own file if it exists, otherwise the built-in one. Reads folders. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { codeOf } from '../../diagnostics/errors.ts';
import { pathBelow } from '../../domain/file-names.ts';

export class TemplateFolders {
  readonly roots: readonly string[];

  /** Earlier folders win. Both are absolute. */
  constructor(own: string, builtIn: string) {
    this.roots = own === builtIn ? [builtIn] : [own, builtIn];
  }

  /** Absolute path of `name` (relative to the templates folder, with forward slashes), or undefined. */
  find(name: string): string | undefined {
    return this.roots.map((root) => path.join(root, name)).find(isFile);
  }

  /** Names of the files of one folder, sorted, without duplicates. */
  list(folder: string, ending: string): string[] {
    const names = this.roots.flatMap((root) => {
      const directory = path.join(root, folder);
      const found = statIfReachable(directory)?.isDirectory() ? readdirSync(directory) : [];
      return found.filter((name) => name.endsWith(ending) && isFile(path.join(directory, name)));
    });
    return [...new Set(names)].sort();
  }

  /** Whether `file`, an absolute path, is in the built-in folder. */
  isBuiltIn(file: string): boolean {
    return file.startsWith(`${this.roots.at(-1)}${path.sep}`);
  }

  /** Whether `file`, an absolute path, is one of the site's own templates: not one of a package beside them. */
  isOwn(file: string): boolean {
    const name = this.nameOf(file);
    return name !== undefined && !name.split('/').includes('node_modules') && !this.isBuiltIn(file);
  }

  /** Path relative to the templates folder, or undefined for a file elsewhere. */
  nameOf(file: string): string | undefined {
    for (const root of this.roots) {
      const name = pathBelow(root, file);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /**
   * An esbuild plugin that resolves relative imports in the site's folder first, then in the built-in one. It refuses those of
   * other folders, which neither a build nor `dev` watches.
   */
  plugin(): Plugin {
    return {
      name: 'treesite-templates',
      setup: (build) => {
        build.onResolve({ filter: /^\.\.?\// }, ({ path: wanted, importer, resolveDir }) => {
          const from = this.nameOf(path.join(resolveDir, wanted));
          if (from === undefined && this.nameOf(importer) !== undefined)
            return { errors: [{ text: `"${wanted}" is outside the templates folder` }] };
          const found = from === undefined ? undefined : this.find(from);
          return found === undefined ? undefined : { path: found };
        });
      },
    };
  }
}

/** False for a folder, pipe or broken symlink, which is no template, whatever its name. */
function isFile(file: string): boolean {
  return statIfReachable(file)?.isFile() === true;
}

/** Undefined also for a link to itself and a path below a file, which findSpecialFiles reports. */
function statIfReachable(file: string): Stats | undefined {
  try {
    // Of the names that are looked up, most do not exist: an error for each takes three times as long.
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (['ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
