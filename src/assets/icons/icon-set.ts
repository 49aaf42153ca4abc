/** Finds the icons that a site can name: its own drawings, those of the templates, and Lucide's. Looks files up lazily. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nearest } from '../../diagnostics/nearest.ts';
import type { ImageFile } from '../../load/source.ts';
import type { TemplateFolders } from '../bundle/template-folders.ts';

/** One lookup per name and run; Lucide's two thousand files are listed only for an unknown name. */
export class IconSet {
  readonly #own: ReadonlyMap<string, string>;
  readonly #found = new Map<string, string | undefined>();

  /** `own`: the drawings of data/icons, which override others with the same name. */
  constructor(own: readonly ImageFile[], folders: TemplateFolders) {
    const drawn = folders.list('icons', '.svg').map((name) => [name, folders.find(`icons/${name}`) ?? ''] as const);
    const named = [...drawn, ...own.map(({ name, absolute }) => [name, absolute] as const)];
    this.#own = new Map(named.map(([name, file]) => [name.replace(/\.svg$/, ''), file]));
  }

  /** Names of the site's own drawings and of the templates' drawings. */
  get own(): Iterable<string> {
    return this.#own.keys();
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** The absolute path of an icon's drawing. */
  find(name: string): string | undefined {
    if (!this.#found.has(name)) this.#found.set(name, this.#own.get(name) ?? findLucide(name));
    return this.#found.get(name);
  }

  /** A hint with similar names, for a name that no icon has. */
  hintFor(name: string): string {
    const names = [...this.#own.keys(), ...lucideNames()];
    const withWord = names.filter((one) => one.split('-').includes(name));
    const similar = withWord.length > 0 ? withWord : namesOfPlural(name, names);
    const near = similar.length === 0 ? nearest(name, names) : undefined;
    const meant = near === undefined ? shortest(similar.length > 0 ? similar : iconsTagged(name)) : [near];
    if (meant.length > 0) return `Did you mean ${meant.join(' or ')}?`;
    if (!/^[\w-]+$/.test(name)) return 'Choose a name from https://lucide.dev/icons.';
    return `Choose a name from https://lucide.dev/icons, or add your own icon as data/icons/${name}.svg.`;
  }
}

/** `drops` → names that begin with `drop`, the length of which makes chance unlikely. */
function namesOfPlural(name: string, names: readonly string[]): string[] {
  return /^[a-z]{4,}s$/.test(name) ? names.filter((one) => one.startsWith(name.slice(0, -1))) : [];
}

/** Icons that Lucide tags with a word. */
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

/** The name becomes part of a path, so only these characters are allowed. */
function findLucide(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  const file = path.join(lucide(), 'icons', `${name}.svg`);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function lucideNames(): string[] {
  const files = readdirSync(path.join(lucide(), 'icons'));
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length));
}
