/** The schemas → docs/data.md: every kind of data file with every field. Pure. */
import { kindNames, requiredKinds, rowOf } from '../../src/domain/kind-lists.ts';
import type { KindName } from '../../src/domain/kinds.ts';
import { schemaFiles } from '../../src/schema/schema-files.ts';
import { definitions, type SchemaNode } from '../../src/schema/schemas.ts';
import {
  childNode,
  definitionOf,
  describeDefault,
  describeValue,
  headingOf,
  isShape,
  resolved,
  textKinds,
} from './describe-value.ts';
import { anchored, code, generatedBy, linkTo, page, plain, table } from './markdown.ts';

/** Where the files of each kind lie, below the data folder. */
function filesOf(kind: KindName): string {
  return rowOf(kind).files.replace('*', '<slug>');
}

/** `examples`: a whole file of a kind, from this page. */
export function formatData(examples: Readonly<Partial<Record<KindName, string>>>): string {
  return page([
    generatedBy('src/schema/*.schema.json'),
    '# Data reference',
    intro,
    table(
      ['file', 'what', 'needed'],
      kindNames.map((name) => [fileLink(name), plain(firstSentence(schemaFiles[name])), isNeeded(name) ? 'yes' : '']),
    ),
    `Further down: ${linkTo(kindsHeading, 'kinds of text')}, ${linkTo(shapesHeading, 'groups that several files share')} and the [icons](#icons).`,
    ...kindNames.flatMap((name) => formatKind(name, examples[name])),
    `## ${kindsHeading}`,
    table(
      ['kind', 'what'],
      textKinds.map((name) => [anchored(headingOf(name)), words(definitions[name] ?? {})]),
    ),
    `## ${shapesHeading}`,
    ...Object.keys(definitions).filter(isShape).flatMap(formatShape),
    ...formatIcons(),
  ]);
}

function formatIcons(): string[] {
  const how = `The value of every \`icon\` field is the name of one of [Lucide's icons](https://lucide.dev/icons), or of your own SVG file:
\`data/icons/crane.svg\` is \`crane\`. Your file needs a \`viewBox\`, such as \`0 0 24 24\`, and must have no colors of its own
(\`stroke="currentColor"\`, \`fill="none"\`). Parts that could run or load something are refused. Your icon replaces Lucide's
icon of the same name. Only icons that the site uses are published.`;
  return ['## Icons', how];
}

const kindsHeading = 'Kinds of text';
const shapesHeading = 'Shared groups';

const intro = `A site is a folder of YAML files; text pages are Markdown files with YAML front matter. Editors complete every field
below and describe it. \`treesite new\` writes a file with the required fields of its kind, and names the others. \`treesite check\` reports the file, line and
column of every mistake. Any field that is not listed here is an error, so misspellings are reported.
[Your own fields](own-fields.md) are under \`custom\`.

A file's name without its extension is its slug, and the last part of the page's URL: \`data/cities/springfield-vt.yaml\` is \`/areas/springfield-vt/\`.
The name of a post's file begins with its date, which is not in its URL: \`data/posts/2026-06-02-storm-season.md\` is \`/news/storm-season/\`. With the first post, the site gets the list
\`/news/\` and the feed \`/news/feed.atom\`; link to the list in \`navigation\` or \`footer\` in \`site.yaml\`. A post with a date in the future is published by the first build on that day.
Some facts have no field, because treesite derives them: the distance between two cities, and every reference in reverse. For example, a county's page lists
the cities that name this county. Pictures are in \`data/images/\`. Reviews can also be in several files, \`data/reviews/*.yaml\`.`;

function fileLink(name: KindName): string {
  return linkTo(titleOf(name), code(`data/${filesOf(name)}`));
}

function isNeeded(name: KindName): boolean {
  return requiredKinds.includes(name);
}

function titleOf(name: KindName): string {
  return String(schemaFiles[name].title);
}

/** Descriptions name the file after a colon; the table has it in its own column. */
function firstSentence({ description }: SchemaNode): string {
  return String(description)
    .replace(/(:\s*data\/\S+|\.\s).*$/s, '')
    .replace(/\.?$/, '.');
}

const listOf = new Intl.ListFormat('en-GB');

function words(node: SchemaNode): string {
  const { description, 'x-tokens': tokens } = resolved(node);
  const more = Array.isArray(tokens)
    ? ` It may contain ${listOf.format(tokens.map((token) => code(`{${token}}`)))}.`
    : '';
  return plain(String(description ?? '')) + more;
}

/** Empty for a plain text without a description of its own: the general one would only repeat the type. */
function ofItsOwn(field: SchemaNode): string {
  return field.description === undefined && /\/(text|markdown)$/.test(field.$ref ?? '') ? '' : words(field);
}

function formatKind(name: KindName, example: string | undefined): string[] {
  const schema = resolved(schemaFiles[name]);
  const title = titleOf(name);
  const whole = example === undefined ? '' : `A whole file: [${example.replace(/^(\.\.\/)+/, '')}](${example}).`;
  return [`## ${title}`, words(schema), whole, ...formatBody(schema, { title, path: '' })];
}

function formatShape(name: string): string[] {
  const node = definitions[name] ?? {};
  const title = headingOf(name);
  const forms = Array.isArray(node.oneOf) ? (node.oneOf as SchemaNode[]) : [];
  if (forms.length === 0) return [`### ${title}`, words(node), ...formatBody(node, { title, path: '' })];
  return [
    `### ${title}`,
    words(node),
    ...forms.flatMap((form) => [`${String(form.title)}:`, ...formatBody(form, { title, path: '' })]),
  ];
}

interface Place {
  /** The heading of the kind or shape. */
  title: string;
  /** From the file's root: business.hours.opening */
  path: string;
}

/** The table of a group's fields, then the tables of the groups in it. */
function formatBody(node: SchemaNode, place: Place): string[] {
  const entries = childNode(node, 'items') ?? childNode(node, 'additionalProperties');
  const { properties } = node;
  if (!properties && entries) {
    const entry = resolved(entries);
    const each = node.items ? 'It is a list. Each entry:' : 'Each key has a value:';
    return entry.properties ? [each, ...formatBody(entry, place)] : [`${each} ${describeValue(entries, place.title)}.`];
  }
  const fields = Object.entries(properties ?? {});
  const inside = (field: string) => (place.path === '' ? field : `${place.path}.${field}`);
  const rows = fields.map(([field, child]) => [
    code(field),
    describeValue(child, groupHeading(place.title, inside(field))),
    describeDefault(field, node, child),
    ofItsOwn(child),
  ]);
  const groups = fields.flatMap(([field, child]) => formatGroup(child, { ...place, path: inside(field) }));
  return [table(['field', 'value', 'default', 'what it is'], rows), ...groups];
}

function groupHeading(title: string, path: string): string {
  return `${title}: ${path}`;
}

/** Nothing for a field whose value has no fields of its own, or whose fields are described elsewhere. */
function formatGroup(field: SchemaNode, place: Place): string[] {
  const list = childNode(resolved(field), 'items');
  const map = resolved(field).properties ? undefined : childNode(resolved(field), 'additionalProperties');
  const value = list ?? map ?? field;
  const group = resolved(value);
  if (definitionOf(value) !== undefined || !group.properties) return [];
  const each = list ? ' Each entry:' : map ? ' Each key has:' : '';
  return [`### ${groupHeading(place.title, place.path)}`, words(field) + each, ...formatBody(group, place)];
}
