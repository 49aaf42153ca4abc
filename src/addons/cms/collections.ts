/** The kinds of data files → Sveltia CMS's collections, and how each file becomes a form. Pure. */
import { kindNames, rowOf } from '../../domain/kind-lists.ts';
import type { KindName } from '../../domain/kinds.ts';
import { childOf, resolveNode, typesOf } from '../../scaffold/resolve-schema.ts';
import { descriptionOf, type SchemaNode } from '../../schema/schemas.ts';
import { type CmsField, cmsField, cmsFields, mapValueField, markdownField } from './field.ts';
import type { Defaults, FileShape } from './file/file-shape.ts';

export interface CmsSite {
  /** The schema of a kind, with this site's own fields. */
  schemaOf: (kind: KindName) => SchemaNode;
  /** The data folder, relative to the repository's root: data. */
  data: string;
  /** The folder of the schemas, relative to the data folder; undefined if the site has none. */
  schemaFolder: string | undefined;
  /** The state's abbreviation, which is part of places' URLs; undefined if site.yaml does not set it. */
  region: string;
  /** Lists of reviews besides reviews.yaml, as paths in the data folder. */
  reviewLists: readonly string[];
}

export interface CmsCollections {
  collections: Record<string, unknown>[];
  singletons: Record<string, unknown>[];
  /** By the name of the collection's format. */
  shapes: Record<string, FileShape>;
}

export function planCollections(site: CmsSite): CmsCollections {
  const shapes: Record<string, FileShape> = {};
  const shapeFor = (kind: KindName, folder: string) => {
    shapes[kind] = shapeOf(kind, { folder, schemaFolder: site.schemaFolder, schema: site.schemaOf(kind) });
  };
  const media = { media_folder: `/${site.data}/images`, public_folder: '' };
  const collections = kindNames.flatMap((kind) => {
    const { files, cms, named: title = 'name', slug } = rowOf(kind);
    const [folder = '', ending] = files.split('/*');
    if (ending === undefined) return [];
    const { label, one: singular, icon } = cms;
    shapeFor(kind, folder);
    const isPage = ending === '.md';
    const place = `-{{state | default('${site.region}')}}`;
    const collection = {
      name: kind,
      label,
      label_singular: singular,
      icon,
      description: descriptionOf(site.schemaOf(kind)),
      folder: `${site.data}/${folder}`,
      // For pages, the format sets the extension: Sveltia accepts .md for its own formats only.
      ...(isPage ? {} : { extension: 'yaml' }),
      format: formatName(kind),
      create: true,
      identifier_field: title,
      slug: {
        template: `${slug === 'dated' ? '{{fields.date}}-' : ''}{{${title}}}${slug === 'name and state' ? place : ''}`,
        editable: true,
        pattern: slugPattern,
      },
      summary: `{{${title}}}`,
      sortable_fields: [title],
      ...media,
      fields: formOf(kind, site.schemaOf(kind)),
    };
    return [collection];
  });
  const files = kindNames.flatMap((kind) => {
    const { files: file, cms } = rowOf(kind);
    return file.includes('*') ? [] : [{ kind, ...cms, file, name: kind as string }];
  });
  const { label: reviews, icon: star } = rowOf('reviews').cms;
  const lists = site.reviewLists.map((file) => ({
    kind: 'reviews' as const,
    label: `${reviews}: ${file.replace(/^.*\//, '').replace(/\.yaml$/, '')}`,
    icon: star,
    file,
    name: `reviews-${file.replace(/\W+/g, '-')}`,
  }));
  const singletons = [...files, ...lists].map(({ kind, label, icon, file, name }) => {
    if (!(kind in shapes)) shapeFor(kind, file.includes('/') ? 'pages' : '');
    return {
      name,
      label,
      icon,
      file: `${site.data}/${file}`,
      format: formatName(kind),
      ...media,
      fields: formOf(kind, site.schemaOf(kind)),
    };
  });
  return { collections, singletons, shapes };
}

/** Formats are treesite's own, because Sveltia's YAML loses comments and quotes: see src/addons/cms/why.md. */
function formatName(kind: string): string {
  return `treesite-${kind}`;
}

const slugPattern = ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case letters, digits and single hyphens, as in a URL.'];

/** The name of the only field of a file that is a list or a map. */
const wholeField = 'entries';

function formOf(kind: KindName, schema: SchemaNode): CmsField[] {
  const node = resolveNode(schema);
  if (isWhole(node)) return [{ ...cmsField(wholeField, node, false), label: 'Entries' }];
  const fields = cmsFields(node);
  if (!rowOf(kind).files.endsWith('.md')) return fields;
  return [...fields, { name: 'body', label: 'Text', required: false, ...markdownField }];
}

function isWhole(node: SchemaNode): boolean {
  return typesOf(node).includes('array') || !node.properties;
}

function shapeOf(
  kind: KindName,
  { folder, schemaFolder, schema }: { folder: string; schemaFolder: string | undefined; schema: SchemaNode },
): FileShape {
  const node = resolveNode(schema);
  const isPage = rowOf(kind).files.endsWith('.md');
  const up = folder === '' ? '' : '../';
  const firstLine =
    isPage || schemaFolder === undefined ? undefined : schemaLine(`${up}${schemaFolder}/${kind}.schema.json`);
  const top: Record<string, SchemaNode> = isWhole(node) ? { [wholeField]: node } : (node.properties ?? {});
  const maps = Object.entries(top).flatMap(([name, property]): [string, string | null][] => {
    const value = childOf(resolveNode(property), 'additionalProperties');
    return value ? [[name, value.properties ? null : mapValueField]] : [];
  });
  return {
    isPage,
    maps: Object.fromEntries(maps),
    defaults: defaultsOf({ properties: top }),
    ...(firstLine === undefined ? {} : { firstLine }),
    ...(isWhole(node) ? { whole: wholeField } : {}),
  };
}

function schemaLine(url: string): string {
  return `# yaml-language-server: $schema=${url}`;
}

/** Switches only: they have no third state in a form, so the form fills them in. */
function defaultsOf(node: SchemaNode): Defaults {
  const found = Object.entries(node.properties ?? {}).flatMap(([name, property]): [string, unknown][] => {
    const child = resolveNode(property);
    if (typesOf(child).includes('boolean')) return [[name, child.default === true]];
    const entry = childOf(child, 'items') ?? childOf(child, 'additionalProperties');
    const inner = entry ? { '[]': defaultsOf(entry) } : defaultsOf(child);
    return Object.values(inner).some(isFilled) ? [[name, inner]] : [];
  });
  return Object.fromEntries(found);
}

function isFilled(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
}
