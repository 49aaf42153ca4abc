/** Generates the types of data files from the schemas. Writes types.gen.ts; with --check only compares it, and exits with 1 if it is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { kindNames, typeOf } from '../domain/kind-lists.ts';
import { capitalize } from '../text/strings.ts';
import { type SchemaNode, schemas, sharedDefinitions } from './schemas.ts';

const banner =
  '/** Generated from the schemas of this folder by `npm run schema`: types of data files after defaults are filled in. */';

/** Makes properties with a default required, because validation fills them in. */
function forTypes(value: unknown, isRoot: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => forTypes(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const node: SchemaNode = {};
  for (const [keyword, child] of Object.entries(value)) {
    if (keyword === '$id' || keyword === '$schema' || keyword === 'minItems' || keyword === 'default') continue;
    if (keyword === 'title' && typeof child === 'string' && !isRoot) continue;
    node[keyword] = keyword === '$ref' ? String(child).replace('definitions.schema.json', '') : forTypes(child, false);
  }
  const properties = (value as SchemaNode).properties;
  if (properties) {
    const filled = Object.keys(properties).filter((key) => 'default' in (properties[key] ?? {}));
    node.required = [...new Set([...((value as { required?: string[] }).required ?? []), ...filled])];
  }
  if (Array.isArray(node.allOf) && node.allOf.length === 1 && typeof node.allOf[0]?.$ref === 'string') {
    return { description: node.description, tsType: typeName(node.allOf[0].$ref) };
  }
  return node;
}

/** `#/definitions/headingBlock` → HeadingBlock. */
function typeName(ref: string): string {
  return capitalize(ref.split('/').at(-1) ?? '');
}

async function formatTypes(): Promise<string> {
  const definitions: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(sharedDefinitions.definitions as Record<string, SchemaNode>)) {
    definitions[name] = forTypes(node, false);
  }
  for (const kind of kindNames) {
    definitions[typeOf(kind)] = { ...(forTypes(schemas[kind], true) as object), title: undefined };
  }
  const source = await compile({ definitions, type: 'object', additionalProperties: false } as JSONSchema, 'Data', {
    bannerComment: banner,
    format: false,
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
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
