/** The `x-…` keywords → checks that always pass, and record the text as an annotation. */
import { type Annotation, annotationKinds } from '../annotation.ts';
import type { SchemaNode } from '../schemas.ts';
import type { Check, NodePlace } from './check.ts';

type Kind = Annotation['kind'];

const kinds = new Map<string, Kind>(annotationKinds.map((kind) => [`x-${kind}`, kind]));

export function annotate(node: SchemaNode, { isKey = false }: NodePlace): Check[] {
  const tokens = (node['x-tokens'] ?? []) as readonly string[];
  return Object.keys(node).flatMap((keyword): Check[] => {
    const kind = kinds.get(keyword);
    if (kind === undefined) return [];
    const target = String(node[keyword]);
    return [
      (value, { annotations, path }) => {
        if (typeof value === 'string' || typeof value === 'number')
          annotations.push({ kind, target, value: String(value), path: path.slice(), isKey, tokens });
        return true;
      },
    ];
  });
}
