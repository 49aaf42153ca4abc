/** Reports files of the site's own templates that nothing uses, because of a wrong folder or name, and islands that never run. Reads the folder. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { relativePath } from '../../domain/file-names.ts';
import { ownRules } from './bundle-styles.ts';
import type { TemplateFolders } from './template-folders.ts';

/** Files that are used by name instead of by import, or that are about the folder itself. */
const taken = ['icons/*.svg', 'fonts/share-card.woff', 'styles/tokens.css'];
const about = ['**/*.md', '**/*.d.ts', '**/*.test.*', '**/LICENSE*', '**/tsconfig.json'];

interface Bundles {
  root: string;
  /** The files of all bundles, absolute. */
  loaded: ReadonlySet<string>;
}

/** Islands that export a plain component would be rendered, but never hydrated. */
export async function checkIslands(folders: TemplateFolders, { root, loaded }: Bundles): Promise<Diagnostic[]> {
  const islands = [...loaded].filter((file) => file.endsWith('.island.tsx') && folders.isOwn(file)).sort();
  const found = islands.map(async (file) => {
    const name = path.basename(file, '.island.tsx');
    const marked = new RegExp(`\\bisland\\s*(<[^(]*>)?\\(\\s*['"\`]${name}['"\`]`);
    if (marked.test(await readFile(file, 'utf8'))) return [];
    const at = wholeFile(relativePath(root, file));
    const message = `This file does not export the result of island(), so ${name} does not run in the browser.`;
    const hint = `Name the component ${name}View, and write: export const ${name} = island('${name}', ${name}View);`;
    return [diagnose('template/syntax', at, message, { hint })];
  });
  return (await Promise.all(found)).flat();
}

/** treesite's own templates folder is not checked. */
export async function findUnusedTemplates(folders: TemplateFolders, { root, loaded }: Bundles): Promise<Diagnostic[]> {
  const [own = '', builtIn] = folders.roots;
  if (builtIn === undefined || !existsSync(own)) return [];
  // Loaded only for sites with templates of their own.
  const { default: glob } = await import('fast-glob');
  const names = await glob('**/*', { cwd: own, ignore: [...taken, ...about], followSymbolicLinks: false });
  const left = names.filter((name) => !loaded.has(path.join(own, name))).sort();
  if (left.length === 0) return [];
  const code = names.filter((name) => isScript(name) && !left.includes(name));
  const texts = await Promise.all(code.map((name) => readFile(path.join(own, name), 'utf8')));
  const folder = relativePath(root, own);
  const known = await glob('**/*', { cwd: builtIn });
  return left
    .filter((name) => !texts.some((text) => isNamedIn(text, name)))
    .map((name) => toDiagnostic(name, folder, known.includes(name) ? undefined : nearest(name, [...known, ownRules])));
}

function isScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** A type-only import leaves no trace in a bundle, so the text is searched. */
function isNamedIn(text: string, name: string): boolean {
  const file = `/${path.posix.basename(name)}`;
  const spellings = [file, file.replace(/\.tsx?$/, '')].flatMap((end) => [`${end}'`, `${end}"`]);
  return isScript(name) && spellings.some((spelling) => text.includes(spelling));
}

/** `meant`: a file that treesite reads by its name. */
function toDiagnostic(name: string, folder: string, meant: string | undefined): Diagnostic {
  const file = `${folder}/${name}`;
  const rules = name.endsWith('.css') ? `, move its rules to ${folder}/${ownRules}` : '';
  const use = meant ? didYouMean(`${folder}/${meant}`) : `Import it in one of your templates${rules}, or delete it.`;
  const hint = `${use} It replaces a built-in file only with the same path.`;
  return diagnose('template/unused', wholeFile(file), `${file} is not used: no page imports it.`, { hint });
}
