/** A changed file → the cached results that it invalidates. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AssetsMemory } from '../assets/bundle-code.ts';
import { packageFiles, pathBelow } from '../domain/file-names.ts';
import { fieldSchemaFolder } from '../domain/kind-lists.ts';
import type { DataMemory } from '../load/read-sources.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';

/** A group of cached results. */
export type ResultGroup = 'data' | keyof AssetsMemory['versions'];

type Folders = Pick<SiteOptions, 'root' | 'data' | 'templates' | 'static' | 'packageRoot'>;

/** The folders that a site is made from, and the files that change when a package is installed or updated. */
export function sourceFolders(options: Folders): string[] {
  return groupFolders(options).map(({ folder }) => folder);
}

interface GroupedFolder {
  group: 'data' | 'schema' | 'templates' | 'static' | 'packages';
  /** Or a file. */
  folder: string;
}

export function groupFolders(options: Folders): GroupedFolder[] {
  return [
    { group: 'schema', folder: path.join(options.root, fieldSchemaFolder) },
    { group: 'data', folder: options.data },
    { group: 'templates', folder: options.templates },
    { group: 'templates', folder: path.join(options.packageRoot, 'templates') },
    { group: 'static', folder: options.static },
    ...packageFiles.map((name) => ({ group: 'packages' as const, folder: path.join(options.root, name) })),
  ];
}

/** `bundled`: the sources of scripts and styles. */
export function invalidatedBy(
  file: string,
  folders: readonly GroupedFolder[],
  bundled: AssetsMemory['bundled'],
): ResultGroup[] {
  for (const { group, folder } of folders) {
    const name = pathBelow(folder, file);
    if (name === undefined) continue;
    // Schemas are read again in each run.
    if (group === 'schema') return [];
    if (group === 'packages') return ['templates', 'scripts', 'styles'];
    return group === 'templates' ? invalidatedByTemplate(name, file, bundled) : [group];
  }
  return [];
}

/** Invalidates as little as possible: a change of styles needs no reload, and bundling scripts takes as long as templates. */
function invalidatedByTemplate(
  name: string,
  file: string,
  { scripts, styles }: AssetsMemory['bundled'],
): ResultGroup[] {
  // Markup may import a stylesheet that was added or deleted.
  const isStyle = name.endsWith('.css') && !name.endsWith('.script.css');
  if (isStyle) return styles.has(file) && existsSync(file) ? ['styles'] : ['styles', 'templates'];
  const isMarkup = /^(pages|layouts|components)\/.+\.tsx$/.test(name);
  if (isMarkup) return scripts.has(file) ? ['templates', 'scripts'] : ['templates'];
  return ['templates', 'scripts', 'styles'];
}

/** `file` may be a folder, and may no longer exist. */
export function forgetData(memory: DataMemory, data: string, file: string): void {
  const name = pathBelow(data, file) ?? '';
  const isKnown = memory.files.delete(name);
  const hadError = memory.names?.some((entry) => entry.name === name && entry.error);
  if (isKnown && !hadError && existsSync(file)) return;
  memory.names = undefined;
  for (const known of memory.files.keys()) {
    if (name === '' || known.startsWith(`${name}/`)) memory.files.delete(known);
  }
}
