/** A kind → the fields of its files that a column of a spreadsheet or an option of `treesite new` can set. Pure. */
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { capitalize, hyphenated } from '../text/strings.ts';
import { kinds, type NewKind, schemaOf } from './new-kinds.ts';
import { childOf, isSingleValue, resolveNode } from './resolve-schema.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Field {
  /** In the file: ["geo", "latitude"], ["faqs", "0", "q"]. */
  path: readonly string[];
  /** The path in a text: geo.latitude, faqs.0.q. */
  name: string;
  /** `group` is a group or a list of groups, which only JSON can hold; `body` is the Markdown after a page's front matter. */
  form: 'single' | 'list' | 'point' | 'group' | 'body';
  node: SchemaNode;
  /** The schema of one value; for a list, of an entry. */
  value: SchemaNode;
  isRequired: boolean;
}

/** All fields, groups before their members, except those that treesite fills in itself. */
export function fieldsOf(kind: NewKind, own?: OwnFields): Field[] {
  const { automatic, ending } = kinds[kind];
  const fields = fieldsIn(schemaOf(kind, own), [], true).filter(({ path: [top = ''] }) => !automatic.includes(top));
  if (ending !== '.md') return fields;
  const node = { type: 'string' };
  return [...fields, { path: ['body'], name: 'body', form: 'body', node, value: node, isRequired: true }];
}

function fieldsIn(group: SchemaNode, path: readonly string[], isNeeded: boolean): Field[] {
  return Object.entries(group.properties ?? {}).flatMap(([key, child]): Field[] => {
    const node = resolveNode(child);
    const isRequired = isNeeded && group.required?.includes(key) === true;
    const field = fieldOf(node, [...path, key], isRequired);
    return [field, ...fieldsIn(node, field.path, isRequired)];
  });
}

function fieldOf(node: SchemaNode, path: readonly string[], isRequired: boolean): Field {
  const value = childOf(node, 'items') ?? node;
  return { path, name: path.join('.'), form: formOf(node, value), node, value, isRequired };
}

/** Only a translation has this field: the slug of an original follows from its name. */
export const slugField = fieldOf({ type: 'string' }, ['slug'], false);

function formOf(node: SchemaNode, value: SchemaNode): Field['form'] {
  if (node.properties) return node.properties.latitude ? 'point' : 'group';
  if (!isSingleValue(value)) return 'group';
  return value === node ? 'single' : 'list';
}

/** A field of an entry in a list, such as the q of the first entry of faqs. `entry` counts from 1. */
export function entryField(list: Field, entry: number, key: string): Field | undefined {
  const child = list.form === 'group' ? list.value.properties?.[key] : undefined;
  return child && fieldOf(resolveNode(child), [...list.path, String(entry - 1), key], false);
}

/** A list of names, in which a comma separates entries. Other lists may hold sentences with commas. */
export function isListOfNames({ form, node }: Field): boolean {
  return form === 'list' && node.uniqueItems === true;
}

/** A field that can be given on the command line. */
export interface Flag extends Field {
  /** Its name there: latitude for geo.latitude. */
  option: string;
}

/** Single values and lists of values, also those that a required group requires. */
export function flagsOf(kind: NewKind): Flag[] {
  const fields = fieldsOf(kind).filter(({ name }) => name !== kinds[kind].nameField);
  const names = new Set(fields.map(({ name }) => name));
  return fields.flatMap((field): Flag[] => {
    const { path, form, isRequired } = field;
    const [top = '', inner] = path;
    if ((form !== 'single' && form !== 'list') || path.length > 2 || (inner !== undefined && !isRequired)) return [];
    const option = inner === undefined ? top : names.has(inner) ? top + capitalize(inner) : inner;
    return [{ ...field, option }];
  });
}

/** metaTitle → --meta-title. */
export function flagName({ option }: Pick<Flag, 'option'>): string {
  return `--${hyphenated(option)}`;
}

/** The possible values of a reference, a key of site.yaml or an enum; undefined for all other fields. */
export function choicesOf(
  node: SchemaNode,
  { slugs, keys }: Pick<SiteFacts, 'slugs' | 'keys'>,
): readonly string[] | undefined {
  const { 'x-ref': target, 'x-key': map, enum: values } = node;
  if (values) return values.map(String);
  if (map !== undefined) return keys[map] ?? [];
  return target === undefined ? undefined : slugs[target as keyof SiteFacts['slugs']];
}
