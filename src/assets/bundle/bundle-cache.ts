/** Caches esbuild's results under a hash of everything they are made from. Reads the templates; touches the cache. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { once } from '../../memo/memoize.ts';
import type { Cache } from '../cache.ts';
import { hashFiles, hashPackageFiles } from './hash-files.ts';
import type { TemplateFolders } from './template-folders.ts';

type Failed = { diagnostics: Diagnostic[] };
type Bundle = { inputs: ReadonlySet<string> };

/** The parts of treesite's src/ that browser scripts import. */
const ownCode = ['islands', 'domain', 'text', 'memo', 'index.ts'];

/** The only package in browser scripts; `versions` identifies its contents. */
const versioned = /[\\/]node_modules[\\/]preact[\\/]/;

interface Site {
  folders: TemplateFolders;
  root: string;
  packageRoot: string;
  /** Of esbuild and of the bundled packages. */
  versions: string;
}

/** Paths in keys and results are relative to the project's folder: a project that was moved finds its bundles. */
export class BundleCache {
  readonly #cache: Cache;
  readonly #hash: (hashOwn: typeof hashFiles) => string;
  readonly #key: () => string;
  readonly #known: readonly string[];
  readonly #root: string;

  /** `hashOwn` hashes treesite's own files. Nothing is read before the first use: after most saves, `dev` bundles nothing. */
  constructor(cache: Cache, { folders, root, packageRoot, versions }: Site, hashOwn = hashPackageFiles) {
    const [own = '', ...builtIn] = folders.roots;
    const code = ownCode.map((name) => path.join(packageRoot, 'src', name));
    this.#cache = cache;
    this.#root = root;
    this.#known = [...folders.roots, ...code];
    this.#hash = (hashOwn) => {
      const owners = [own, ...nearestAbove(own, 'package.json')].map((place) => [place, hashFiles(place)] as const);
      const parts = [...owners, ...[...builtIn, ...code].map((place) => [place, hashOwn(place)] as const)];
      return JSON.stringify([versions, parts.map(([place, hash]) => [relativePath(root, place), hash])]);
    };
    this.#key = once(() => this.#hash(hashOwn));
  }

  /**
   * `key` names what the result depends on besides the templates. Failures, bundles with code from elsewhere, and those whose
   * inputs changed meanwhile are not cached.
   */
  async get<Result extends Bundle>(key: string, make: () => Promise<Result | Failed>): Promise<Result | Failed> {
    let uncached: Result | Failed | undefined;
    const kept = await this.#cache.get(`${key} ${this.#key()}`, async () => {
      const made = await make();
      if ('diagnostics' in made || !this.#isAllKnown(made) || this.#hash(hashFiles) !== this.#key()) {
        uncached = made;
        return undefined;
      }
      return serialize({ ...made, inputs: [...made.inputs].map((file) => relativePath(this.#root, file)) });
    });
    // A concurrent call may have made it.
    if (!kept) return uncached ?? make();
    const { inputs, ...rest } = deserialize(kept);
    return { ...rest, inputs: new Set(inputs.map((file: string) => path.resolve(this.#root, file))) };
  }

  #isAllKnown({ inputs }: Bundle): boolean {
    const isKnown = (file: string) =>
      versioned.test(file) || this.#known.some((place) => file === place || file.startsWith(place + path.sep));
    return [...inputs].every(isKnown);
  }
}

/** The file that esbuild reads for a folder: the one in it, or that of the closest folder above. */
function nearestAbove(folder: string, name: string): string[] {
  const file = path.join(folder, name);
  const above = path.dirname(folder);
  if (existsSync(file)) return [file];
  return above === folder ? [] : nearestAbove(above, name);
}
