/** A kind of page → the templates, styles, scripts and islands of everything that its template imports. Looks up whether files exist. */
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { relativePath } from '../../domain/file-names.ts';
import type { TemplateFolders } from './template-folders.ts';

/** File names relative to the templates folder. */
export interface PageParts {
  /** The templates themselves. */
  markup: readonly string[];
  /** In import order: a component's styles come after those of the components it imports. */
  styles: readonly string[];
  /** `<Name>.script.ts` beside an imported `<Name>.tsx`. Sorted, so that pages with the same scripts share one bundle. */
  scripts: readonly string[];
  /** `<Name>.island.tsx`. Sorted. */
  islands: readonly string[];
  /** The site's own templates, relative to the project's folder. */
  own: readonly string[];
}

/** Follows the imports of one page in the metafile, whose paths are relative to `root`. */
export function pageParts(metafile: Metafile, page: string, { folders, root }: Options): PageParts {
  const files = importedFiles(metafile, relativePath(root, page));
  const names = files.flatMap((file) => folders.nameOf(path.resolve(root, file)) ?? []);
  const markup = names.filter((name) => name.endsWith('.tsx'));
  const islands = markup.filter((name) => name.endsWith('.island.tsx'));
  const scripts = markup.map((name) => name.replace(/(\.island)?\.tsx$/, '.script.ts'));
  return {
    markup,
    styles: names.filter((name) => name.endsWith('.css')),
    scripts: [...new Set(scripts)].filter((name) => folders.find(name) !== undefined).sort(),
    islands: islands.sort(),
    own: files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && folders.isOwn(path.resolve(root, file))),
  };
}

interface Options {
  folders: TemplateFolders;
  root: string;
}

/** Every file once, after the files that it imports. */
function importedFiles(metafile: Metafile, entry: string): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path: imported, external } of metafile.inputs[file]?.imports ?? []) if (!external) visit(imported);
    ordered.push(file);
  };
  visit(entry);
  return ordered;
}
