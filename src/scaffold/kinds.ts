/** What `treesite new` can write: each kind's schema, folder and name. Pure. */
import type { KindName } from '../domain/kinds.ts';
import { descriptionOf, type SchemaNode, schemas } from '../schema/schemas.ts';
import { childOf, requiredOf, resolveNode, typesOf } from './resolve-schema.ts';

export type NewKind = 'city' | 'county' | 'service' | 'review' | 'page';

export interface Kind {
  /** What it is called, with its article. */
  noun: string;
  /** The schema that judges the whole file. */
  schema: KindName;
  /** What the NAME of the command is, for a question. */
  asked: string;
  /** Below the data folder; a review's is the file it is added to. */
  folder: string;
  /** The field that the NAME of the command goes to. */
  nameField: 'name' | 'title';
  /** Fields that treesite works out itself. */
  settled: readonly string[];
}

export const kinds: Readonly<Record<NewKind, Kind>> = {
  city: { noun: 'a city', asked: 'Name of the city', schema: 'city', folder: 'cities', nameField: 'name', settled: [] },
  county: {
    noun: 'a county',
    asked: 'Name of the county',
    schema: 'county',
    folder: 'counties',
    nameField: 'name',
    settled: [],
  },
  service: {
    noun: 'a service',
    asked: 'Name of the service',
    schema: 'service',
    folder: 'services',
    nameField: 'title',
    settled: [],
  },
  review: {
    noun: 'a review',
    asked: 'Name of the customer',
    schema: 'reviews',
    folder: 'reviews.yaml',
    nameField: 'name',
    settled: ['id'],
  },
  page: {
    noun: 'a page',
    asked: 'Title of the page',
    schema: 'document',
    folder: 'pages',
    nameField: 'title',
    settled: [],
  },
};

/** The schema of what is written: the file, or an entry of its list. */
export function schemaOf(kind: NewKind): SchemaNode {
  const whole = resolveNode(schemas[kinds[kind].schema]);
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
