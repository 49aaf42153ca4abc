/** Reads the manifest of a built folder. */
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/manifest-name.ts';
import { maxListBytes } from './live-site.ts';
import { type Manifest, parseManifest } from './manifest.ts';

/** Undefined if there is none, or if it is invalid. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const list = path.join(folder, manifestName);
    const stats = lstatSync(list);
    return stats.isFile() && stats.size <= maxListBytes ? parseManifest(readFileSync(list, 'utf8')) : undefined;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
