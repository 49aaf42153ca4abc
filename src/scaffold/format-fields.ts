/** A schema → the lines of its fields in YAML, each with its description above it. Pure. */
import { stringify } from 'yaml';
import { isGroup } from '../domain/groups.ts';
import { descriptionOf, type SchemaNode } from '../schema/schemas.ts';
import { comment } from './comment.ts';
import type { Hints } from './hints.ts';
import { placeholder } from './placeholder.ts';
import { childOf, requiredOf, resolveNode, typesOf } from './resolve-schema.ts';

/** The current position in the schema. */
interface Place {
  hints: Hints;
  /** Names of the enclosing fields; '' for an entry of a list. */
  path: readonly string[];
  isRequired: boolean;
  /** Maximum line length. */
  width: number;
  /** Omits descriptions and commented-out fields. */
  isBare?: boolean;
  /** Whether an enclosing field is commented out. */
  isCommented?: boolean;
  /** Writes optional fields like required ones. */
  hasAll?: boolean;
}

/** Fields as blocks of lines. */
export interface FieldBlocks {
  /** Required fields, then given ones. */
  set: string[][];
  /** Optional fields, commented out. */
  optional: string[][];
}

/** `given`: values of some fields, which need no placeholder. */
export function formatFields(
  node: SchemaNode,
  given: Readonly<Record<string, unknown>>,
  place: Pick<Place, 'hints' | 'width'> & Partial<Place>,
): FieldBlocks {
  const fields = resolveNode(node);
  const required = requiredOf(fields);
  const { path = [], hints, width } = place;
  const blocks = Object.entries(fields.properties ?? {}).map(([key, child]) => {
    const isRequired = required.includes(key);
    const isSet = isRequired || given[key] !== undefined || place.hasAll === true;
    const { isBare = false } = place;
    const isCommented = place.isCommented === true || !isSet;
    const inner = {
      hints,
      isBare,
      isCommented,
      isRequired: isRequired && place.isRequired !== false,
      path: [...path, key],
    };
    const lines = fieldLines(key, child, { given: given[key], ...inner, width: isSet ? width : width - 2 });
    const words = `${isRequired ? 'required: ' : ''}${wordsFor(child, path)}`;
    const about = isBare ? [] : comment(words, width);
    return { isRequired, isSet, lines: [...about, ...(isSet ? lines : commentOut(lines))] };
  });
  const setFirst = [...blocks.filter((block) => block.isRequired), ...blocks.filter((block) => !block.isRequired)];
  return {
    set: setFirst.filter((block) => block.isSet).map((block) => block.lines),
    optional: place.isBare ? [] : setFirst.filter((block) => !block.isSet).map((block) => block.lines),
  };
}

/** The description of a field. Inside groups, a shared definition's description is cut to its first sentence, because it is repeated many times. */
function wordsFor(child: SchemaNode, path: readonly string[]): string {
  const words = descriptionOf(resolveNode(child)) ?? '';
  return path.length === 0 || child.description !== undefined ? words : (/^.*?\.(?=\s|$)/.exec(words)?.[0] ?? words);
}

function commentOut(lines: readonly string[]): string[] {
  return lines.map((line) => `# ${line}`.trimEnd());
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}

function fieldLines(key: string, child: SchemaNode, place: Place & { given: unknown }): string[] {
  const node = resolveNode(child);
  const inner = { ...place, width: place.width - 2 };
  if (node.properties && isGroup(place.given)) return withFields(`${key}:`, node, inner, place.given);
  if (place.given !== undefined) return givenLines(key, place.given);
  const items = childOf(node, 'items');
  if (items) return [`${key}:`, ...indent(listLines(items, node, inner))];
  if (node.properties) return withFields(`${key}:`, node, inner);
  const values = childOf(node, 'additionalProperties');
  if (values) {
    const name = placeholder(childOf(node, 'propertyNames') ?? {}, inner).value ?? 'key';
    return [
      `${key}:`,
      ...indent(fieldLines(String(name), values, { ...inner, path: [...place.path, ''], given: undefined })),
    ];
  }
  return [`${key}: ${scalar(node, place)}`.trimEnd()];
}

function givenLines(key: string, value: unknown): string[] {
  return stringify({ [key]: value }, { lineWidth: 100 })
    .trimEnd()
    .split('\n');
}

/**
 * A group without required or given fields is written as `{}`, because an empty value would be null. If it is commented
 * out, it contains all its fields instead, because none could be added below `{}`.
 */
function withFields(
  head: string,
  node: SchemaNode,
  place: Place,
  given: Readonly<Record<string, unknown>> = {},
): string[] {
  const hasNone = requiredOf(node).length === 0 && Object.keys(given).length === 0;
  const hasAll = hasNone && place.isCommented === true;
  const { set, optional } = formatFields(node, given, { ...place, hasAll });
  return [set.length === 0 ? `${head} {}` : head, ...indent([...set, ...optional].flat())];
}

/** The minimum number of entries; for required references, all known slugs. */
function listLines(items: SchemaNode, list: SchemaNode, place: Place): string[] {
  const target = items['x-ref'];
  if (place.isRequired && typeof target === 'string') {
    const slugs = place.hints.slugs[target as keyof Hints['slugs']];
    if (slugs.length > 0) return slugs.map((slug) => `- ${slug}`);
  }
  const count = Math.max(1, typeof list.minItems === 'number' ? list.minItems : 0);
  const entry = { ...place, path: [...place.path, ''] };
  return Array.from({ length: count }, () => entryLines(items, entry)).flat();
}

/** Puts the hyphen before the first line that is not a comment. */
export function entryLines(node: SchemaNode, place: Place, given: Readonly<Record<string, unknown>> = {}): string[] {
  if (!node.properties) return [`- ${scalar(node, place)}`.trimEnd()];
  const { set, optional } = formatFields(node, given, { ...place, width: place.width - 2 });
  const lines = [...set, ...optional].flat();
  const first = lines.findIndex((line) => !line.startsWith('#'));
  if (first === -1) return ['- {}', ...indent(lines)];
  return lines.map((line, index) => (index < first ? line : `${index === first ? '- ' : '  '}${line}`));
}

function scalar(node: SchemaNode, place: Place): string {
  const { value, note } = placeholder(node, place);
  if (value === undefined) return '';
  const isText = typesOf(node).includes('string');
  const written = stringify(isText ? String(value) : value, { lineWidth: 0 }).trimEnd();
  return note === undefined ? written : `${written} # ${note}`;
}
