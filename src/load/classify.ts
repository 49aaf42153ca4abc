/** A path in the data folder → its kind of data file. Pure. */
import { nearest } from '../diagnostics/nearest.ts';
import { kindNames, requiredKinds, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { splitLanguage } from '../domain/texts/languages.ts';
import type { SourceName } from './source.ts';

/** By the pattern of its files in the table of kinds: site.yaml, cities/*.yaml. */
const byPattern = new Map<string, KindName>();
for (const kind of kindNames) {
  const { files, more } = rowOf(kind);
  for (const pattern of more === undefined ? [files] : [files, more]) byPattern.set(pattern, kind);
}
const folderPatterns = [...byPattern.keys()].filter((pattern) => pattern.includes('*'));
const singleFiles = [...byPattern.keys()].filter((pattern) => !pattern.includes('*'));

/** The folders in the data folder. */
export const dataFolders: ReadonlySet<string> = new Set([
  ...folderPatterns.map((pattern) => pattern.slice(0, pattern.indexOf('/'))),
  'images',
  'icons',
]);

/** Required files, relative to the data folder. */
export const requiredFiles = requiredKinds.map((kind) => rowOf(kind).files);

/** `path` is relative to the data folder, with forward slashes. */
export function classify(path: string): KindName | 'image' | 'icon' | 'wrong-extension' | 'unknown' {
  if (path.startsWith('images/')) return 'image';
  if (/^icons\/[\w-]+\.svg$/.test(path)) return 'icon';
  return path.endsWith('.yml') ? 'wrong-extension' : (kindOf(splitLanguage(path).original) ?? 'unknown');
}

/** Of a file in the main language; undefined for other files than data files. */
function kindOf(original: string): KindName | undefined {
  return byPattern.get(original) ?? byPattern.get(original.replace(/[^/]+(?=\.[^./]+$)/, '*'));
}

/** The name of a data file without its folder, language and extension. */
export function slugOf(path: string): string {
  const { original } = splitLanguage(path);
  return original.slice(original.lastIndexOf('/') + 1, original.lastIndexOf('.'));
}

/** What the name of a data file says, also with a wrong extension; undefined for other files. */
export function namedIn(path: string): Omit<SourceName, 'file'> | undefined {
  const name = withYaml(path);
  const { original, language } = splitLanguage(name);
  const kind = kindOf(original);
  return kind && { kind, slug: slugOf(name), ...(language !== undefined && { language }) };
}

/** Its name, and that of its kind: cities, city. */
const foldersByName = new Map(
  folderPatterns.flatMap((pattern) => {
    const folder = pattern.slice(0, pattern.indexOf('/'));
    return [folder, byPattern.get(pattern) ?? folder].map((name): [string, string] => [name, folder]);
  }),
);

const textEndings = /(?:\.(?:txt|ya?ml|md|markdown|json))+$/i;

/** The most similar path of a data file: cities/bend-or.yaml for citys/bend-or.yaml, city/bend-or.yaml and cities/Bend-OR.yaml.txt. */
export function nearestPath(path: string): string | undefined {
  // No picture, and no backup such as bend-or.yaml~: under that name, an old version would replace the file.
  if (!textEndings.test(path) && !/^[\w/-]+$/.test(path)) return undefined;
  const lower = path.toLowerCase();
  const stem = lower.replace(textEndings, '');
  const [folder = '', name, ...deeper] = stem.split('/');
  if (deeper.length > 0) return undefined;
  const meant = foldersByName.get(nearest(folder, foldersByName.keys()) ?? '') ?? folder;
  // README.md is no page.
  const below =
    name === undefined && path === lower ? [`pages/${path}`] : [`${meant}/${name}.yaml`, `${meant}/${name}.md`];
  return (
    nearest(`${stem}.yaml`, singleFiles) ?? below.find((one) => one !== path && kindOf(splitLanguage(one).original))
  );
}

/** The name that a file ending in .yml should have. */
export function withYaml(name: string): string {
  return name.replace(/\.yml$/, '.yaml');
}
