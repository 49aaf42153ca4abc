/** Writes src/schema/types.gen.ts from the schemas; with --check it only compares and exits 1 when the file is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type SchemaNode, schemas, sharedDefinitions } from './schemas.ts';

const target = new URL('types.gen.ts', import.meta.url);
const banner =
  '/** Generated from the schemas of this folder by `npm run schema`: types of data files after defaults are filled in. */';

const typeNames: Record<keyof typeof schemas, string> = {
  site: 'Site',
  service: 'ServiceFile',
  city: 'CityFile',
  county: 'CountyFile',
  reviews: 'ReviewsFile',
  'phone-overrides': 'PhoneOverridesFile',
  document: 'DocumentFile',
  'page-home': 'HomePageFile',
  'page-services': 'ServicesPageFile',
  'page-areas': 'AreasPageFile',
  'page-about': 'AboutPageFile',
  'page-contact': 'ContactPageFile',
  'page-not-found': 'NotFoundPageFile',
};

/** What has a default is always there once validation has run, so the types say so. */
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

/** `#/definitions/headingBlock` is the type HeadingBlock. */
function typeName(ref: string): string {
  const name = ref.split('/').at(-1) ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function generate(): Promise<string> {
  const definitions: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(sharedDefinitions.definitions as Record<string, SchemaNode>)) {
    definitions[name] = forTypes(node, false);
  }
  for (const [name, node] of Object.entries(schemas)) {
    definitions[typeNames[name as keyof typeof schemas]] = { ...(forTypes(node, true) as object), title: undefined };
  }
  const source = await compile({ definitions, type: 'object', additionalProperties: false } as JSONSchema, 'Data', {
    bannerComment: banner,
    format: false,
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
  return tidy(source);
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

const generated = await generate();
if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== generated) {
    console.error('src/schema/types.gen.ts does not match the schemas. Run: npm run schema');
    process.exit(1);
  }
} else await writeFile(target, generated);
