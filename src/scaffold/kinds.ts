/** What `treesite new` can write: each kind's schema, folder and name. Pure. */
import { kindNames, rowOf } from '../domain/kind-rows.ts';
import type { KindName, kinds as rows } from '../domain/kinds.ts';
import { noOwnFields, type OwnFields, schemaOfKind } from '../schema/own/own-fields.ts';
import { descriptionOf, type SchemaNode } from '../schema/schemas.ts';
import { childOf, requiredOf, resolveNode, typesOf } from './resolve-schema.ts';

type NewRow = Extract<(typeof rows)[KindName], { new: object }>;

/** The words after `treesite new`. */
export type NewKind = NewRow['new']['word'];

export interface Kind {
  /** Of the table of kinds; its schema judges the whole file. */
  kind: KindName;
  /** What it is called, with its article. */
  noun: string;
  /** What the NAME of the command is, for a question. */
  asked: string;
  /** Below the data folder; of a list in one file, that file. */
  folder: string;
  /** Of a new file: .yaml or .md. Undefined for an entry of a list. */
  ending: string | undefined;
  /** The field that the NAME of the command goes to. */
  nameField: 'name' | 'title';
  /** Fields that treesite works out itself. */
  settled: readonly string[];
  /** Whether the state is part of the file's name. */
  hasState: boolean;
}

export const kinds = Object.fromEntries(
  kindNames.flatMap((kind): [string, Kind][] => {
    const { files, named = 'name', slug, new: asked } = rowOf(kind);
    if (!asked) return [];
    const [folder = '', ending] = files.split('/*');
    const noun = `${/^[aeiou]/.test(asked.word) ? 'an' : 'a'} ${asked.word}`;
    const row = { kind, noun, folder, ending, nameField: named, hasState: slug === 'name and state', settled: [] };
    return [[asked.word, { ...row, ...asked }]];
  }),
) as Readonly<Record<NewKind, Kind>>;

/** The schema of what is written, the file or an entry of its list, with the fields of the site’s own. */
export function schemaOf(kind: NewKind, own: OwnFields = noOwnFields): SchemaNode {
  const whole = resolveNode(schemaOfKind(kinds[kind].kind, own));
  return childOf(whole, 'items') ?? whole;
}

/** A field that can be given on the command line: a single value, or a list of them. */
export interface Flag {
  /** What it is called there: latitude, where the path is geo.latitude. */
  field: string;
  path: readonly string[];
  /** What the schema says of it. */
  description: string;
  node: SchemaNode;
  /** The node of one value: the entry's, where the field is a list. */
  value: SchemaNode;
  isRequired: boolean;
  isList: boolean;
  /** True for a list of names, none of which has a comma in it: they may be given as one text. */
  isSplit: boolean;
}

/** Of a group of fields that has to be there, what has to be in it can be given too. */
export function flagsOf(kind: NewKind): Flag[] {
  const schema = schemaOf(kind);
  const { nameField, settled } = kinds[kind];
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([field, child]): Flag[] => {
    if (field === nameField || settled.includes(field)) return [];
    const node = resolveNode(child);
    const isRequired = requiredOf(schema).includes(field);
    if (!node.properties) return flagOf(node, { field, path: [field], isRequired });
    return (isRequired ? requiredOf(node) : []).flatMap((inner) => {
      const isTaken = fields.some(([name]) => name === inner);
      const name = isTaken ? `${field}${inner.charAt(0).toUpperCase()}${inner.slice(1)}` : inner;
      return flagOf(resolveNode(node.properties?.[inner] ?? {}), { field: name, path: [field, inner], isRequired });
    });
  });
}

function flagOf(node: SchemaNode, place: Pick<Flag, 'field' | 'path' | 'isRequired'>): Flag[] {
  const items = childOf(node, 'items');
  const value = items ?? node;
  if (!isSingle(value)) return [];
  const isList = items !== undefined;
  // Entries that have to differ are names; sentences may be as they like.
  const isSplit = isList && node.uniqueItems === true;
  return [{ ...place, description: descriptionOf(node) ?? '', node, value, isList, isSplit }];
}

function isSingle(node: SchemaNode): boolean {
  return (
    Array.isArray(node.enum) || typesOf(node).some((type) => /^(string|number|integer|boolean)$/.test(String(type)))
  );
}

/** metaTitle is --meta-title. */
export function flagName({ field }: Pick<Flag, 'field'>): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
