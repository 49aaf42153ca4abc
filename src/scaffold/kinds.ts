/** The kinds that `treesite new` can write, with schema, folder and names of each. Pure. */
import { type KindName, kindNames, rowOf, type kinds as rows } from '../domain/kinds.ts';
import { noOwnFields, type OwnFields, schemaOfKind } from '../schema/own/own-fields.ts';
import { descriptionOf, type SchemaNode } from '../schema/schemas.ts';
import { capitalize } from '../text/strings.ts';
import { childOf, isSingleValue, requiredOf, resolveNode } from './resolve-schema.ts';

type NewRow = Extract<(typeof rows)[KindName], { new: object }>;

/** The words after `treesite new`. */
export type NewKind = NewRow['new']['word'];

export interface Kind {
  /** The name in the table of kinds; its schema validates the whole file. */
  kind: KindName;
  /** Its name in messages, with an article. */
  noun: string;
  /** The prompt for NAME. */
  asked: string;
  /** Relative to the data folder; for a list in a single file, that file. */
  folder: string;
  /** The extension of a new file: .yaml or .md. Undefined for an entry of a list. */
  ending: string | undefined;
  /** The field that NAME sets. */
  nameField: 'name' | 'title';
  /** Fields that treesite fills in itself. */
  automatic: readonly string[];
  /** Whether the file name includes the state. */
  hasState: boolean;
}

export const kinds = Object.fromEntries(
  kindNames.flatMap((kind): [string, Kind][] => {
    const { files, named = 'name', slug, new: asked } = rowOf(kind);
    if (!asked) return [];
    const [folder = '', ending] = files.split('/*');
    const noun = `${/^[aeiou]/.test(asked.word) ? 'an' : 'a'} ${asked.word}`;
    const row = { kind, noun, folder, ending, nameField: named, hasState: slug === 'name and state', automatic: [] };
    return [[asked.word, { ...row, ...asked }]];
  }),
) as Readonly<Record<NewKind, Kind>>;

/** The schema of what is written (a file, or an entry of a list), with the site's own fields. */
export function schemaOf(kind: NewKind, own: OwnFields = noOwnFields): SchemaNode {
  const whole = resolveNode(schemaOfKind(kinds[kind].kind, own));
  return childOf(whole, 'items') ?? whole;
}

/** The path of a kind's schema from its files; undefined if the site has no copy of the schemas. */
export function schemaPath(kind: NewKind, { schemaFolder }: { schemaFolder: string | undefined }): string | undefined {
  const up = kinds[kind].ending === undefined ? '' : '../';
  return schemaFolder === undefined ? undefined : `${up}${schemaFolder}/${kinds[kind].kind}.schema.json`;
}

/** A field that can be given on the command line: a single value, or a list of values. */
export interface Flag {
  /** Its name there: latitude for the path geo.latitude. */
  field: string;
  path: readonly string[];
  /** Its description in the schema. */
  description: string;
  node: SchemaNode;
  /** The schema of one value; for a list, of an entry. */
  value: SchemaNode;
  isRequired: boolean;
  isList: boolean;
  /** True for a list of names without commas, which can be given as one comma-separated text. */
  isSplit: boolean;
}

/** Includes the required members of required groups. */
export function flagsOf(kind: NewKind): Flag[] {
  const schema = schemaOf(kind);
  const { nameField, automatic } = kinds[kind];
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([field, child]): Flag[] => {
    if (field === nameField || automatic.includes(field)) return [];
    const node = resolveNode(child);
    const isRequired = requiredOf(schema).includes(field);
    if (!node.properties) return flagOf(node, { field, path: [field], isRequired });
    return (isRequired ? requiredOf(node) : []).flatMap((inner) => {
      const isTaken = fields.some(([name]) => name === inner);
      const name = isTaken ? field + capitalize(inner) : inner;
      return flagOf(resolveNode(node.properties?.[inner] ?? {}), { field: name, path: [field, inner], isRequired });
    });
  });
}

function flagOf(node: SchemaNode, place: Pick<Flag, 'field' | 'path' | 'isRequired'>): Flag[] {
  const items = childOf(node, 'items');
  const value = items ?? node;
  if (!isSingleValue(value)) return [];
  const isList = items !== undefined;
  // Unique entries are names; sentences need not be unique.
  const isSplit = isList && node.uniqueItems === true;
  return [{ ...place, description: descriptionOf(node) ?? '', node, value, isList, isSplit }];
}

/** metaTitle → --meta-title. */
export function flagName({ field }: Pick<Flag, 'field'>): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
