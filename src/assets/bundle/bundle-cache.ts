/** Caches esbuild's results under a hash of everything they are made from. Reads the templates; touches the cache. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
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

  /** `versions` holds the versions of esbuild and of the bundled packages. */
  constructor(cache: Cache, site: { folders: TemplateFolders; root: string; packageRoot: string; versions: string }) {
    const { folders, root, packageRoot, versions } = site;
    const source = path.join(packageRoot, 'src');
    const own = ownCode.map((name) => path.join(source, name));
    this.#cache = cache;
    this.#known = [...folders.roots, ...own];
    const settings = ['tsconfig.json', 'package.json'].map((name) => path.join(root, name));
    const contents = [...folders.roots, ...own, ...settings].map(contentsOf);
    this.#key = JSON.stringify([root, packageRoot, versions, ...contents]);
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
      return serialize(made);
    });
    return kept.then(deserialize, (error: unknown) => {
      if (unkept) return unkept;
      throw error;
    });
  }

  #isAllKnown({ inputs }: Bundle): boolean {
    const isKnown = (file: string) =>
      versioned.test(file) || this.#known.some((place) => file === place || file.startsWith(place + path.sep));
    return [...inputs].every(isKnown);
  }
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
