/** Reads the site's own schemas, schema/<kind>.json. Reads the disk. */
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../diagnostics/locate.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { specialFile, unreadableFile, unreadableFolder } from '../diagnostics/read-problem.ts';
import { fieldSchemaFolder, kindsWithFields } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { type DataEntry, listFieldSchemas } from './list-data.ts';
import { locateYaml } from './locate-yaml.ts';
import { fileProblem } from './read-problems.ts';
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

function readOne(root: string, entry: DataEntry): FieldSchemaSource | Diagnostic[] {
  const { name, size, error } = entry;
  const file = `${fieldSchemaFolder}/${name}`;
  const absolute = path.join(root, file);
  const stem = path.posix.basename(name, path.posix.extname(name));
  const kind = kindsWithFields.find((one) => one === stem);
  if (!kind || !name.endsWith('.json')) return [misnamed(file, stem)];
  if (error) return [unreadableFile(file, error, entry)];
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
