/** What a changed file makes worthless of what is remembered. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteOptions } from '../build.ts';
import type { DataMemory } from '../load/read-sources.ts';

export type Place = 'data' | 'styles' | 'templates' | 'static';

/** The folders a site is made from. */
export function sourceFolders(options: SiteOptions): string[] {
  return placed(options).map(({ folder }) => folder);
}

function placed(options: SiteOptions): { place: 'data' | 'templates' | 'static'; folder: string }[] {
  return [
    { place: 'data', folder: options.data },
    { place: 'templates', folder: options.templates },
    { place: 'templates', folder: path.join(options.packageRoot, 'templates') },
    { place: 'static', folder: options.static },
    { place: 'static', folder: path.join(options.packageRoot, 'static') },
  ];
}

/** Styles apart from other templates: a page that only looks different need not be loaded again. */
export function placeOfChange(file: string, options: SiteOptions): Place | undefined {
  for (const { place, folder } of placed(options)) {
    const name = below(folder, file);
    if (name !== undefined) return place === 'templates' && name.startsWith('styles/') ? 'styles' : place;
  }
  return undefined;
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
