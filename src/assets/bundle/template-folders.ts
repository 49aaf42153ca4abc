/** The site's own templates over the built-in ones, file by file. Reads folders. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

export class TemplateFolders {
  readonly roots: readonly string[];

  /** Earlier folders win. Both are absolute. */
  constructor(own: string, builtIn: string) {
    this.roots = own === builtIn ? [builtIn] : [own, builtIn];
  }

  /** Absolute path of `name` (with forward slashes, below the templates folder), or undefined. */
  find(name: string): string | undefined {
    return this.roots.map((root) => path.join(root, name)).find(isFile);
  }

  /** Names of the files of one folder, without doubles, sorted. */
  list(folder: string, ending: string): string[] {
    const names = this.roots.flatMap((root) => {
      const directory = path.join(root, folder);
      const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
      const found = isFolder ? readdirSync(directory) : [];
      return found.filter((name) => name.endsWith(ending) && isFile(path.join(directory, name)));
    });
    return [...new Set(names)].sort();
  }

  /** The site has no file in its place. `file` is absolute. */
  isBuiltIn(file: string): boolean {
    return this.roots.length === 1 || file.startsWith(`${this.roots[1]}${path.sep}`);
  }

  /** Path below the templates folder, or undefined for a file that is elsewhere. */
  nameOf(file: string): string | undefined {
    for (const root of this.roots) {
      const relative = path.relative(root, file);
      if (!relative.startsWith('..') && !path.isAbsolute(relative)) return relative.split(path.sep).join('/');
    }
    return undefined;
  }

  /** Lets esbuild find a relative import in the site's folder first, then in the built-in one. */
  plugin(): Plugin {
    return {
      name: 'treesite-templates',
      setup: (build) => {
        build.onResolve({ filter: /^\.\.?\// }, ({ path: wanted, resolveDir }) => {
          const from = this.nameOf(path.join(resolveDir, wanted));
          const found = from === undefined ? undefined : this.find(from);
          return found === undefined ? undefined : { path: found };
        });
      },
    };
  }
}

/** A folder, pipe or link to nothing is no template, whatever its name. */
function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
