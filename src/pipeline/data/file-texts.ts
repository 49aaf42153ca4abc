/** The texts of a site's files, for code frames. Reads templates, and data files that the build has not read, on demand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { SiteOptions } from '../site-options.ts';

/** Texts by path relative to the project's root. */
export type FileTexts = Pick<ReadonlyMap<string, string>, 'get'>;

/** The texts of the data files, and those of the site's own templates. */
export function fileTexts(
  sources: readonly (Pick<Source, 'file'> & Partial<Source>)[],
  { root, templates }: Pick<SiteOptions, 'root' | 'templates'>,
): FileTexts {
  const byFile = once(() => new Map(sources.map((source) => [source.file, source])));
  return {
    get(file) {
      const source = byFile().get(file);
      const { text, absolute } = source ?? {};
      if (text !== undefined) return text;
      return absolute === undefined ? templateText(path.resolve(root, file), templates) : readTextAgain(absolute);
    },
  };
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
