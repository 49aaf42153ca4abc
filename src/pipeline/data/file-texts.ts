/** The texts of a site's files, for code frames. Reads templates on demand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../../load/source.ts';
import type { SiteOptions } from '../site-options.ts';

/** Texts by path relative to the project's root. */
export type FileTexts = Pick<ReadonlyMap<string, string>, 'get'>;

/** The texts of the data files, and those of the site's own templates. */
export function fileTexts(
  sourceOf: (file: string) => Pick<Source, 'text'> | undefined,
  { root, templates }: Pick<SiteOptions, 'root' | 'templates'>,
): FileTexts {
  return { get: (file) => sourceOf(file)?.text ?? templateText(path.resolve(root, file), templates) };
}

/** Undefined for other files, and for what cannot be read. */
function templateText(file: string, templates: string): string | undefined {
  if (!file.startsWith(templates + path.sep) || !/\.(tsx?|css)$/.test(file)) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
