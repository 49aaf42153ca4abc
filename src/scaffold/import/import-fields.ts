/** A kind → the fields that a spreadsheet's columns can fill, and how their cells are read. Pure. */
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { kinds, type NewKind, schemaOf } from '../kinds.ts';
import { childOf, isSingleValue, requiredOf, resolveNode } from '../resolve-schema.ts';

export interface ImportField {
  /** Path in the file: ["geo", "latitude"], ["faqs", "0", "q"]. */
  path: readonly string[];
  /** `body` is the Markdown after a page's front matter; `whole` is a group or list, which only JSON can hold. */
  form: 'single' | 'list' | 'point' | 'whole' | 'body';
  node: SchemaNode;
  /** The schema of one value; for a list, of an entry. */
  value: SchemaNode;
  isRequired: boolean;
}

/** All fields of a kind, groups before their members. */
export function importFields(kind: NewKind, own: OwnFields): ImportField[] {
  const fields = fieldsIn(schemaOf(kind, own), [], true).filter(({ path }) => !isAutomatic(kind, path));
  if (kinds[kind].ending !== '.md') return fields;
  const node = { type: 'string', title: 'Text' };
  return [...fields, { path: ['body'], form: 'body', node, value: node, isRequired: true }];
}

function isAutomatic(kind: NewKind, [first = '']: readonly string[]): boolean {
  return kinds[kind].automatic.includes(first);
}

function fieldsIn(group: SchemaNode, path: readonly string[], isNeeded: boolean): ImportField[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, child]): ImportField[] => {
    const node = resolveNode(child);
    const isRequired = isNeeded && requiredOf(group).includes(name);
    const field = fieldOf(node, [...path, name], isRequired);
    return field.form === 'point' || field.form === 'whole'
      ? [field, ...fieldsIn(node, field.path, isRequired)]
      : [field];
  });
}

function fieldOf(node: SchemaNode, path: readonly string[], isRequired: boolean): ImportField {
  const value = childOf(node, 'items') ?? node;
  const whole: ImportField = { path, form: 'whole', node, value, isRequired };
  if (node.properties) return { ...whole, form: node.properties.latitude ? 'point' : 'whole' };
  if (!isSingleValue(value)) return whole;
  return { ...whole, form: value === node ? 'single' : 'list' };
}

/** A field of a list's entry, such as the q of the first entry of faqs. `entry` counts from 1. */
export function entryField(list: ImportField, entry: number, name: string): ImportField | undefined {
  const child = list.form === 'whole' ? list.value.properties?.[name] : undefined;
  return child && fieldOf(resolveNode(child), [...list.path, String(entry - 1), name], false);
}

/** The field's name in messages: geo.latitude, faqs.1.q. */
export function fieldTitle({ path }: Pick<ImportField, 'path'>): string {
  return path.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)).join('.');
}
