/** The kinds that `treesite new` can write, with schema, folder and names of each. Pure. */
import { kindNames, rowOf } from '../domain/kind-lists.ts';
import type { KindName, kinds as rows } from '../domain/kinds.ts';
import { splitLanguage } from '../domain/texts/languages.ts';
import { noOwnFields, type OwnFields, schemaOfKind } from '../schema/own/own-fields.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { childOf, resolveNode } from './resolve-schema.ts';

type NewRow = Extract<(typeof rows)[KindName], { new: object }>;

/** The words after `treesite new`. */
export type NewKind = NewRow['new']['word'];

export interface Kind {
  /** The name in the table of kinds; its schema validates the whole file. */
  kind: KindName;
  /** Its name in messages, with an article. */
  noun: string;
  /** The argument NAME, in the help. */
  argument: string;
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
    const { files, named = 'name', slug, new: row } = rowOf(kind);
    if (!row) return [];
    const [folder = '', ending] = files.split('/*');
    const noun = `${/^[aeiou]/.test(row.word) ? 'an' : 'a'} ${row.word}`;
    const hasState = slug === 'name and state';
    return [[row.word, { kind, noun, folder, ending, nameField: named, hasState, automatic: [], ...row }]];
  }),
) as Readonly<Record<NewKind, Kind>>;

/** The schema of what is written (a file, or an entry of a list), with the site's own fields. */
export function schemaOf(kind: NewKind, own: OwnFields = noOwnFields): SchemaNode {
  const whole = resolveNode(schemaOfKind(kinds[kind].kind, own));
  return childOf(whole, 'items') ?? whole;
}

/** Relative to the data folder; for an entry of a list, the list's file. */
export function fileOf(slug: string, kind: NewKind): string {
  const { folder, ending } = kinds[kind];
  return ending === undefined ? folder : `${folder}/${slug}${ending}`;
}

/**
 * The first line of a file, which names its schema for YAML language servers in editors. `file` is relative to the data folder. Undefined for
 * Markdown, and if the site has no copy of the schemas.
 */
export function schemaLine(
  file: string,
  kind: KindName,
  { schemaFolder }: { schemaFolder: string | undefined },
): string | undefined {
  const { original, language } = splitLanguage(file);
  if (schemaFolder === undefined || !original.endsWith('.yaml')) return undefined;
  const up = '../'.repeat(file.split('/').length - 1);
  const name = `${language === undefined ? '' : 'translations/'}${kind}.schema.json`;
  return `# yaml-language-server: $schema=${up}${schemaFolder}/${name}`;
}

/** `language` is the language's folder: es. */
export function translationOf(file: string, language: string): string {
  return file.replace(/(?=\.[a-z]+$)/, `.${language}`);
}
