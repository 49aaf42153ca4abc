/** Which cached results a changed file invalidates. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AssetsMemory } from '../assets/assets-memory.ts';
import { fieldSchemaFolder } from '../domain/own-fields.ts';
import type { DataMemory } from '../load/read-sources.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';

/** What has to be looked at again. */
export type Place = 'data' | keyof AssetsMemory['versions'];

type Folders = Pick<SiteOptions, 'root' | 'data' | 'templates' | 'static' | 'packageRoot'>;

/** The folders a site is made from. */
export function sourceFolders(options: Folders): string[] {
  return placed(options).map(({ folder }) => folder);
}

function placed(options: Folders): { place: 'data' | 'schema' | 'templates' | 'static'; folder: string }[] {
  return [
    { place: 'schema', folder: path.join(options.root, fieldSchemaFolder) },
    { place: 'data', folder: options.data },
    { place: 'templates', folder: options.templates },
    { place: 'templates', folder: path.join(options.packageRoot, 'templates') },
    { place: 'static', folder: options.static },
    { place: 'static', folder: path.join(options.packageRoot, 'static') },
  ];
}

/** `bundled`: what scripts and styles were bundled from. */
export function placesOfChange(file: string, options: Folders, bundled: AssetsMemory['bundled']): Place[] {
  for (const { place, folder } of placed(options)) {
    const name = below(folder, file);
    if (name === undefined) continue;
    // Read again in each run.
    if (place === 'schema') return [];
    return place === 'templates' ? placesOfTemplate(name, file, bundled) : [place];
  }
  return [];
}

/** A page that only looks different need not be loaded again, and scripts take as long to bundle as templates. */
function placesOfTemplate(name: string, file: string, { scripts, styles }: AssetsMemory['bundled']): Place[] {
  // A stylesheet that has come or gone may be one that markup imports.
  if (name.endsWith('.css')) return styles.has(file) && existsSync(file) ? ['styles'] : ['styles', 'templates'];
  const isMarkup = /^(pages|layouts|components)\/.+\.tsx$/.test(name);
  if (isMarkup) return scripts.has(file) ? ['templates', 'scripts'] : ['templates'];
  return ['templates', 'scripts', 'styles'];
}

/** `file` may be a folder too, and may be gone. */
export function forgetData(memory: DataMemory, data: string, file: string): void {
  const name = below(data, file) ?? '';
  const isKnown = memory.files.delete(name);
  if (isKnown && existsSync(file)) return;
  memory.names = undefined;
  for (const known of memory.files.keys()) {
    if (name === '' || known.startsWith(`${name}/`)) memory.files.delete(known);
  }
}

/** With forward slashes; undefined for what is elsewhere. */
function below(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? undefined : relative.split(path.sep).join('/');
}
