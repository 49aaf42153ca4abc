/** The kinds of data files → Sveltia CMS's collections, and how each file becomes a form. Pure. */
import { kindNames, rowOf } from '../../domain/kind-lists.ts';
import type { KindName } from '../../domain/kinds.ts';
import { childOf, resolveNode, typesOf } from '../../scaffold/resolve-schema.ts';
import type { SiteFacts } from '../../scaffold/site-facts.ts';
import { schemaOfKind } from '../../schema/own/own-fields.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { translatableKinds, translationSchema } from '../../schema/translation-schema.ts';
import { type CmsField, cmsField, cmsFields, mapValueField, markdownField } from './field.ts';
import type { Defaults, FileShape } from './form.ts';
import { translatedForm } from './languages.ts';

export interface CmsSite extends Pick<SiteFacts, 'own' | 'schemaFolder' | 'reviewLists'> {
  /** The data folder, relative to the repository's root: data. */
  data: string;
  /** The state's abbreviation, which is part of places' URLs. */
  region: string;
  /** Their names in the names of files, the main one first: en, es. */
  languages: readonly string[];
}

/** `shapes` are by kind. */
export function planCollections(site: CmsSite) {
  const { own, schemaFolder, reviewLists, data, region } = site;
  const [main = '', ...others] = site.languages;
  const schemaOf = (kind: KindName) => resolveNode(schemaOfKind(kind, own));
  const textsOf = (kind: KindName) =>
    others.length > 0 && translatableKinds.includes(kind) ? translationSchema(kind, own) : undefined;
  const contentOf = (kind: KindName) => {
    const [fields, texts] = [formOf(kind, schemaOf(kind)), textsOf(kind)];
    return texts ? { i18n: true, fields: translatedForm(fields, textsByField(kind, texts), main) } : { fields };
  };
  /** What a folder of files and a single file have in common. Formats are treesite's own: see src/addons/cms/why.md. */
  const commonOf = (kind: KindName) => ({
    icon: rowOf(kind).cms.icon,
    format: `treesite-${kind}`,
    media_folder: `/${data}/images`,
    public_folder: '',
    ...contentOf(kind),
  });
  const inFolders = kindNames.filter((kind) => rowOf(kind).files.includes('*'));
  const collections = inFolders.map((kind) => {
    const { files, cms, named = 'name', slug } = rowOf(kind);
    const date = slug === 'dated' ? '{{fields.date}}-' : '';
    const state = slug === 'name and state' ? `-{{state | default('${region}')}}` : '';
    return {
      name: kind as string,
      label: cms.label,
      label_singular: cms.one,
      description: schemaOf(kind).description,
      folder: `${data}/${files.replace(/\/\*.*/, '')}`,
      // For pages, the format sets the extension: Sveltia accepts .md for its own formats only.
      extension: isPage(kind) ? undefined : 'yaml',
      create: true,
      identifier_field: named,
      slug: { template: `${date}{{${named}}}${state}`, editable: true, pattern: slugPattern },
      summary: `{{${named}}}`,
      sortable_fields: [named],
      ...commonOf(kind),
    };
  });
  const single = kindNames
    .filter((kind) => !inFolders.includes(kind))
    .map((kind) => ({ kind, name: kind as string, label: rowOf(kind).cms.label, file: rowOf(kind).files }));
  const moreReviews = reviewLists
    .filter((file) => file !== 'reviews.yaml')
    .toSorted()
    .map((file) => {
      const label = `${rowOf('reviews').cms.label}: ${file.replace(/^.*\//, '').replace(/\.yaml$/, '')}`;
      return { kind: 'reviews' as const, name: `reviews-${file.replace(/\W+/g, '-')}`, label, file };
    });
  const singletons = [...single, ...moreReviews].map(({ kind, name, label, file }) => {
    const path = `${data}/${textsOf(kind) ? file.replace(/(?=\.yaml$)/, '.{{locale}}') : file}`;
    return { name, label, file: path, ...commonOf(kind) };
  });
  const shapes = kindNames.map((kind): [string, FileShape] => {
    const shape = shapeOf(kind, { schemaFolder, node: schemaOf(kind) });
    const firstLine = shape.firstLine?.replace(/(?=[^/]*$)/, 'translations/');
    return [kind, textsOf(kind) ? { ...shape, languages: { main, firstLine } } : shape];
  });
  return { collections, singletons, shapes: Object.fromEntries(shapes) };
}

const slugPattern = ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case letters, digits and single hyphens, as in a URL.'];

/** Markdown with front matter. */
function isPage(kind: KindName): boolean {
  return rowOf(kind).files.endsWith('.md');
}

/** The name of the only field of a file that is a list or a map. */
const wholeField = 'entries';

function isWhole(node: SchemaNode): boolean {
  return typesOf(node).includes('array') || !node.properties;
}

function formOf(kind: KindName, node: SchemaNode): CmsField[] {
  if (isWhole(node)) return [{ ...cmsField(wholeField, node, false), label: 'Entries' }];
  const text = { name: 'body', label: 'Text', required: false, ...markdownField };
  return [...cmsFields(node), ...(isPage(kind) ? [text] : [])];
}

/** What a translation may have, by the names of the form's fields. */
function textsByField(kind: KindName, texts: SchemaNode): SchemaNode {
  if (!texts.properties) return { properties: { [wholeField]: texts } };
  return isPage(kind) ? { ...texts, properties: { ...texts.properties, body: {} } } : texts;
}

function shapeOf(
  kind: KindName,
  { schemaFolder, node }: Pick<CmsSite, 'schemaFolder'> & { node: SchemaNode },
): FileShape {
  const up = rowOf(kind).files.includes('/') ? '../' : '';
  const firstLine = `# yaml-language-server: $schema=${up}${schemaFolder}/${kind}.schema.json`;
  const fields = isWhole(node) ? { [wholeField]: node } : (node.properties ?? {});
  const maps = Object.entries(fields).flatMap(([name, property]): [string, string | null][] => {
    const value = childOf(resolveNode(property), 'additionalProperties');
    return value ? [[name, value.properties ? null : mapValueField]] : [];
  });
  return {
    isPage: isPage(kind),
    maps: Object.fromEntries(maps),
    defaults: switchesOf({ properties: fields }),
    firstLine: isPage(kind) || schemaFolder === undefined ? undefined : firstLine,
    whole: isWhole(node) ? wholeField : undefined,
  };
}

/** The defaults of switches: a switch has no third state in a form, so the form fills it in. */
function switchesOf({ properties = {} }: SchemaNode): Defaults {
  const found = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const child = resolveNode(property);
    if (typesOf(child).includes('boolean')) return [[name, child.default === true]];
    const entry = childOf(child, 'items') ?? childOf(child, 'additionalProperties');
    const inner = switchesOf(entry ?? child);
    return Object.keys(inner).length === 0 ? [] : [[name, entry ? { '[]': inner } : inner]];
  });
  return Object.fromEntries(found);
}
