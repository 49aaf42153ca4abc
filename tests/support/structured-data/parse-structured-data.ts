/** The JSON-LD of a page → nodes of schema.org. Pure. */
import { isGroup } from '../../../src/domain/groups.ts';

/** A thing with properties. */
export type Node = Readonly<Record<string, unknown>>;

export interface StructuredData {
  /** Top-level nodes; others are values of their properties. */
  nodes: Node[];
  /** The parser's messages about invalid JSON. */
  unreadable: string[];
}

/** `texts`: the texts of the page's JSON-LD scripts. */
export function parseStructuredData(texts: readonly string[]): StructuredData {
  const found: StructuredData = { nodes: [], unreadable: [] };
  for (const text of texts) {
    try {
      found.nodes.push(...asList(JSON.parse(text)).filter(isGroup).flatMap(nodesOf));
    } catch (error) {
      found.unreadable.push(error instanceof Error ? error.message : String(error));
    }
  }
  return found;
}

/** Ignores data of other vocabularies. */
function nodesOf(document: Node): Node[] {
  if (!asList(document['@context']).some((context) => /^https?:\/\/schema\.org\b/.test(String(context)))) return [];
  const graph = document['@graph'];
  return graph === undefined ? [document] : asList(graph).filter(isGroup);
}

/** JSON-LD does not distinguish a single value from a list of one. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Without the vocabulary's URL: https://schema.org/Monday → Monday. */
export function shortName(name: string): string {
  if (!name.startsWith('http') && !name.startsWith('schema:')) return name;
  return name.replace(/^(https?:\/\/schema\.org\/|schema:)/, '');
}

export function schemaOrgTypes(node: Node): readonly string[] {
  const written = node['@type'];
  if (typeof written !== 'string') return asList(written).map((type) => shortName(String(type)));
  const known = written.length > longestKept ? undefined : single.get(written);
  if (known) return known;
  const types = [shortName(written)];
  if (single.size < maxKept && written.length <= longestKept) single.set(written, types);
  return types;
}

/** Memoized, because there are few types, and each is on thousands of pages. */
const single = new Map<string, readonly string[]>();
const [maxKept, longestKept] = [500, 100];
