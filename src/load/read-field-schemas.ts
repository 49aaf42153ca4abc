/** Reads the site's own schemas, schema/<kind>.json. Reads the disk. */
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../diagnostics/locate.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { problemOfFile, unreadableFolder, wrongType } from '../diagnostics/unreadable.ts';
import { fieldSchemaFolder, kindsWithFields, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import type { FolderEntry } from '../files/list-folder.ts';
import { listFieldSchemas } from './list-field-schemas.ts';
import { locateYaml } from './locate-yaml.ts';
import { readText, readTextAgain } from './read-text.ts';

/** The text of schema/<kind>.json. */
export interface FieldSchemaSource {
  kind: KindName;
  /** Relative to the site's folder: schema/city.json. */
  file: string;
  /** Undefined if a diagnostic says why it is not read. */
  text: string | undefined;
  /** Locations in the file, which is read again for the first of them. */
  locate: Locate;
}

export function readFieldSchemas(root: string): { sources: FieldSchemaSource[]; diagnostics: Diagnostic[] } {
  const { entries, error } = listFieldSchemas(root);
  const sources: FieldSchemaSource[] = [];
  const diagnostics: Diagnostic[] = [];
  if (error && error.code !== 'ENOENT') diagnostics.push(unreadableFolder(fieldSchemaFolder, error));
  for (const entry of entries) {
    const file = `${fieldSchemaFolder}/${entry.name}`;
    const kind = kindsWithFields.find((one) => entry.name === `${one}.json`);
    if (!kind) {
      diagnostics.push(misnamed(file, path.posix.parse(entry.name).name));
      continue;
    }
    const text = readOne(root, { ...entry, file, kind });
    if (Array.isArray(text)) diagnostics.push(...text);
    const locate = locateYaml(file, () => readTextAgain(path.join(root, file)));
    sources.push({ kind, file, text: Array.isArray(text) ? undefined : text, locate });
  }
  return { sources, diagnostics };
}

interface SchemaEntry extends FolderEntry {
  /** Relative to the site's folder. */
  file: string;
  kind: KindName;
}

function readOne(root: string, entry: SchemaEntry): string | Diagnostic[] {
  const { file, kind, size, type } = entry;
  // A symbolic link may lead out of the site.
  const problem =
    problemOfFile(entry, file) ?? (type === 'link' ? wrongType(file, 'a symbolic link', 'a file') : undefined);
  return problem ? [problem] : readText(path.join(root, file), { file, kind, size });
}

/** `stem`: its name without the extension, such as `cities`. */
function misnamed(file: string, stem: string): Diagnostic {
  const guess =
    kindsWithFields.find((kind) => rowOf(kind).files.startsWith(`${stem}/*`)) ?? nearest(stem, kindsWithFields);
  const known = kindsWithFields.map((kind) => `${kind}.json`).join(', ');
  return diagnose('fields/file', wholeFile(file), 'This file is not used: its name is not that of a kind of page.', {
    hint: guess === undefined ? `Rename it to one of: ${known}.` : didYouMean(`${fieldSchemaFolder}/${guess}.json`),
  });
}
