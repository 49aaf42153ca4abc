/** esbuild's messages as diagnostics. Pure, but for looking up files. */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Message } from 'esbuild';
import { type Diagnostic, diagnose, type Location, wholeFile } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { isUtf8Text, notUtf8, unreadableFile } from '../../diagnostics/unreadable.ts';
import { relativePath } from '../../domain/file-names.ts';
import { sentence } from '../../text/strings.ts';
import type { TemplateFolders } from './template-folders.ts';

export interface Project {
  /** The project's folder, absolute. */
  root: string;
  folders: TemplateFolders;
}

/** The namespace of the modules that templates share with treesite. */
export const sharedNamespace = 'treesite-shared';

/** What esbuild calls it. */
export const openQuote = 'Unterminated string token';

const noSuchExport = /^No matching export in "(?<from>.+)" for import "(?<name>.+)"$/;

const importOfNothing =
  /^Import "(?<name>.+)" will always be undefined because (?:the file|there is no matching export in) "(?<from>.+?)"(?: has no exports)?$/;

/**
 * Whether a warning of esbuild is an error here: a rule that browsers ignore, and an import of nothing in a template, since a component that
 * is undefined fails on each page. Packages may do without an export.
 */
export function isMistake({ text, location }: Message, { root, folders }: Project): boolean {
  const file = location?.file ?? '';
  const { from } = importOfNothing.exec(text)?.groups ?? {};
  const isOwn = (name: string) => folders.isOwn(path.resolve(root, name));
  return file.endsWith('.css') || (from !== undefined && (isOwn(from) || isOwn(file)));
}

export function bundleProblem(message: Message, project: Project): Diagnostic {
  const { text, location } = message;
  const unreadable = /^Cannot read file "(.+)": permission denied$/.exec(text)?.[1];
  if (unreadable !== undefined)
    return unreadableFile(relativeFile(unreadable, project.root), Object.assign(new Error(text), { code: 'EACCES' }));
  if (!location) return diagnose('template/syntax', wholeFile('templates'), sentence(text));
  const at = locationOf(location, project.root);
  const wrongEncoding = encodingProblem(path.resolve(project.root, at.file), project.root);
  if (wrongEncoding) return wrongEncoding;
  const { from, name } = (noSuchExport.exec(text) ?? importOfNothing.exec(text))?.groups ?? {};
  if (from !== undefined && name !== undefined) return missingExport(message, { from, name, at }, project);
  return diagnose('template/syntax', at, sentence(text), { hint: hintFor(text, at) });
}

/** esbuild reads other bytes as letters, often without a message. `file`: its absolute path. */
export function encodingProblem(file: string, root: string): Diagnostic | undefined {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.of();
  return isUtf8Text(bytes) ? undefined : notUtf8(relativePath(root, file), bytes);
}

/** Reported at the site's own file that lacks the export. Built-in files have the right ones, so then the mistake is in the import. */
function missingExport(
  { notes }: Message,
  { from, name, at }: { from: string; name: string; at: Location },
  { root, folders }: Project,
): Diagnostic {
  const isOwn = (file: string) => folders.isOwn(path.resolve(root, file));
  const near = notes.find((note) => note.location?.file === from);
  const lacking = near?.location ? locationOf(near.location, root) : wholeFile(relativeFile(from, root));
  const meant = /"(.+)"/.exec(near?.text ?? '')?.[1];
  if (isOwn(at.file) && !isOwn(lacking.file)) {
    const hint = meant && didYouMean(meant);
    // What the browser has in place of React and of treesite.
    if (from.includes('src/islands/')) {
      const used = name === 'default' ? 'React as a whole, only by names' : name;
      const message = `Islands and scripts cannot use ${used}.`;
      return diagnose('template/syntax', at, message, { hint: hint ?? hintForIslands });
    }
    const file = lacking.file.replace(`${sharedNamespace}:`, '');
    return diagnose('template/syntax', at, `${file} has no export named ${name}.`, { hint });
  }
  const written = meant === undefined ? '' : ` instead of ${meant}`;
  // The entry point, which imports each island of a page, is no file.
  const isFile = existsSync(path.resolve(root, at.file));
  const related = isFile ? [{ message: 'It is imported here:', at }] : [];
  const hint = `Export it under that name${written}${isFile && isOwn(at.file) ? ', or correct the import' : ''}.`;
  return diagnose('template/syntax', lacking, `This file has no export named ${name}.`, { hint, related });
}

function hintFor(text: string, { file }: Location): string | undefined {
  if (text === openQuote) return 'Close the quote in this line.';
  if (/^".+" is outside the templates folder$/.test(text))
    return 'Move the file into the templates folder. Sites that share templates name one folder with --templates.';
  if (file.endsWith('.script.css') && /^(No loader is|Could not resolve ".+\.(?!css)\w+")/.test(text))
    return 'A .script.css loads no files: move the rule to the .css beside it.';
  if (text.startsWith('No loader is configured for '))
    return 'Put the file in the static folder, and write its URL, such as /pictures/wood.png.';
  const missing = /^Could not resolve "(.+)"$/.exec(text)?.[1]?.replace(/(?<=\.\w+)[?#].*$/, '');
  return missing && hintForImport(missing, file);
}

const hintForIslands = 'treesite’s docs/templates.md lists what they can use, under Rules for islands.';

/** Copies of built-in templates import components that an update of treesite may rename. */
const hintForCopy =
  'Correct the path. If an update of treesite has renamed a file that your copy of a template imports, compare the copy with the built-in one, as treesite’s docs/templates.md describes.';

/** `missing`: a file, a package or a path in one. In a style, files need no ./ before their names. */
function hintForImport(missing: string, file: string): string {
  if (file.endsWith('.css') && /\.\w+$/.test(missing) && !/\.css$/.test(missing))
    return 'Put the file beside the stylesheet; or in the static folder, and begin with a slash: url(/wood.png).';
  if (missing.startsWith('.') || (file.endsWith('.css') && !missing.startsWith('@'))) return hintForCopy;
  return isBuiltin(missing)
    ? `This code runs in the browser, which does not have Node’s ${missing}.`
    : 'If it is a package, install it in the site’s folder with npm install. If it is a file, begin with ./ or ../: paths in tsconfig.json have no effect.';
}

function locationOf({ file, line, column, length }: NonNullable<Message['location']>, root: string): Location {
  return { file: relativeFile(file, root), line, column: column + 1, length };
}

function relativeFile(file: string, root: string): string {
  return relativePath(root, path.resolve(root, file));
}
