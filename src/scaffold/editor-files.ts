/** What an editor needs to complete and check data files: schema copies, and settings that name them. Pure. */
import type { KindName } from '../domain/kinds.ts';
import { schemas } from '../schema/schemas.ts';

/** Where a site keeps its copies of the schemas. */
export const schemaFolder = '.treesite/schema';

/**
 * The data files of each schema, for files whose first line does not name it. The front matter of Markdown pages is left
 * out, as no language server reads it: `treesite new page` writes its fields as comments, and check judges it.
 */
const filesOf: Partial<Record<KindName, string | string[]>> = {
  service: 'data/services/*.yaml',
  city: 'data/cities/*.yaml',
  county: 'data/counties/*.yaml',
  site: 'data/site.yaml',
  reviews: ['data/reviews.yaml', 'data/reviews/*.yaml'],
  'phone-overrides': 'data/phone-overrides.yaml',
};

/** `folder` is where the schemas are, from the root. */
export function editorFiles(folder = schemaFolder): { file: string; text: string }[] {
  const names = (Object.keys(schemas) as KindName[]).filter((name) => name !== 'document');
  const mapping = names.map((name) => [
    `./${folder}/${name}.schema.json`,
    filesOf[name] ?? `data/pages/${name.replace('page-', '')}.yaml`,
  ]);
  return [
    { file: '.vscode/settings.json', text: json({ 'yaml.schemas': Object.fromEntries(mapping) }) },
    { file: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  ];
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
