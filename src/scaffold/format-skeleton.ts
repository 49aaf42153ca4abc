/** A kind and given values → the text of a new data file: required fields first, optional ones commented out. Pure. */
import { fillIn } from '../domain/texts/tokens.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import { descriptionOf, schemas } from '../schema/schemas.ts';
import { comment } from './comment.ts';
import { entryLines, formatFields } from './format-fields.ts';
import type { Hints } from './hints.ts';
import { kinds, type NewKind, schemaOf } from './kinds.ts';

const width = 100;

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
const howToAdd = 'The fields below are optional. Remove the # from those you need.';

/** The text of a whole file. A page is front matter followed by Markdown. */
export function formatSkeleton({ kind, given, hints, own, schemaPath }: Skeleton): string {
  const schema = schemaOf(kind, own);
  const { set, optional } = formatFields(schema, given, { hints, width });
  const how = isFilledIn(set.flat().join('\n')) && kinds[kind].ending !== '.md' ? [] : comment(howToFillIn, width);
  const about = [...comment(descriptionOf(schema) ?? '', width), ...how];
  const fields = [...set, comment(howToAdd, width), ...optional];
  if (kinds[kind].ending === '.md') return `${['---', ...about, ...fields.flat(), '---'].join('\n')}\n${body}`;
  const top = schemaPath === undefined ? [] : [schemaLine(schemaPath)];
  return `${[...top, about, ...fields].map((block) => [block].flat().join('\n')).join('\n\n')}\n`;
}

const body = `${fillIn} the text of this page: paragraphs of Markdown, ## before a heading, - before an entry of a list.
`;

/** Whether no FILL IN marks are left, except in commented-out fields. */
export function isFilledIn(text: string): boolean {
  return !/^(?!\s*#)(.*\s# |(.*(?:- |: ))?["']?)FILL IN\b/m.test(text);
}

/** One entry of a list file, such as a review. */
export function formatEntry({ kind, given, hints }: Skeleton): string {
  const place = { hints, path: [''], isRequired: true, width };
  return `${entryLines(schemaOf(kind), place, given).join('\n')}\n`;
}

/** The first lines of a new list file. */
export function listHeader(kind: NewKind, schemaPath: string | undefined): string {
  const about = comment(descriptionOf(schemas[kinds[kind].kind]) ?? '', width).join('\n');
  return `${schemaPath === undefined ? '' : `${schemaLine(schemaPath)}\n\n`}${about}\n`;
}

/** A comment that names the schema for YAML language servers in editors. */
export function schemaLine(schemaPath: string): string {
  return `# yaml-language-server: $schema=${schemaPath}`;
}
