/** Lists and reads the site's own schemas, schema/<kind>.json. Reads the disk. */
import { lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, diagnose, startOf } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { specialFile, unreadableFile } from '../diagnostics/read-problem.ts';
import { kindNames } from '../domain/kind-rows.ts';
import type { KindName } from '../domain/kinds.ts';
import { fieldSchemaFolder, kindsWithFields } from '../domain/own-fields.ts';
import { type DataEntry, filesIn } from './list-data.ts';
import { type Locate, lazyLocate } from './locate.ts';
import { notAFile, notUtf8, tooLarge } from './read-problems.ts';
import { decodeText, maxBytes, readBytes, readTextAgain } from './read-text.ts';

/** The text of schema/<kind>.json. */
export interface FieldSchemaSource {
  kind: KindName;
  /** Relative to the site's folder: schema/city.json. */
  file: string;
  text: string;
  /** Locations in the file, which is read again for the first of them. */
  locate: Locate;
}

/** Ignores other files in the folder. Empty if there is no such folder. */
export function listFieldSchemas(root: string): DataEntry[] {
  const folder = path.join(root, fieldSchemaFolder);
  let names: string[];
  try {
    names = readdirSync(folder).filter(isFieldSchema).sort();
  } catch {
    return [];
  }
  return filesIn(folder, names);
}

/** A JSON file, or a file with the name of a kind and a wrong extension. */
function isFieldSchema(name: string): boolean {
  const [, stem = '', ending] = /^(.*)\.(json|ya?ml)$/.exec(name) ?? [];
  return !name.startsWith('.') && (ending === 'json' || kindNames.some((kind) => kind === stem));
}

/** A file or a broken symlink in place of the folder. */
function notAFolderError(root: string): Diagnostic[] {
  const folder = path.join(root, fieldSchemaFolder);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const code = found.isSymbolicLink() ? 'ENOENT' : 'ENOTDIR';
  return [unreadableFile(fieldSchemaFolder, Object.assign(new Error('It is not a folder.'), { code }))];
}

export function readFieldSchemas(root: string): { sources: FieldSchemaSource[]; diagnostics: Diagnostic[] } {
  const sources: FieldSchemaSource[] = [];
  const diagnostics: Diagnostic[] = notAFolderError(root);
  for (const entry of listFieldSchemas(root)) {
    const read = readOne(root, entry);
    if ('text' in read) sources.push(read);
    else diagnostics.push(read);
  }
  return { sources, diagnostics };
}

function readOne(root: string, { name, size, error }: DataEntry): FieldSchemaSource | Diagnostic {
  const file = `${fieldSchemaFolder}/${name}`;
  const absolute = path.join(root, file);
  const stem = path.posix.basename(name, path.posix.extname(name));
  const kind = kindsWithFields.find((one) => one === stem);
  if (!kind || !name.endsWith('.json')) return misnamed(file, stem);
  if (error) return unreadableFile(file, error);
  if (size > maxBytes) return tooLarge(file, size);
  try {
    // Reading a pipe would never end, and a symlink may lead out of the site.
    const found = lstatSync(absolute);
    if (!found.isFile()) return found.isSymbolicLink() ? notAFile(file) : specialFile(file);
    const bytes = readBytes(absolute);
    const text = bytes.length > maxBytes ? undefined : decodeText(bytes);
    if (text === undefined) return notUtf8(file, bytes);
    return { kind, file, text, locate: lazyLocate(file, () => readTextAgain(absolute)) };
  } catch (failure) {
    return unreadableFile(file, failure as NodeJS.ErrnoException);
  }
}

function misnamed(file: string, stem: string): Diagnostic {
  const guess = nearest(stem, kindsWithFields);
  const known = kindsWithFields.map((kind) => `${kind}.json`).join(', ');
  return diagnose('fields/file', startOf(file), 'This file is not used: its name is not that of a kind of page.', {
    hint: guess === undefined ? `Rename it to one of: ${known}.` : didYouMean(`${fieldSchemaFolder}/${guess}.json`),
  });
}
