/** The site's own templates over the built-in ones, file by file. Reads folders. */
import { existsSync, readdirSync } from 'node:fs';
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
    return this.roots.map((root) => path.join(root, name)).find((file) => existsSync(file));
  }

  /** Names of the files of one folder, without doubles, sorted. */
  list(folder: string, ending: string): string[] {
    const names = this.roots.flatMap((root) => {
      const directory = path.join(root, folder);
      return existsSync(directory) ? readdirSync(directory) : [];
    });
    return [...new Set(names.filter((name) => name.endsWith(ending)))].sort();
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
