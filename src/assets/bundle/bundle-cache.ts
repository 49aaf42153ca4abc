/** Caches esbuild's results under a hash of everything they are made from. Reads the templates; touches the cache. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isMissing } from '../../diagnostics/errors.ts';
import { relativePath } from '../../domain/file-names.ts';
import { contentHash } from '../../files/content-hash.ts';
import { once } from '../../memo/memoize.ts';
import type { Cache } from '../cache.ts';
import type { TemplateFolders } from './template-folders.ts';

/** What code is bundled from. */
export interface Sources {
  root: string;
  packageRoot: string;
  folders: TemplateFolders;
  /** The versions of treesite and of the packages it uses. */
  versions: string;
}

type Bundle = { inputs: ReadonlySet<string> };

/** The parts of treesite's src/ that browser scripts import. */
const ownCode = ['islands', 'domain', 'text', 'memo', 'index.ts'];

/** The only package in browser scripts, which is always found from treesite; `versions` identifies its contents. */
const versioned = /[\\/]node_modules[\\/]preact[\\/](hooks[\\/])?dist[\\/]/;

/** Folders and files with the code of the templates and of treesite. */
function codeOf({ folders, packageRoot }: Pick<Sources, 'folders' | 'packageRoot'>): readonly string[] {
  return [...folders.roots, ...ownCode.map((name) => path.join(packageRoot, 'src', name))];
}

/** Whether all these files of a bundle are code of the templates or of treesite: none is of a package that someone may install anew. */
export function areKnown(inputs: Iterable<string>, code: Pick<Sources, 'folders' | 'packageRoot'>): boolean {
  const known = codeOf(code);
  return [...inputs].every(
    (file) => versioned.test(file) || known.some((place) => file === place || file.startsWith(place + path.sep)),
  );
}

/**
 * Makes a bundle, or returns the cached one. `key` names what the result depends on besides the templates. Paths in keys and results
 * are relative to the project's folder: a project that was moved finds its bundles. Failures, bundles with code from elsewhere, and
 * those whose inputs changed meanwhile are not cached.
 */
export function createBundleCache({ folders, root, packageRoot, versions }: Sources, cache: Cache) {
  const code = { folders, packageRoot };
  const hashAll = () => {
    const places = [...codeOf(code), ...nearestAbove(folders.roots[0] ?? root, 'package.json')];
    return JSON.stringify([versions, places.map((place) => [relativePath(root, place), hashFiles(place)])]);
  };
  // After most saves, `dev` bundles nothing, and needs no hash.
  const keyOfAll = once(hashAll);
  return async <Result extends Bundle>(
    key: string,
    make: () => Promise<Result | Diagnostic[]>,
  ): Promise<Result | Diagnostic[]> => {
    const keyWithHash = `${key} ${keyOfAll()}`;
    const bytes = cache.read(keyWithHash);
    if (bytes) {
      // It is a `Result`: each kind of bundle has keys of its own.
      const { inputs, ...rest } = deserialize(bytes);
      return { ...rest, inputs: new Set(inputs.map((file: string) => path.resolve(root, file))) };
    }
    const made = await make();
    if (Array.isArray(made) || !areKnown(made.inputs, code) || hashAll() !== keyOfAll()) return made;
    cache.write(keyWithHash, serialize({ ...made, inputs: [...made.inputs].map((file) => relativePath(root, file)) }));
    return made;
  };
}

/** The file that esbuild reads for a folder: the one in it, or that of the closest folder above. */
function nearestAbove(folder: string, name: string): string[] {
  const file = path.join(folder, name);
  const above = path.dirname(folder);
  if (existsSync(file)) return [file];
  return above === folder ? [] : nearestAbove(above, name);
}

/**
 * A hash of a file, or of all names and files in a folder. Empty if neither exists; different each time if one cannot be read,
 * because esbuild may succeed a moment later.
 */
function hashFiles(place: string): string {
  try {
    if (!statSync(place).isDirectory()) return contentHash(readFileSync(place));
    const names = readdirSync(place).sort();
    return contentHash(names.map((name) => `${name} ${hashFiles(path.join(place, name))}`).join('\n'));
  } catch (error) {
    return isMissing(error) ? '' : randomUUID();
  }
}
