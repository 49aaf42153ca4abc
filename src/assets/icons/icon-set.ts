/** Every icon that a site can name: its own drawings, those of its templates, and Lucide's. Looks files up when asked. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nearest } from '../../diagnostics/nearest.ts';
import type { ImageFile } from '../../load/source.ts';
import type { TemplateFolders } from '../bundle/template-folders.ts';

/** One lookup per name and run: two thousand files are listed only for a name that does not exist. */
export class IconSet {
  readonly #own: ReadonlyMap<string, string>;
  readonly #found = new Map<string, string | undefined>();

  /** `own` are the drawings of data/icons, which take the place of others of the same name. */
  constructor(own: readonly ImageFile[], folders: TemplateFolders) {
    const drawn = folders.list('icons', '.svg').map((name) => [name, folders.find(`icons/${name}`) ?? ''] as const);
    const named = [...drawn, ...own.map(({ name, absolute }) => [name, absolute] as const)];
    this.#own = new Map(named.map(([name, file]) => [name.replace(/\.svg$/, ''), file]));
  }

  /** Names of the site's own drawings and of those of the templates. */
  get own(): Iterable<string> {
    return this.#own.keys();
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** The absolute path of its drawing. */
  find(name: string): string | undefined {
    if (!this.#found.has(name)) this.#found.set(name, this.#own.get(name) ?? findLucide(name));
    return this.#found.get(name);
  }

  /** What may have been meant by a name that no icon has. */
  hintFor(name: string): string {
    const names = [...this.#own.keys(), ...lucideNames()];
    const withWord = names.filter((one) => one.split('-').includes(name));
    const near = withWord.length === 0 ? nearest(name, names) : undefined;
    const meant = near === undefined ? shortest(withWord.length > 0 ? withWord : iconsTagged(name)) : [near];
    if (meant.length > 0) return `Did you mean ${meant.join(' or ')}?`;
    return `All names are listed at https://lucide.dev/icons. To use your own icon, add data/icons/${name}.svg.`;
  }
}

/** Icons that Lucide lists under a word that their names do not have. */
function iconsTagged(word: string): string[] {
  const tags: Record<string, string[]> = JSON.parse(readFileSync(path.join(lucide(), 'tags.json'), 'utf8'));
  return Object.entries(tags).flatMap(([name, words]) => (words.includes(word) ? [name] : []));
}

function shortest(names: readonly string[]): string[] {
  return [...names].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, 3);
}

function lucide(): string {
  return path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
}

/** A name is a file's, so it may have no other characters. */
function findLucide(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  const file = path.join(lucide(), 'icons', `${name}.svg`);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function lucideNames(): string[] {
  const files = readdirSync(path.join(lucide(), 'icons'));
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length));
}
