/** A schema property → its field in Sveltia CMS. Pure. */
import { kinds, type ReferableKind } from '../../domain/kinds.ts';
import { childOf, resolveNode, typesOf } from '../../scaffold/resolve-schema.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { capitalize, hyphenated } from '../../text/strings.ts';
import { keyField } from './form.ts';

/** Option names are those of Sveltia's configuration schema. Undefined options are not written. */
export interface CmsField {
  name: string;
  label: string;
  widget: string;
  hint?: string | undefined;
  /** Or the languages in which it is. */
  required?: boolean | string[];
  [option: string]: unknown;
}

/** `isRequired`: whether the schema of the property's group lists it as required. */
export function cmsField(name: string, property: SchemaNode, isRequired: boolean): CmsField {
  const node = resolveNode(property);
  // If the form filled in the default of a text, the site would keep it when treesite changes it.
  const usual = ['string', 'number'].includes(typeof node.default) ? `Default: ${node.default}` : undefined;
  const hint = [node.description, usual].filter((part) => part !== undefined).join(' ') || undefined;
  const { widget, ...options } = widgetOf(name, node, isRequired);
  return { name, label: labelOf(name), widget, hint, required: isRequired, ...options };
}

export function cmsFields(group: SchemaNode): CmsField[] {
  const { properties = {}, required = [] } = resolveNode(group);
  return Object.entries(properties).map(([name, property]) => cmsField(name, property, required.includes(name)));
}

type Widget = { widget: string; [option: string]: unknown };

function widgetOf(name: string, node: SchemaNode, isRequired: boolean): Widget {
  const { enum: choices, 'x-ref': target, 'x-key': map } = node;
  if (choices) return { widget: 'select', options: choices };
  if (target !== undefined) return relationWidget(target as ReferableKind);
  if (map !== undefined) return keyWidget(map);
  const types = typesOf(node);
  if (types.includes('array')) return listWidget(node, isRequired);
  if (node.properties) return { widget: 'object', collapsed: 'auto', fields: cmsFields(node) };
  if (types.includes('object')) return mapWidget(node);
  if (types.includes('boolean')) return { widget: 'boolean', required: false, default: node.default === true };
  const limits = { min: node.minimum, max: node.maximum };
  if (types.includes('integer')) return { widget: 'number', value_type: 'int', ...limits };
  if (types.includes('number')) return { widget: 'number', value_type: 'float', ...limits };
  return textWidget(name, node, isRequired);
}

/** A collection has the name of its kind. */
function relationWidget(kind: ReferableKind): Widget {
  const shown = kinds[kind].named;
  return { widget: 'relation', collection: kind, value_field: '{{slug}}', display_fields: [shown] };
}

/** A key of a map in site.yaml, which is a list in the form. */
function keyWidget(map: string): Widget {
  const value = `${map}.*.${keyField}`;
  const shown = map === 'cardPriorities' ? value : `${map}.*.label`;
  return { widget: 'relation', collection: '_singletons', file: 'site', value_field: value, display_fields: [shown] };
}

function listWidget(node: SchemaNode, isRequired: boolean): Widget {
  const entry = childOf(node, 'items') ?? {};
  const limits = { min: isRequired ? node.minItems : undefined, max: node.maxItems };
  if (entry.enum) return { widget: 'select', multiple: true, options: entry.enum, ...limits };
  const one = { label_singular: (entry.properties && entry.title) ?? 'Entry' };
  if (!entry.properties) return { widget: 'list', ...one, ...limits, field: cmsField('entry', entry, true) };
  return { widget: 'list', ...one, collapsed: true, ...limits, ...entries(cmsFields(entry)) };
}

/** A map is a list in the form: see FileShape. */
function mapWidget(node: SchemaNode): Widget {
  const value = childOf(node, 'additionalProperties') ?? {};
  const key = { ...childOf(node, 'propertyNames'), type: 'string' };
  const keys = cmsField(keyField, { description: 'The name that other files use to refer to it.', ...key }, true);
  const rest = value.properties ? cmsFields(value) : [cmsField(mapValueField, value, true)];
  const one = (value.properties && value.title) ?? 'Entry';
  return { widget: 'list', label_singular: one, collapsed: true, ...entries([keys, ...rest]) };
}

/** The field that holds the value of an entry in a map of texts. */
export const mapValueField = 'value';

/** A collapsed entry shows its first text. */
function entries(fields: readonly CmsField[]): Record<string, unknown> {
  const first = fields.find((field) => ['string', 'text', 'relation'].includes(field.widget)) ?? fields[0];
  return { summary: `{{${first?.name}}}`, fields };
}

const color = '^#[0-9a-fA-F]{6}$';
/** Names of fields that hold a sentence or more. */
const isLong = /description|text|summary|note$|promise|banner/i;
/** The Markdown that a site supports: see model/parse-markdown.ts. */
const buttons = 'bold italic link heading-two heading-three heading-four quote bulleted-list numbered-list'.split(' ');

function textWidget(name: string, node: SchemaNode, isRequired: boolean): Widget {
  const { pattern, minLength, maxLength } = node;
  if (node['x-image'] !== undefined)
    return { widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/svg+xml' };
  if (node['x-date'] === true) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (node['x-markdown'] === true) return markdownField;
  if (pattern === color) return { widget: 'color', allowInput: true };
  // Sveltia rejects an empty optional text as too short.
  const minlength = isRequired && minLength !== undefined && minLength > 1 ? minLength : undefined;
  const form = pattern === undefined ? undefined : [pattern, node.description ?? `${labelOf(name)}?`];
  return { widget: isLong.test(name) && !form ? 'text' : 'string', minlength, maxlength: maxLength, pattern: form };
}

/** Also for the text of a Markdown page. No emoji or shortcuts: the file gets exactly what is typed. */
export const markdownField: Widget = {
  widget: 'markdown',
  buttons,
  editor_components: [],
  modes: ['rich_text', 'raw'],
  use_emoji_autocomplete: false,
};

/** metaTitle → Meta title */
function labelOf(name: string): string {
  const words = hyphenated(name)
    .split(/-+/)
    .map((word) => acronyms[word] ?? word)
    .join(' ');
  return capitalize(words);
}

const acronyms: Readonly<Record<string, string>> = {
  eta: 'ETA',
  faqs: 'FAQs',
  url: 'URL',
  zip: 'ZIP',
  q: 'Question',
  a: 'Answer',
};
