/** A kind and given values → the text of a new data file: its required and given fields, and the names of the others. Pure. */
import { fillIn } from '../domain/texts/tokens.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import { descriptionOf, type SchemaNode, schemas } from '../schema/schemas.ts';
import { comment, entryLines, formatFields } from './format-fields.ts';
import type { Hints } from './hints.ts';
import { kinds, type NewKind, schemaOf } from './new-kinds.ts';
import { requiredOf } from './resolve-schema.ts';

interface Skeleton {
  kind: NewKind;
  /** Values of some fields. */
  given: Readonly<Record<string, unknown>>;
  hints: Hints;
  /** The site's own fields. */
  own?: OwnFields | undefined;
  /** The schema's path from the file, for editors; undefined if there is none. */
  schemaPath?: string | undefined;
}

const howToFillIn = `Replace everything marked ${fillIn}. npx treesite check lists the fields that are not filled in.`;

/** The text of a whole file. A page is front matter followed by Markdown. */
export function formatSkeleton({ kind, given, hints, own, schemaPath }: Skeleton): string {
  const schema = schemaOf(kind, own);
  const fields = formatFields(schema, given, { hints });
  const isPage = kinds[kind].ending === '.md';
  const how = isFilledIn(fields.flat().join('\n')) && !isPage ? [] : comment(howToFillIn);
  const about = [...comment(descriptionOf(schema) ?? ''), ...how];
  const optional = comment(otherFields(schema, given));
  if (isPage) return `${['---', ...about, ...fields.flat(), ...optional, '---'].join('\n')}\n${body}`;
  const top = schemaPath === undefined ? [] : [schemaLine(schemaPath)];
  return `${[top, about, ...fields, optional]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

function otherFields(schema: SchemaNode, given: Skeleton['given']): string {
  const set = new Set([...requiredOf(schema), ...Object.keys(given)]);
  const others = Object.keys(schema.properties ?? {}).filter((name) => !set.has(name));
  return `Optional fields, described in treesite’s docs/data.md: ${others.join(', ')}.`;
}

const body = `${fillIn} the text of this page: paragraphs of Markdown, ## before a heading, - before an entry of a list.
`;

/** Whether no FILL IN marks are left, except in commented-out fields. */
export function isFilledIn(text: string): boolean {
  return !/^(?!\s*#)(.*\s# |(.*(?:- |: ))?["']?)FILL IN\b/m.test(text);
}

/** One entry of a list file, such as a review. */
export function formatEntry({ kind, given, hints }: Skeleton): string {
  const place = { hints, path: [''], isRequired: true };
  return `${entryLines(schemaOf(kind), place, given).join('\n')}\n`;
}

/** The first lines of a new list file. */
export function listHeader(kind: NewKind, schemaPath: string | undefined): string {
  const about = comment(descriptionOf(schemas[kinds[kind].kind]) ?? '').join('\n');
  return `${schemaPath === undefined ? '' : `${schemaLine(schemaPath)}\n\n`}${about}\n`;
}

/** A comment that names the schema for YAML language servers in editors. */
export function schemaLine(schemaPath: string): string {
  return `# yaml-language-server: $schema=${schemaPath}`;
}
