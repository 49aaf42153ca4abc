/** Finds a font's npm package as Node would: in the nearest node_modules, from the project's folder upwards. Reads the disk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, isMissing } from '../../diagnostics/errors.ts';
import { slugify } from '../../text/strings.ts';

/** metadata.json of Fontsource's packages. */
interface Metadata {
  family: string;
  weights: number[];
  styles: string[];
  category: string;
  variable: false | { wght?: WeightRange };
}

interface WeightRange {
  min: string;
  max: string;
}

export interface FontPackage extends Metadata {
  /** Its folder, absolute. */
  folder: string;
  /** As in its file names: source-sans-3. */
  id: string;
  /** Of a variable font. */
  wght?: WeightRange | undefined;
  /** Receives the absolute paths of its files, and of those that do not exist. */
  inputs: Set<string>;
}

/** In order of preference: a variable font, or one file per weight. */
export function packageNames(name: string): [string, string] {
  const id = slugify(name);
  return [`@fontsource-variable/${id}`, `@fontsource/${id}`];
}

/** `inputs` receives the files on which the result depends. */
export async function findFontPackage(
  name: string,
  { root, inputs }: { root: string; inputs: Set<string> },
): Promise<FontPackage | undefined> {
  for (const packageName of packageNames(name)) {
    const found = await findFolder(packageName, root, inputs);
    if (!found) continue;
    const { folder, metadata } = found;
    const { variable } = metadata;
    const wght = packageName.startsWith('@fontsource-variable/') && variable ? variable.wght : undefined;
    return { ...metadata, folder, inputs, id: slugify(name), wght };
  }
  return undefined;
}

async function findFolder(
  name: string,
  from: string,
  inputs: Set<string>,
): Promise<{ folder: string; metadata: Metadata } | undefined> {
  const folder = path.join(from, 'node_modules', name);
  const metadata = await readPackageFile({ folder, inputs }, 'metadata.json');
  if (metadata) return { folder, metadata: JSON.parse(metadata.toString('utf8')) };
  const above = path.dirname(from);
  return above === from ? undefined : findFolder(name, above, inputs);
}

/** Undefined if there is no such file. */
async function readPackageFile(
  { folder, inputs }: Pick<FontPackage, 'folder' | 'inputs'>,
  name: string,
): Promise<Buffer | undefined> {
  const file = path.join(folder, name);
  inputs.add(file);
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new Error(`${name} cannot be read (${codeOf(error)})`, { cause: error });
  });
}

/** One file; undefined if the package has none for this subset. Throws an error whose message is for the owner. */
export function readFontFile(
  font: FontPackage,
  { subset, weight, style }: { subset: string; weight: number | 'wght'; style: 'normal' | 'italic' },
): Promise<Buffer | undefined> {
  return readPackageFile(font, `files/${font.id}-${subset}-${weight}-${style}.woff2`);
}
