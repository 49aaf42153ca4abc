/** The texts of a site's files, for code frames. Reads templates, and data files that the build has not read, on demand. */
import path from 'node:path';
import { readTextAgain } from '../../load/read-text.ts';
import type { NamedSource } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { SiteOptions } from '../site-options.ts';

/** Texts by path relative to the project's root. */
export type FileTexts = Pick<ReadonlyMap<string, string>, 'get'>;

/** Of data files and the site's own templates only: others may be special files, or outside of the site. `sources` are needed only for a diagnostic. */
export function fileTexts(
  sources: () => readonly Pick<NamedSource, 'file' | 'text' | 'absolute'>[],
  { root, templates }: Pick<SiteOptions, 'root' | 'templates'>,
): FileTexts {
  const byFile = once(() => new Map(sources().map((source) => [source.file, source])));
  const isTemplate = (file: string) => file.startsWith(templates + path.sep) && /\.(tsx?|css)$/.test(file);
  return {
    get(file) {
      const resolved = path.resolve(root, file);
      const { text, absolute = isTemplate(resolved) ? resolved : undefined } = byFile().get(file) ?? {};
      return text ?? (absolute === undefined ? undefined : readTextAgain(absolute));
    },
  };
}
