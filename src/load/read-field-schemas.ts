/** Reads the site's own schemas, schema/<kind>.json. Reads the disk. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../diagnostics/locate.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { specialFile, unreadableFile, unreadableFolder } from '../diagnostics/unreadable.ts';
import { fieldSchemaFolder, kindNames, kindsWithFields } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { type FolderEntry, filesIn } from '../files/list-folder.ts';
import { fileProblem } from './file-problems.ts';
import { locateYaml } from './locate-yaml.ts';
import { readText, readTextAgain } from './read-text.ts';

/** The text of schema/<kind>.json. */
export interface FieldSchemaSource {
  kind: KindName;
  /** Relative to the site's folder: schema/city.json. */
  file: string;
  text: string;
  /** Locations in the file, which is read again for the first of them. */
  locate: Locate;
}

/** Without other files in the folder; none, and the reason, if it cannot be read. */
export function listFieldSchemas(root: string): { entries: FolderEntry[]; error?: NodeJS.ErrnoException } {
  const folder = `${root}/${fieldSchemaFolder}`;
  try {
    return { entries: filesIn(folder, readdirSync(folder).filter(isFieldSchema).sort()) };
  } catch (error) {
    return { entries: [], error: error as NodeJS.ErrnoException };
  }
}

/** A JSON file, or a file with the name of a kind and a wrong extension. */
function isFieldSchema(name: string): boolean {
  const [, stem = '', ending] = /^(.*)\.(json|ya?ml)$/.exec(name) ?? [];
  return !name.startsWith('.') && (ending === 'json' || kindNames.some((kind) => kind === stem));
}

export function readFieldSchemas(root: string): { sources: FieldSchemaSource[]; diagnostics: Diagnostic[] } {
  const { entries, error } = listFieldSchemas(root);
  const sources: FieldSchemaSource[] = [];
  const diagnostics = error && error.code !== 'ENOENT' ? [unreadableFolder(fieldSchemaFolder, error)] : [];
  for (const entry of entries) {
    const read = readOne(root, entry);
    if (Array.isArray(read)) diagnostics.push(...read);
    else sources.push(read);
  }
  return { sources, diagnostics };
}

function readOne(root: string, entry: FolderEntry): FieldSchemaSource | Diagnostic[] {
  const { name, size, error } = entry;
  const file = `${fieldSchemaFolder}/${name}`;
  const absolute = path.join(root, file);
  const stem = path.posix.basename(name, path.posix.extname(name));
  const kind = kindsWithFields.find((one) => one === stem);
  if (!kind || !name.endsWith('.json')) return [misnamed(file, stem)];
  if (error) return [unreadableFile(file, error, { isLink: entry.type === 'link' })];
  // Opening a pipe could block, and a symbolic link may lead out of the site.
  if (entry.type === 'link') return [fileProblem(file, 'link for a file')];
  if (entry.type !== 'file') return [specialFile(file)];
  const text = readText(absolute, { file, kind, size });
  if (Array.isArray(text)) return text;
  return { kind, file, text, locate: locateYaml(file, () => readTextAgain(absolute)) };
}

function misnamed(file: string, stem: string): Diagnostic {
  const guess = nearest(stem, kindsWithFields);
  const known = kindsWithFields.map((kind) => `${kind}.json`).join(', ');
  return diagnose('fields/file', wholeFile(file), 'This file is not used: its name is not that of a kind of page.', {
    hint: guess === undefined ? `Rename it to one of: ${known}.` : didYouMean(`${fieldSchemaFolder}/${guess}.json`),
  });
}
