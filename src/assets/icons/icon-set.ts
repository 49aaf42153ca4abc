/** Finds the icons that a site can name: its own drawings, those of the templates, and Lucide's. Reads the files. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { adviseOnce, didYouMean, nearest } from '../../diagnostics/nearest.ts';
import type { ImageFile } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { TemplateFolders } from '../bundle/template-folders.ts';
import { type Cache, openCache } from '../cache.ts';
import { type Drawing, type DrawingResult, sanitizeSvg } from '../svg/sanitize-svg.ts';

/** `versions`: of treesite's code, which may refuse more of a drawing than an earlier one. */
interface IconCache {
  cache: Pick<Cache, 'read' | 'write'>;
  versions: string;
}

export class IconSet {
  /** The site's own drawings and those of the templates: name → absolute path. */
  readonly own: ReadonlyMap<string, string>;
  readonly #cached: IconCache;

  /** `own`: the drawings of data/icons, which override others with the same name. */
  constructor(
    own: readonly ImageFile[],
    folders: TemplateFolders,
    cached: IconCache = { cache: openCache(undefined), versions: '' },
  ) {
    this.#cached = cached;
    const drawn = folders.list('icons', '.svg').map((name) => [name, folders.find(`icons/${name}`) ?? ''] as const);
    const named = [...drawn, ...own.map(({ name, absolute }) => [name, absolute] as const)];
    this.own = new Map(named.map(([name, file]) => [name.replace(/\.svg$/, ''), file]));
  }

  has(name: string): boolean {
    return this.own.has(name) || lucideDrawing(name) !== undefined;
  }

  /** `text`: its file. Ids and classes are prefixed with the icon's name. Cached, because loading the parser takes 30 ms. */
  sanitize(name: string, text: string): DrawingResult {
    const { cache, versions } = this.#cached;
    const key = `icon ${versions} ${name} ${text}`;
    const known = cache.read(key);
    if (known) return JSON.parse(String(Buffer.from(known)));
    const drawing = sanitizeSvg(text, `${name}-`);
    cache.write(key, Buffer.from(JSON.stringify(drawing)));
    return drawing;
  }

  /** Undefined also for a drawing that may not be published: see check-icons.ts. */
  read(name: string): Pick<Drawing, 'attributes' | 'inner'> | undefined {
    const file = this.own.get(name);
    if (file === undefined) return lucideDrawing(name);
    const drawing = this.sanitize(name, readFileSync(file, 'utf8'));
    return 'inner' in drawing ? drawing : undefined;
  }

  readonly #similar = adviseOnce((name) => nearest(name, [...this.own.keys(), ...lucideNames()]));

  /** A hint for a name that no icon has. */
  hintFor(name: string): string {
    const similar = this.#similar(name.replace(/\.svg$/i, ''));
    if (similar !== undefined) return didYouMean(similar);
    if (!/^[\w-]+$/.test(name)) return 'Choose a name from https://lucide.dev/icons.';
    return `Choose a name from https://lucide.dev/icons, or add your own icon to the data folder: icons/${name}.svg.`;
  }
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
