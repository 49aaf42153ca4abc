/** A schema → the lines of its required and given fields in YAML, each with its description above it. Pure. */
import { stringify } from 'yaml';
import { isGroup } from '../domain/groups.ts';
import { descriptionOf, type SchemaNode } from '../schema/schemas.ts';
import type { Hints } from './hints.ts';
import { placeholder } from './placeholder.ts';
import { childOf, requiredOf, resolveNode, typesOf } from './resolve-schema.ts';

const maxWidth = 100;

/** The current position in the schema. */
interface Place {
  hints: Hints;
  /** Names of the enclosing fields; '' for an entry of a list. */
  path: readonly string[];
  isRequired: boolean;
  /** Omits descriptions. */
  isBare?: boolean;
}

/** A block of lines per field, required ones first. `given`: values of some fields, which need no placeholder. */
export function formatFields(
  node: SchemaNode,
  given: Readonly<Record<string, unknown>>,
  place: Pick<Place, 'hints'> & Partial<Place>,
): string[][] {
  const { path = [], hints, isBare = false } = place;
  const fields = resolveNode(node);
  const required = requiredOf(fields);
  const properties = Object.entries(fields.properties ?? {});
  const isRequired = ([key]: [string, SchemaNode]) => required.includes(key);
  const isGiven = ([key]: [string, SchemaNode]) => !required.includes(key) && given[key] !== undefined;
  return [...properties.filter(isRequired), ...properties.filter(isGiven)].map(([key, child]) => {
    const isNeeded = required.includes(key) && place.isRequired !== false;
    const about = `${required.includes(key) ? 'required: ' : ''}${descriptionOf(resolveNode(child)) ?? ''}`;
    const inner = { hints, isBare, isRequired: isNeeded, path: [...path, key] };
    return [
      ...(isBare ? [] : comment(about, 2 * path.length)),
      ...fieldLines(key, resolveNode(child), given[key], inner),
    ];
  });
}

/** A text as YAML comment lines. `indent` is the number of spaces that they get. A long word gets a line of its own. */
export function comment(text: string, indent = 0): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxWidth - indent)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(`# ${word}`);
  }
  return lines;
}

function fieldLines(key: string, node: SchemaNode, given: unknown, place: Place): string[] {
  if (node.properties && (given === undefined || isGroup(given))) {
    const lines = formatFields(node, given ?? {}, place).flat();
    // An empty value would be null.
    return lines.length === 0 ? [`${key}: {}`] : [`${key}:`, ...indent(lines)];
  }
  if (given !== undefined)
    return stringify({ [key]: given }, { lineWidth: maxWidth })
      .trimEnd()
      .split('\n');
  const items = childOf(node, 'items');
  if (items) return [`${key}:`, ...indent(listLines(items, node, place))];
  const values = childOf(node, 'additionalProperties');
  if (!values) return [`${key}: ${scalar(node, place)}`.trimEnd()];
  const name = placeholder(childOf(node, 'propertyNames') ?? {}, place).value ?? 'key';
  return [`${key}:`, ...indent(fieldLines(String(name), values, undefined, { ...place, path: [...place.path, ''] }))];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** The minimum number of entries; for required references, all known slugs. */
function listLines(items: SchemaNode, list: SchemaNode, place: Place): string[] {
  const target = items['x-ref'];
  const slugs = typeof target === 'string' ? place.hints.slugs[target as keyof Hints['slugs']] : [];
  if (place.isRequired && slugs.length > 0) return slugs.map((slug) => `- ${slug}`);
  const count = Math.max(1, typeof list.minItems === 'number' ? list.minItems : 0);
  return Array.from({ length: count }, () => entryLines(items, { ...place, path: [...place.path, ''] })).flat();
}

/** Puts the hyphen before the first line that is not a comment. */
export function entryLines(node: SchemaNode, place: Place, given: Readonly<Record<string, unknown>> = {}): string[] {
  if (!node.properties) return [`- ${scalar(node, place)}`.trimEnd()];
  const lines = formatFields(node, given, place).flat();
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines.map((line, index) => (index < first ? line : `${index === first ? '- ' : '  '}${line}`));
}

function scalar(node: SchemaNode, place: Place): string {
  const { value, note } = placeholder(node, place);
  if (value === undefined) return '';
  const isText = typesOf(node).includes('string');
  const written = stringify(isText ? String(value) : value, { lineWidth: 0 }).trimEnd();
  return note === undefined ? written : `${written} # ${note}`;
}
