/** Says what kind of data file a path of the data folder is. Pure. */
import { nearest } from '../diagnostics/nearest.ts';
import type { SourceKind } from './source.ts';

const fixed: Record<string, SourceKind> = {
  'site.yaml': 'site',
  'reviews.yaml': 'reviews',
  'phone-overrides.yaml': 'phone-overrides',
  'pages/home.yaml': 'page-home',
  'pages/services.yaml': 'page-services',
  'pages/areas.yaml': 'page-areas',
  'pages/about.yaml': 'page-about',
  'pages/contact.yaml': 'page-contact',
  'pages/not-found.yaml': 'page-not-found',
};

const byFolder: Record<string, SourceKind> = {
  services: 'service',
  cities: 'city',
  counties: 'county',
  reviews: 'reviews',
};

/** Files that have to be there, below the data folder. */
export const requiredFiles = [
  'site.yaml',
  'pages/home.yaml',
  'pages/services.yaml',
  'pages/areas.yaml',
  'pages/about.yaml',
  'pages/contact.yaml',
] as const;

/** `path` is relative to the data folder, with forward slashes. */
export function classify(path: string): SourceKind | 'image' | 'wrong-extension' | 'unknown' {
  if (path.startsWith('images/')) return 'image';
  if (path.endsWith('.yml')) return 'wrong-extension';
  const kind = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
  if (kind) return kind;
  const [folder = '', name = '', ...deeper] = path.split('/');
  if (deeper.length > 0) return 'unknown';
  if (folder === 'pages' && name.endsWith('.md')) return 'document';
  return name.endsWith('.yaml') && Object.hasOwn(byFolder, folder) ? (byFolder[folder] ?? 'unknown') : 'unknown';
}

/** The path of a data file that is nearly this one: cities/bend-or.yaml for citys/bend-or.yaml and for cities/bend-or.json. */
export function nearestPath(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? path;
  const sibling = path.replace(/\.[^./]+$/, '.yaml');
  if (sibling !== path && classify(sibling) !== 'unknown') return sibling;
  return nearest(path, [...Object.keys(fixed), ...Object.keys(byFolder).map((folder) => `${folder}/${name}`)]);
}

/** The name that a file ending in .yml should have. */
export function withYaml(name: string): string {
  return name.replace(/\.yml$/, '.yaml');
}
