/** The list of what treesite has written to an output folder: how it knows its own, and what has changed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestName } from '../manifest-name.ts';

export interface Manifest {
  version: 1;
  /** Path from the output folder to SHA-256 of its contents. */
  files: Record<string, string>;
  /** Which of these are pages, in the order of their names; absent in manifests of early versions. */
  pages?: string[];
  /** The path under which the site lives: `` or `/sub`; the preview server shows it there. Absent likewise. */
  base?: string;
  /** Assets of the publish before this one. */
  kept: string[];
}

/** Undefined where there is none, or none that can be read. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    const value = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Partial<Manifest>;
    if (value.version !== 1 || typeof value.files !== 'object') return undefined;
    const { files, pages, base, kept = [] } = value;
    return { version: 1, files, ...(pages && { pages }), ...(base !== undefined && { base }), kept };
  } catch {
    return undefined;
  }
}
