/** The files with which editors complete and check data files: copies of the schemas, and settings that name them. Pure. */
import { kindNames, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import sharedFile from '../schema/definitions.schema.json' with { type: 'json' };
import { noOwnFields, withCustomFields } from '../schema/own/own-fields.ts';
import { schemaFiles } from '../schema/schema-files.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { translatableKinds, translationSchema } from '../schema/translation-schema.ts';
import type { PlannedFile } from './write-all-or-none.ts';

/** The folder of a site's copies of the schemas. */
export const schemaFolder = '.treesite/schema';

/** The schemas of data files, with the site's own fields, and of their translations. */
export function editorSchemas(own = noOwnFields, folder = schemaFolder): PlannedFile[] {
  const originals = kindNames.map((kind): [string, SchemaNode] => {
    const fields = own.get(kind)?.schema;
    return [kind, fields ? withCustomFields(schemaFiles[kind], fields) : schemaFiles[kind]];
  });
  const translations = translatableKinds.map((kind): [string, SchemaNode] => {
    return [`translations/${kind}`, translationSchema(kind, own)];
  });
  const all: [string, SchemaNode][] = [['definitions', sharedFile], ...originals, ...translations];
  return all.map(([name, schema]) => ({ file: `${folder}/${name}.schema.json`, text: json(schema) }));
}

/**
 * The files of a kind, for those whose first line does not name a schema. Omits Markdown pages, whose front matter no
 * language server reads: `treesite new page` names its fields, and `check` validates it.
 */
function filesOf(kind: KindName): string[] {
  const { files, more } = rowOf(kind);
  return [files, ...(more === undefined ? [] : [more])].map((name) => `data/${name}`);
}

/** `cities/*.yaml` → `cities/*.*.yaml`, as in `greenville-nc.es.yaml`. */
const inLanguages = (files: string) => files.replace(/(?=\.yaml$)/, '.*');

/** The settings. `folder` is that of the schemas, relative to the root. */
export function editorFiles(folder = schemaFolder): PlannedFile[] {
  const names = kindNames.filter((kind) => rowOf(kind).files.endsWith('.yaml'));
  const originals = names.map((kind) => {
    const files = filesOf(kind);
    const except = files.filter((name) => name.includes('*')).map((name) => `!${inLanguages(name)}`);
    return [`./${folder}/${kind}.schema.json`, [...files, ...except]];
  });
  const translations = names
    .filter((kind) => translatableKinds.includes(kind))
    .map((kind) => [`./${folder}/translations/${kind}.schema.json`, filesOf(kind).map(inLanguages)]);
  const mapping = Object.fromEntries([...originals, ...translations]);
  return [
    { file: '.vscode/settings.json', text: json({ 'yaml.schemas': mapping }) },
    { file: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  ];
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
