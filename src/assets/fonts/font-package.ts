/** Finds a font's npm package as Node would: in the nearest node_modules, from the project's folder upwards. Reads the disk. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, isMissing } from '../../diagnostics/code-of.ts';
import { slugify } from '../../text/strings.ts';

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
  /** Receives the absolute paths of its files, and of those that do not exist. */
  inputs: Set<string>;
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

/** `inputs` receives the files on which the result depends. */
export async function findFontPackage(
  name: string,
  { root, inputs }: { root: string; inputs: Set<string> },
): Promise<FontPackage | undefined> {
  for (const packageName of packageNames(name)) {
    const found = await findFolder(packageName, root, inputs);
    if (!found) continue;
    const { folder, metadata } = found;
    const { family, weights, styles, category, variable } = metadata;
    return {
      folder,
      inputs,
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

async function findFolder(
  name: string,
  from: string,
  inputs: Set<string>,
): Promise<{ folder: string; metadata: Metadata } | undefined> {
  const folder = path.join(from, 'node_modules', name);
  const file = path.join(folder, 'metadata.json');
  inputs.add(file);
  if (await isFontFile(file)) return { folder, metadata: parseMetadata(await readFile(file, 'utf8')) };
  const above = path.dirname(from);
  return above === from ? undefined : findFolder(name, above, inputs);
}

/** Throws an error whose message is for the owner. */
function parseMetadata(text: string): Metadata {
  try {
    const metadata = JSON.parse(text) as Metadata;
    const { family, weights, styles, variable } = metadata;
    // These get into the stylesheet.
    const isNamed = typeof family === 'string' && /^[\p{L}\p{N} .&'-]+$/u.test(family);
    const range = variable ? variable.wght : undefined;
    const isRange = !range || /^\d+ \d+$/.test(`${range.min} ${range.max}`);
    if (isNamed && isRange && weights.every(Number.isInteger) && Array.isArray(styles)) return metadata;
  } catch {
    // The same as valid JSON of another kind.
  }
  throw new Error('its metadata.json is damaged');
}

/** Chinese fonts have up to 3 MB per file. */
const maxBytes = 2 ** 25;

/** False also for a pipe, whose reading would never end. Throws if it is unknown whether there is a file: the site would lack a style. */
async function isFontFile(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new Error(`${path.basename(file)} cannot be read (${codeOf(error)})`, { cause: error });
  });
  return found?.isFile() === true && found.size <= maxBytes;
}

/** One file; undefined if the package has none for this subset. Throws an error whose message is for the owner. */
export async function readFontFile(
  { folder, id, inputs }: FontPackage,
  { subset, weight, style }: { subset: string; weight: number | 'wght'; style: 'normal' | 'italic' },
): Promise<Buffer | undefined> {
  const name = `${id}-${subset}-${weight}-${style}.woff2`;
  const file = path.join(folder, 'files', name);
  inputs.add(file);
  if (!(await isFontFile(file))) return undefined;
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`files/${name} cannot be read (${error.code})`);
  });
  // The header has the length of the file.
  const isWhole =
    bytes.length > 48 && bytes.toString('latin1', 0, 4) === 'wOF2' && bytes.readUInt32BE(8) === bytes.length;
  if (!isWhole) throw new Error(`files/${name} is damaged, or not a WOFF2 font`);
  return bytes;
}
