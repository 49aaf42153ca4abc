/** A path in the data folder → its kind of data file. Pure. */
import { nearest } from '../diagnostics/nearest.ts';
import { kindNames, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';

/** Kinds with a single file, by its path. */
const fixed = new Map<string, KindName>();
/** Kinds with a folder, by folder and extension: cities/.yaml. */
const folders = new Map<string, KindName>();

for (const kind of kindNames) {
  const { files, more } = rowOf(kind);
  for (const pattern of more === undefined ? [files] : [files, more])
    (pattern.includes('*') ? folders : fixed).set(pattern.replace('*', ''), kind);
}

/** The folders in the data folder. */
export const dataFolders: ReadonlySet<string> = new Set([
  ...[...folders.keys()].map((key) => key.slice(0, key.indexOf('/'))),
  'images',
  'icons',
]);

/** The same as a list: of ten thousand paths, none has to be cut up. */
const byFolder = [...folders].map(([key, kind]) => {
  const start = key.indexOf('/') + 1;
  return { folder: key.slice(0, start), extension: key.slice(start), kind };
});

/** Required files, relative to the data folder. */
export const requiredFiles = kindNames.filter((kind) => rowOf(kind).isRequired).map((kind) => rowOf(kind).files);

/** `path` is relative to the data folder, with forward slashes. */
export function classify(path: string): KindName | 'image' | 'icon' | 'wrong-extension' | 'unknown' {
  if (path.startsWith('images/')) return 'image';
  // The comparison comes first, because a search in each of ten thousand paths takes longer.
  if (path.startsWith('icons/') && /^icons\/[\w-]+\.svg$/.test(path)) return 'icon';
  if (path.endsWith('.yml')) return 'wrong-extension';
  const single = fixed.get(path);
  if (single) return single;
  for (const { folder, extension, kind } of byFolder)
    if (path.startsWith(folder) && path.endsWith(extension))
      return path.indexOf('/', folder.length) === -1 ? kind : 'unknown';
  return 'unknown';
}

/** The name of a data file without its folder and extension. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
}

/** The most similar path of a data file: cities/bend-or.yaml for citys/bend-or.yaml and for cities/Bend-OR.yaml.txt. */
export function nearestPath(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? path;
  const lower = path.toLowerCase();
  const withoutEnding = lower.replace(/\.[^./]+$/, '');
  const renamed = [lower, withoutEnding, `${withoutEnding.replace(/\.ya?ml$/, '')}.yaml`].find(
    (candidate) => candidate !== path && isDataFile(candidate),
  );
  if (renamed !== undefined) return renamed;
  const inFolders = [...folders.keys()].filter((folder) => folder.endsWith('.yaml'));
  const known = [...fixed.keys(), ...inFolders.map((folder) => folder.replace('.yaml', name))];
  return nearest(
    path,
    known.filter((candidate) => classify(candidate) !== 'unknown'),
  );
}

function isDataFile(path: string): boolean {
  return !['unknown', 'wrong-extension', 'image', 'icon'].includes(classify(path));
}

/** The name that a file ending in .yml should have. */
export function withYaml(name: string): string {
  return name.replace(/\.yml$/, '.yaml');
}
