/** The files with which editors complete and check data files: copies of the schemas, and settings that name them. Pure. */
import { kindNames, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { translatableKinds } from '../schema/translation-schema.ts';

/** The folder of a site's copies of the schemas. */
export const schemaFolder = '.treesite/schema';

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

/** `folder` is the folder of the schemas, relative to the root. */
export function editorFiles(folder = schemaFolder): { file: string; text: string }[] {
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
