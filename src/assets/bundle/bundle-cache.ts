/** Caches esbuild's results under a hash of everything they are made from. Reads the templates; touches the cache. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/relative-path.ts';
import type { Cache } from '../cache.ts';
import { contentHash } from '../content-hash.ts';
import type { TemplateFolders } from './template-folders.ts';

type Failed = { diagnostics: Diagnostic[] };
type Bundle = { inputs: ReadonlySet<string> };

/** The parts of treesite's src/ that browser scripts import. */
const ownCode = ['islands', 'domain', 'text', 'memo', 'index.ts'];

/** The only package in browser scripts; `versions` identifies its contents. */
const versioned = /[\\/]node_modules[\\/]preact[\\/]/;

export class BundleCache {
  readonly #cache: Cache;
  readonly #key: string;
  readonly #known: readonly string[];
  readonly #root: string;

  /** `versions` holds the versions of esbuild and of the bundled packages. Paths in keys and results are relative to `root`: a project that was moved finds its bundles. */
  constructor(cache: Cache, site: { folders: TemplateFolders; root: string; packageRoot: string; versions: string }) {
    const { folders, root, packageRoot, versions } = site;
    const source = path.join(packageRoot, 'src');
    const own = ownCode.map((name) => path.join(source, name));
    this.#cache = cache;
    this.#root = root;
    this.#known = [...folders.roots, ...own];
    const settings = ['tsconfig.json', 'package.json'].flatMap((name) => nearest(root, name) ?? []);
    const parts = [...this.#known, ...settings].map((place) => [relativePath(root, place), contentsOf(place)]);
    this.#key = JSON.stringify([versions, ...parts]);
  }

  /** `key` names what the result depends on besides the templates. Failures, and bundles with code from elsewhere, are not cached. */
  async get<Result extends Bundle>(key: string, make: () => Promise<Result | Failed>): Promise<Result | Failed> {
    let unkept: Result | Failed | undefined;
    const kept = this.#cache.get(`${key} ${this.#key}`, async () => {
      const made = await make();
      if ('diagnostics' in made || !this.#isAllKnown(made)) {
        unkept = made;
        throw new Error('not kept');
      }
      return serialize({ ...made, inputs: [...made.inputs].map((file) => relativePath(this.#root, file)) });
    });
    return kept.then(
      (bytes) => {
        const { inputs, ...rest } = deserialize(bytes);
        return { ...rest, inputs: new Set(inputs.map((file: string) => path.resolve(this.#root, file))) };
      },
      (error: unknown) => {
        if (unkept) return unkept;
        throw error;
      },
    );
  }

  #isAllKnown({ inputs }: Bundle): boolean {
    const isKnown = (file: string) =>
      versioned.test(file) || this.#known.some((place) => file === place || file.startsWith(place + path.sep));
    return [...inputs].every(isKnown);
  }
}

/** The file that esbuild reads for a folder without one of its own: that of the closest folder above. */
function nearest(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  const above = path.dirname(folder);
  if (existsSync(file)) return file;
  return above === folder ? undefined : nearest(above, name);
}

/** A hash of a file, or of all names and files in a folder. Empty if neither exists. */
function contentsOf(place: string): string {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    return contentHash(entries.map(({ name }) => `${name} ${contentsOf(path.join(place, name))}`).join('\n'));
  } catch {
    return contentOf(place);
  }
}

function contentOf(file: string): string {
  try {
    return contentHash(readFileSync(file));
  } catch {
    return '';
  }
}
