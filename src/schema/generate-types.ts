/** Generates the types of data files from the schemas. Writes types.gen.ts; with --check only compares it, and exits with 1 if it is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isGroup } from '../domain/groups.ts';
import { kindNames, typeOf } from '../domain/kind-lists.ts';
import { capitalize } from '../text/strings.ts';
import { schemaFiles } from './schema-files.ts';
import { definitions, type SchemaNode, withDefinition } from './schemas.ts';

const banner =
  '/** Generated from the schemas of this folder by `npm run schema`: types of data files after defaults are filled in. */';

/** Makes properties with a default required, because validation fills them in. */
function forTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forTypes);
  if (!isGroup<SchemaNode>(value)) return value;
  const { $ref, properties, required = [] } = value;
  if (typeof $ref === 'string') return { description: value.description, tsType: typeName($ref) };
  const kept = Object.entries(value).filter(([keyword, child]) => !isOmitted(keyword, child));
  const node: SchemaNode = Object.fromEntries(kept.map(([keyword, child]) => [keyword, forTypes(child)]));
  if (!properties) return node;
  const filled = Object.keys(properties).filter((key) => 'default' in withDefinition(properties[key] ?? {}));
  return { ...node, required: [...new Set([...required, ...filled])] };
}

/** Keywords that change no type, or only its name. */
function isOmitted(keyword: string, child: unknown): boolean {
  return ['$id', '$schema', 'minItems', 'default'].includes(keyword) || (keyword === 'title' && !isGroup(child));
}

/** `#/definitions/headingBlock` → HeadingBlock. */
function typeName(ref: string): string {
  return capitalize(ref.split('/').at(-1) ?? '');
}

async function formatTypes(): Promise<string> {
  const types = Object.fromEntries([
    ...Object.entries(definitions).map(([name, node]) => [name, forTypes(node)]),
    ...kindNames.map((kind) => [typeOf(kind), forTypes(schemaFiles[kind])]),
  ]);
  const source = await compile(
    { definitions: types, type: 'object', additionalProperties: false } as JSONSchema,
    'Data',
    {
      bannerComment: banner,
      format: false,
      unreachableDefinitions: true,
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
    },
  );
  return `${tidy(source).trimEnd()}\n\n${formatDataFiles()}`;
}

function tidy(source: string): string {
  return source
    .replace(/export interface Data \{\s*\}\n+/, '')
    .replaceAll(
      /\n \* This interface was referenced by `Data`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/g,
      '\n',
    )
    .replaceAll(/\/\*\*\n( \*)?\s*\*\/\n/g, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll('\n *\n */', '\n */')
    .replaceAll('\n\n\n', '\n\n');
}

function formatDataFiles(): string {
  const key = (kind: string) => (kind.includes('-') ? `'${kind}'` : kind);
  return `/** The type of each kind's value. */
export interface DataFiles {
${kindNames.map((kind) => `  ${key(kind)}: ${typeOf(kind)};`).join('\n')}
}
`;
}

const target = new URL('types.gen.ts', import.meta.url);
const text = await formatTypes();
if (!process.argv.includes('--check')) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error(`${target.pathname} does not match the schemas and the table of kinds. Run: npm run schema`);
  process.exit(1);
}
