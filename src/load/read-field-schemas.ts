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
  const sources = new Map<KindName, FieldSchemaSource>();
  const diagnostics: Diagnostic[] = [];
  const sourceOf = (kind: KindName, file: string, text?: string) => {
    const locate = locateYaml(file, () => readTextAgain(path.join(root, file)));
    return { kind, file, text, locate };
  };
  if (error && error.code !== 'ENOENT') {
    // Any kind may have one.
    const unread = kindsWithFields.map((kind) => sourceOf(kind, `${fieldSchemaFolder}/${kind}.json`));
    return { sources: unread, diagnostics: [unreadableFolder(fieldSchemaFolder, error)] };
  }
  for (const entry of entries) {
    const file = `${fieldSchemaFolder}/${entry.name}`;
    const { name: stem, ext } = path.posix.parse(entry.name);
    const kind = kindOf(stem);
    const isNamed = kind === stem && ext === '.json';
    const text = isNamed ? readOne(root, { ...entry, file, kind }) : [misnamed(file, kind)];
    if (Array.isArray(text)) diagnostics.push(...text);
    if (!kind || (!isNamed && sources.has(kind))) continue;
    sources.set(kind, sourceOf(kind, file, Array.isArray(text) ? undefined : text));
  }
  return { sources: [...sources.values()], diagnostics };
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

/** Also that which is meant by a wrong name: `cities.json`, `citi.json`. */
function kindOf(stem: string): KindName | undefined {
  const guess = nearest(stem, kindsWithFields);
  return kindsWithFields.find((kind) => kind === guess || rowOf(kind).files.startsWith(`${stem}/*`));
}

function misnamed(file: string, guess: KindName | undefined): Diagnostic {
  const known = kindsWithFields.map((kind) => `${kind}.json`).join(', ');
  return diagnose('fields/file', wholeFile(file), 'This file is not used: its name is not that of a kind of page.', {
    hint: guess === undefined ? `Rename it to one of: ${known}.` : didYouMean(`${fieldSchemaFolder}/${guess}.json`),
  });
}
