/** The files with which editors complete and check data files: copies of the schemas, and settings that name them. Pure. */
import { kindNames, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';

/** The folder of a site's copies of the schemas. */
export const schemaFolder = '.treesite/schema';

/**
 * The data files of each schema, for files whose first line does not name it. Omits Markdown pages, whose front matter no
 * language server reads: `treesite new page` names its fields, and `check` validates it.
 */
function filesOf(kind: KindName): string | string[] {
  const { files, more } = rowOf(kind);
  return more === undefined ? `data/${files}` : [`data/${files}`, `data/${more}`];
}

/** `folder` is the folder of the schemas, relative to the root. */
export function editorFiles(folder = schemaFolder): { file: string; text: string }[] {
  const names = kindNames.filter((kind) => rowOf(kind).files.endsWith('.yaml'));
  const mapping = names.map((kind) => [`./${folder}/${kind}.schema.json`, filesOf(kind)]);
  return [
    { file: '.vscode/settings.json', text: json({ 'yaml.schemas': Object.fromEntries(mapping) }) },
    { file: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  ];
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
