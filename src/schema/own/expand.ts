/** A site's own schema → one tree without references, in which groups have no other fields, and located mistakes. Pure. */
import type { Path } from '../../diagnostics/locate.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { isGroup } from '../../domain/groups.ts';
import { annotationKinds } from '../annotation.ts';
import { pathOf } from '../field-names.ts';
import type { SchemaNode } from '../schemas.ts';

export interface Mistake {
  path: Path;
  message: string;
  hint: string;
}

const marks: ReadonlySet<string> = new Set(annotationKinds.map((kind) => `x-${kind}`));
/** Keywords that contain schemas by name. */
const groupsOfNodes = ['properties', 'patternProperties', 'dependencies'];
/** Keywords whose values are data, which may look like a schema. */
const examples = ['default', 'examples'];
/** Keywords that say nothing about what is valid. */
const notes = [...examples, '$comment', 'title', 'description', 'readOnly', 'writeOnly', 'x-form'];
/** Keywords whose schemas every value must match; those below others, such as anyOf, are branches. */
const binding = ['properties', 'items', 'additionalProperties'];
const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

interface Position {
  path: Path;
  /** Names of the definitions that contain this position. */
  within: readonly string[];
  /** Inside anyOf, not, if …. */
  isBranch: boolean;
}

/** `file` must be valid. */
export function expand(file: SchemaNode): { schema: SchemaNode; mistakes: Mistake[] } {
  const { definitions, $schema, $id, ...root } = file;
  const known = (definitions ?? {}) as Record<string, SchemaNode>;
  const mistakes = new Map<string, Mistake>();
  /** Once for a definition that several fields use. */
  const report = (path: Path, message: string, hint: string) =>
    void mistakes.set(JSON.stringify([path, message]), { path, message, hint });

  function expanded({ $ref, ...written }: SchemaNode, position: Position): SchemaNode {
    const below = ([keyword, value]: [string, unknown]): [string, unknown] => {
      const isBranch = position.isBranch || !binding.includes(keyword) || (keyword === 'items' && Array.isArray(value));
      const at = { ...position, isBranch, path: [...position.path, keyword] };
      if (isGroup(value) && groupsOfNodes.includes(keyword))
        return [
          keyword,
          Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, inside(one, { ...at, path: [...at.path, name] })]),
          ),
        ];
      return [keyword, examples.includes(keyword) ? value : inside(value, at)];
    };
    const own: SchemaNode = Object.fromEntries(Object.entries(written).map(below));
    const node = $ref === undefined ? own : { ...referred($ref, position), ...own };
    // A definition is checked by itself.
    if ($ref !== undefined && Object.keys(own).every((keyword) => notes.includes(keyword))) return node;
    checkRanges(own, node, position.path);
    return position.isBranch ? inBranch(node, position) : asField(node, position);
  }

  function inside(value: unknown, position: Position): unknown {
    if (Array.isArray(value))
      return value.map((one, index) => inside(one, { ...position, path: [...position.path, index] }));
    return isGroup<SchemaNode>(value) ? expanded(value, position) : value;
  }

  /** Keywords beside $ref apply too, as people expect. */
  function referred($ref: string, position: Position): SchemaNode {
    const name = String(pathOf(`/${$ref.slice('#/definitions/'.length)}`)[0]);
    const target = Object.hasOwn(known, name) ? known[name] : undefined;
    const at = [...position.path, '$ref'];
    if (!target) {
      const names = Object.keys(known);
      const guess = nearest(name, names);
      const hint =
        guess === undefined ? `Definitions: ${names.join(', ') || 'none'}.` : didYouMean(`#/definitions/${guess}`);
      report(at, `This file has no definition ${name}.`, hint);
    } else if (position.within.includes(name)) {
      report(at, `The definition ${name} refers to itself.`, 'Write out as many levels as you need.');
    } else {
      return expanded(target, { ...position, path: ['definitions', name], within: [...position.within, name] });
    }
    return {};
  }

  /** `own`: what is written here, not in a definition. */
  function checkRanges(own: SchemaNode, node: SchemaNode, path: Path): void {
    for (const [least, most] of ranges) {
      const at = [least, most].find((keyword) => keyword in own);
      if (at !== undefined && Number(node[least]) > Number(node[most]))
        report([...path, at], `No value fits: ${least} is more than ${most}.`, 'Correct one of them.');
    }
  }

  function inBranch(node: SchemaNode, { path }: Position): SchemaNode {
    const mark = Object.keys(node).find((keyword) => marks.has(keyword));
    const message = `${mark} has no effect inside anyOf, oneOf, allOf, not, if and other conditions.`;
    if (mark !== undefined) report([...path, mark], message, 'Write it in the field itself, or delete it.');
    return node;
  }

  /** Forbids unlisted fields, as in every data file, unless the schema allows them. */
  function asField(node: SchemaNode, { path }: Position): SchemaNode {
    const { properties, type, 'x-key': map } = node;
    const mark = Object.keys(node).find((keyword) => marks.has(keyword));
    if (mark !== undefined && type !== 'string' && map === undefined)
      report(path, 'A field with an x- keyword must be a text.', 'Add "type": "string".');
    const isPlainText =
      type === 'string' && mark === undefined && !['enum', 'const', 'pattern', 'format'].some((one) => one in node);
    if (!properties) return isPlainText ? { ...node, 'x-text': true } : node;
    checkProperties(node, properties, path);
    return { ...node, additionalProperties: node.additionalProperties ?? false };
  }

  function checkProperties(node: SchemaNode, properties: Record<string, SchemaNode>, path: Path): void {
    for (const [name, child] of Object.entries(properties)) {
      if (child['x-image'] === undefined || (name === 'image' && properties.alt?.type === 'string')) continue;
      const hint = 'Make it a group of two texts: image (with x-image) and alt.';
      report([...path, 'properties', name], 'The fields of a picture must be named image and alt.', hint);
    }
    const { required = [], additionalProperties = false, patternProperties } = node;
    if (additionalProperties !== false || patternProperties !== undefined) return;
    for (const name of required as readonly string[]) {
      if (Object.hasOwn(properties, name)) continue;
      const guess = nearest(name, Object.keys(properties));
      const hint = guess === undefined ? 'Describe it in properties, or delete it.' : didYouMean(guess);
      report([...path, 'required'], `required names ${name}, which is not in properties.`, hint);
    }
  }

  return { schema: expanded(root, { path: [], within: [], isBranch: false }), mistakes: [...mistakes.values()] };
}
