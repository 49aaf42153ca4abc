/** A kind and given values → the text of a new data file: its required and given fields, and the names of the others. Pure. */
import { type Node, YAMLSeq } from 'yaml';
import { fillIn as mark } from '../domain/texts/tokens.ts';
import { type SchemaNode, schemas } from '../schema/schemas.ts';
import { comment, entryNode, type Form, fieldsNode, formatNode } from './format-fields.ts';
import { kinds, type NewKind, schemaLine, schemaOf } from './new-kinds.ts';
import type { Hints } from './placeholder.ts';

export interface NewEntry {
  kind: NewKind;
  /** Values of some fields. */
  given: Readonly<Record<string, unknown>>;
  hints: Hints;
}

interface Skeleton extends NewEntry {
  /** Relative to the data folder. */
  file: string;
}

/** `check` does not report what a draft lacks. */
function howToFillIn(isDraft: boolean): string {
  return `Replace everything marked ${mark}${isDraft ? ', then delete draft: true' : ''}. npx treesite check lists the fields that are not filled in.`;
}

/** The text of a whole file. A page is front matter followed by Markdown. */
export function formatSkeleton({ kind, given, hints, file }: Skeleton): string {
  const schema = schemaOf(kind, hints.own);
  const map = fieldsNode(schema, given, { hints, path: [], isRequired: true });
  const isPage = kinds[kind].ending === '.md';
  if (!isPage) for (const { key } of map.items.slice(1)) key.spaceBefore = true;
  const fields = formatNode(map).trimEnd();
  const about = comment(`${schema.description ?? ''}`);
  if (isPage || !isFilledIn(fields)) about.push(...comment(howToFillIn(given.draft === true)));
  const optional = comment(otherFields(schema, given)).join('\n');
  if (isPage) return `${['---', ...about, fields, optional, '---'].join('\n')}\n${body}`;
  const blocks = [schemaLine(file, kinds[kind].kind, hints), about.join('\n'), fields, optional];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function otherFields(schema: SchemaNode, given: Skeleton['given']): string {
  const set = new Set([...(schema.required ?? []), ...Object.keys(given)]);
  const others = Object.keys(schema.properties ?? {}).filter((name) => !set.has(name));
  return `Optional fields, described in treesite’s docs/data.md: ${others.join(', ')}.`;
}

const body = `${mark} the text of this page: paragraphs of Markdown, ## before a heading, - before an entry of a list.
`;

/** The text of a new file without descriptions. Placeholders for required fields only if `fillIn` says so. */
export function formatBare({ kind, given, hints, file }: Skeleton, fillIn: boolean): string {
  const { body: markdown = fillIn ? body.trimEnd() : undefined, ...values } = given;
  const place = { hints, path: [], isRequired: true, isBare: true, isSparse: !fillIn };
  const fields = formatNode(fieldsNode(schemaOf(kind, hints.own), values, place));
  if (kinds[kind].ending === '.md') return `---\n${fields}---\n${markdown === undefined ? '' : `\n${markdown}\n`}`;
  const first = schemaLine(file, kinds[kind].kind, hints);
  return first === undefined ? fields : `${first}\n\n${fields}`;
}

/** Whether no FILL IN marks are left, except in commented-out fields. */
export function isFilledIn(text: string): boolean {
  return !/^(?!\s*#)(.*\s# |(.*(?:- |: ))?["']?)FILL IN\b/m.test(text);
}

/** One entry of a list file, such as a review. */
export function formatEntry({ kind, given, hints }: NewEntry, form: Partial<Form> = {}): string {
  const list = new YAMLSeq<Node>();
  list.items.push(entryNode(schemaOf(kind), given, { hints, path: [''], isRequired: true, ...form }));
  return formatNode(list);
}

/** The first lines of a new list file. */
export function listHeader({ kind, hints, file }: Pick<Skeleton, 'kind' | 'hints' | 'file'>): string {
  const first = schemaLine(file, kinds[kind].kind, hints);
  const about = comment(schemas[kinds[kind].kind].description ?? '').join('\n');
  return `${first === undefined ? '' : `${first}\n\n`}${about}\n`;
}
