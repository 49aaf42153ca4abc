/** Finds a font's npm package as Node would: in the nearest node_modules, from the project's folder upwards. Reads the disk. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '../../domain/urls/slug.ts';

export interface FontPackage {
  /** Its folder, absolute. */
  folder: string;
  /** As in its file names: source-sans-3. */
  id: string;
  family: string;
  weights: readonly number[];
  hasItalic: boolean;
  isSerif: boolean;
  /** The weight range of a variable font. */
  wght?: { min: string; max: string } | undefined;
}

/** metadata.json of Fontsource's packages. */
interface Metadata {
  family: string;
  weights: number[];
  styles: string[];
  category: string;
  variable: false | { wght?: { min: string; max: string } };
}

/** In order of preference: a variable font, or one file per weight. */
export function packageNames(name: string): [string, string] {
  const id = slugify(name);
  return [`@fontsource-variable/${id}`, `@fontsource/${id}`];
}

export async function findFontPackage(name: string, root: string): Promise<FontPackage | undefined> {
  for (const packageName of packageNames(name)) {
    const found = await findFolder(root, packageName);
    if (!found) continue;
    const { folder, metadata } = found;
    const { family, weights, styles, category, variable } = metadata;
    return {
      folder,
      family,
      weights,
      id: slugify(name),
      hasItalic: styles.includes('italic'),
      isSerif: category === 'serif',
      wght: packageName.startsWith('@fontsource-variable/') && variable !== false ? variable.wght : undefined,
    };
  }
  return undefined;
}

async function findFolder(from: string, name: string): Promise<{ folder: string; metadata: Metadata } | undefined> {
  const folder = path.join(from, 'node_modules', name);
  const text = await readFile(path.join(folder, 'metadata.json'), 'utf8').catch(() => undefined);
  if (text !== undefined) return { folder, metadata: JSON.parse(text) };
  const above = path.dirname(from);
  return above === from ? undefined : findFolder(above, name);
}

/** The absolute path of one file; undefined if the package has none for this subset. */
export async function fontFile(
  { folder, id }: FontPackage,
  { subset, weight, style }: { subset: string; weight: number | 'wght'; style: 'normal' | 'italic' },
): Promise<string | undefined> {
  const file = path.join(folder, 'files', `${id}-${subset}-${weight}-${style}.woff2`);
  return stat(file).then(
    () => file,
    () => undefined,
  );
}
