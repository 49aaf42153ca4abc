/** Finds the icons that a site can name: its own drawings, those of the templates, and Lucide's. Reads the files. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { adviseOnce, nearest } from '../../diagnostics/nearest.ts';
import type { ImageFile } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { TemplateFolders } from '../bundle/template-folders.ts';
import { type Drawing, sanitizeSvg } from '../svg/sanitize-svg.ts';

export class IconSet {
  readonly #own: ReadonlyMap<string, string>;

  /** `own`: the drawings of data/icons, which override others with the same name. */
  constructor(own: readonly ImageFile[], folders: TemplateFolders) {
    const drawn = folders.list('icons', '.svg').map((name) => [name, folders.find(`icons/${name}`) ?? ''] as const);
    const named = [...drawn, ...own.map(({ name, absolute }) => [name, absolute] as const)];
    this.#own = new Map(named.map(([name, file]) => [name.replace(/\.svg$/, ''), file]));
  }

  /** Names of the site's own drawings and of the templates' drawings. */
  get own(): ReadonlySet<string> {
    return new Set(this.#own.keys());
  }

  has(name: string): boolean {
    return this.#own.has(name) || lucideDrawing(name) !== undefined;
  }

  /** Ids and classes are prefixed with the icon's name. Undefined also for a drawing that may not be published: see check-icons.ts. */
  read(name: string): Pick<Drawing, 'attributes' | 'inner'> | undefined {
    const file = this.#own.get(name);
    if (file === undefined) return lucideDrawing(name);
    const drawing = sanitizeSvg(readFileSync(file, 'utf8'), `${name}-`);
    return 'inner' in drawing ? drawing : undefined;
  }

  readonly #similar = adviseOnce((name) => similarNames(name, [...this.#own.keys(), ...lucideNames()]));

  /** A hint with similar names, for a name that no icon has. */
  hintFor(name: string): string {
    const similar = this.#similar(name) ?? [];
    if (similar.length > 0) return `Did you mean ${similar.join(' or ')}?`;
    if (!/^[\w-]+$/.test(name)) return 'Choose a name from https://lucide.dev/icons.';
    return `Choose a name from https://lucide.dev/icons, or add your own icon as data/icons/${name}.svg.`;
  }
}

/** At most three. */
function similarNames(name: string, names: readonly string[]): string[] {
  // As in a name of Iconify, or of a file.
  const plain = name.replace(/^lucide[:/]|\.svg$/g, '');
  if (plain !== name && names.includes(plain)) return [plain];
  const withWord = names.filter((one) => one.split('-').includes(name));
  const similar = withWord.length > 0 ? withWord : namesOfPlural(name, names);
  if (similar.length > 0) return shortest(similar);
  const near = nearest(name, names);
  return near === undefined ? [] : [near];
}

/** `drops` → names that begin with `drop`, the length of which makes chance unlikely. */
function namesOfPlural(name: string, names: readonly string[]): string[] {
  return /^[a-z]{4,}s$/.test(name) ? names.filter((one) => one.startsWith(name.slice(0, -1))) : [];
}

function shortest(names: readonly string[]): string[] {
  return [...names].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, 3);
}

interface IconifySet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  /** Other names. */
  aliases: Record<string, { parent: string }>;
  width: number;
  height: number;
}

/** Its package is read when the first name is looked up, which takes 5 ms. */
const lucide = once((): IconifySet => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  return JSON.parse(readFileSync(file, 'utf8'));
});

export function lucideNames(): string[] {
  const { icons, aliases } = lucide();
  return [...Object.keys(icons), ...Object.keys(aliases)];
}

/** Lucide's needs no sanitizing, as a test of all of them proves. Undefined if Lucide has no such icon. */
export function lucideDrawing(name: string): Pick<Drawing, 'attributes' | 'inner'> | undefined {
  const { icons, aliases, ...size } = lucide();
  const original = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
  const icon = Object.hasOwn(icons, original) ? icons[original] : undefined;
  if (!icon) return undefined;
  const { body, width = size.width, height = size.height } = icon;
  return { attributes: ` viewBox="0 0 ${width} ${height}"`, inner: body };
}

/** Lucide's license requires its notice in copies. */
export const lucideLicense = '<!-- @license Lucide - ISC - https://lucide.dev/license -->';
