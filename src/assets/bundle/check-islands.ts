/** Reports islands of the site's own templates that export a plain component: it would be rendered, but never hydrated. Reads these files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import type { TemplateFolders } from './template-folders.ts';

/** `loaded`: the files of all bundles, absolute. */
export async function checkIslands(
  folders: TemplateFolders,
  { root, loaded }: { root: string; loaded: ReadonlySet<string> },
): Promise<Diagnostic[]> {
  const islands = [...loaded].filter((file) => file.endsWith('.island.tsx') && !folders.isBuiltIn(file)).sort();
  const found = islands.map(async (file) => {
    const name = path.basename(file, '.island.tsx');
    const marked = new RegExp(`\\bisland\\s*(<[^(]*>)?\\(\\s*['"\`]${name}['"\`]`);
    if (marked.test(await readFile(file, 'utf8'))) return [];
    const at = startOf(relativePath(root, file));
    const message = `This file does not export the result of island(), so ${name} does not run in the browser.`;
    const hint = `Name the component ${name}View, and write: export const ${name} = island('${name}', ${name}View);`;
    return [diagnose('template/syntax', at, message, { hint })];
  });
  return (await Promise.all(found)).flat();
}
