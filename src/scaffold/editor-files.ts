/** What an editor needs to complete and check data files: schema copies, and settings that name them. Pure. */
import { type SchemaName, schemas } from '../schema/schemas.ts';

/** Where a site keeps its copies of the schemas. */
export const schemaFolder = '.treesite/schema';

/** The data files of each schema, for files whose first line does not name it. */
const filesOf: Partial<Record<SchemaName, string>> = {
  service: 'data/services/*.yaml',
  city: 'data/cities/*.yaml',
  county: 'data/counties/*.yaml',
  site: 'data/site.yaml',
  reviews: 'data/reviews.yaml',
  'phone-overrides': 'data/phone-overrides.yaml',
};

export function editorFiles(): { file: string; text: string }[] {
  const names = (Object.keys(schemas) as SchemaName[]).filter((name) => name !== 'document');
  const mapping = names.map((name) => [
    `./${schemaFolder}/${name}.schema.json`,
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
